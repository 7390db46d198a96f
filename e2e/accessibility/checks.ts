import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { createRequire } from 'node:module';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

// axe comes with its adapter to Playwright. The adapter loads it into the page anew for each analysis, and needs
// two analyses where one part of a page has rules of its own: that doubles the time.
const { resolve } = createRequire(import.meta.url);
const { source: axeSource } = createRequire(resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  elementRef: true,
  // Only media are asked for by a rule; axe would load all style sheets as well.
  preload: { assets: ['media'] },
};

/** Least width and height of a control, in px (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

const iPhone = '[aria-label="iPhone preview"]';

/**
 * Expects that axe finds nothing against WCAG 2.2 AA in the current state of the page. The iPhone's own colours are the
 * one exception: "Increase contrast" is there for them.
 */
export async function expectAccessible(page: Page, state: string) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ runOptions, ownColours }) => {
      if (!window.axe) throw new Error('axe was not loaded.');
      // Colours halfway through a change are none to measure: a notice that fades out is gone, all else stands still.
      const paused = document.getAnimations().filter((animation) => {
        const { endTime, progress } = animation.effect?.getComputedTiming() ?? {};
        const isAlmostOver = Number(progress) > 0.8 || animation instanceof CSSTransition;
        const isFinished = isAlmostOver && Number.isFinite(endTime);
        if (isFinished) animation.finish();
        else if (animation.playState === 'running') animation.pause();
        return !isFinished && animation.pending;
      });
      const { violations } = await window.axe.run(document, runOptions);
      for (const animation of paused) animation.play();
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'color-contrast' || !element?.closest(ownColours))
          .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { runOptions: options, ownColours: iPhone },
  );
  expect.soft(found, `axe: ${state}`).toEqual([]);
}

/** Expects that the page is no wider than its window; strips inside it may scroll by themselves. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
      .slice(0, 12)
      .concat(`page: ${scrollWidth} in ${clientWidth}`);
  });
  expect.soft(wide, `wider than the window: ${state}`).toEqual([]);
}

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';

/** Expects that every control that can be hit is 24 px or more each way; links within a sentence are exempt. */
export async function expectTargets(page: Page, state: string) {
  const small = await page.evaluate(
    ({ selector, least }) =>
      // Nothing behind a dialog can be hit.
      [...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'))
        .flatMap((element) => {
          // A press on the label of a checkbox is a press on the checkbox.
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
          if (boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)) return [];
          const [box] = boxes;
          const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
          return [`${element.tagName} "${name}" ${box?.width} by ${box?.height}`];
        }),
    { selector: controls, least: leastTarget },
  );
  expect.soft(small, `smaller than ${leastTarget} px: ${state}`).toEqual([]);
}

/**
 * Expects that a state is no wider than its window, has targets that can be hit and that are seen when the focus comes
 * to them, and that axe finds nothing in it.
 */
export async function expectUsable(page: Page, state: string) {
  await expectNoSidewaysScroll(page, state);
  await expectTargets(page, state);
  await expectReachable(page, state, 'nearest');
  await expectAccessible(page, state);
}

/**
 * Expects that every control can be scrolled to and is not covered there. Leaves the page scrolled as it was. `nearest`:
 * scrolled no further than the focus scrolls when it comes backwards, control by control, to below the sticky bars; a
 * part of the control is seen then (WCAG 2.2, 2.4.11).
 */
export async function expectReachable(page: Page, state: string, block: 'center' | 'nearest' = 'center') {
  const covered = await page.evaluate(
    ({ selector, place }) => {
      const onTop = document.querySelector('dialog:modal, :popover-open');
      const scrolled = [...document.querySelectorAll('*')].map((element) => ({
        element,
        left: element.scrollLeft,
        top: element.scrollTop,
      }));
      const found = [...(onTop ?? document).querySelectorAll<HTMLElement>(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => !element.matches(':disabled'))
        .toReversed()
        .flatMap((element) => {
          element.scrollIntoView({ block: place, inline: place, behavior: 'instant' });
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
          const shares = place === 'center' ? [0.5] : [0.5, 0.95, 0.05];
          const hits = shares.map((share) =>
            document.elementFromPoint((left + right) / 2, top + (bottom - top) * share),
          );
          const isSeen = hits.some(
            (each) => each && (element.contains(each) || each.contains(element) || label?.contains(each)),
          );
          const [hit] = hits;
          // An open menu can be closed, these two close when the focus comes below them, and a status is gone in a moment.
          const yielding =
            'details[open], [aria-label="Sending"], [aria-label="Side panel"], [role="status"]';
          if (isSeen || hit?.closest(yielding)) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
          return [`${element.tagName} "${name}" under ${hit?.tagName} ${hit?.className}`];
        });
      for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
      return found;
    },
    { selector: controls, place: block },
  );
  expect.soft(covered, `out of reach: ${state}`).toEqual([]);
}

/** Expects that no animation is under way. */
export async function expectStill(page: Page, state: string) {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // An animation that waits for its time, or has arrived, moves nothing.
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().progress !== null,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
  expect.soft(moving, `moves: ${state}`).toEqual([]);
}

/** Words of the interface that somebody who writes a message need not know: they are for developers' places. */
const developersWords = /\b(?:JSON|cURL|Base64|postbacks?|HTTP|enum|webviews?|payloads?|URIs?)\b/;
/** Inspect names the kind of code that was pasted. */
const developersPages = ['/connection', '/verify', '/testers', '/audit', '/docs', '/inspect', '/element'];

/** Expects that the text that is seen on a marketer's page has no word that only developers know. */
export async function expectPlainWords(page: Page, state: string) {
  if (developersPages.includes(new URL(page.url()).pathname)) return;
  const texts = await page.evaluate(() => {
    // What a phone shows was written by the author; what is folded is not seen.
    const others = 'script, style, code, pre, [aria-label$="preview"]';
    const codePanels = [...document.querySelectorAll('[role="tab"]')]
      .filter((tab) => /^(?:Code|For developers)/.test(tab.textContent))
      .map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest(others) || codePanels.some((panel) => panel?.contains(element)))
        continue;
      if (element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        seen.push(node.nodeValue?.trim() ?? '');
    }
    return seen;
  });
  const found = texts.filter((text) => developersWords.test(text));
  expect.soft(found, `words for developers: ${state}`).toEqual([]);
}
