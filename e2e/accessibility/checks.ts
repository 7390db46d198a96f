import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Least width and height of what is pressed, in px (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

const iPhone = '[aria-label="iPhone preview"]';

/**
 * That axe finds nothing against WCAG 2.2 AA in what the page shows now. The iPhone's own colours are the one
 * exception: "Increase contrast" is there for them.
 */
export async function expectAccessible(page: Page, state: string) {
  const outside = new AxeBuilder({ page }).exclude(iPhone).options(options);
  const inside = new AxeBuilder({ page })
    .include(iPhone)
    .options({ ...options, rules: { 'color-contrast': { enabled: false } } });
  const parts = (await page.locator(iPhone).count()) > 0 ? [outside, inside] : [outside];
  const found: string[] = [];
  for (const part of parts) {
    // The page has no frames of other origins, which alone need a second page for each analysis.
    // oxlint-disable-next-line no-await-in-loop -- axe looks at a page once at a time
    const { violations } = await part.setLegacyMode().analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${id} at ${target.join(' ')}: ${failureSummary ?? ''}`);
      }
    }
  }
  expect.soft(found, `axe: ${state}`).toEqual([]);
}

/** That the page is no wider than its window; strips inside it may scroll by themselves. */
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

/** That everything that can be pressed is 24 px or more each way; links within a sentence are exempt. */
export async function expectTargets(page: Page, state: string) {
  const small = await page.evaluate(
    ({ selector, least }) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'))
        .flatMap((element) => {
          // The label of a tick is pressed as well as the tick.
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

/** That a state is no wider than its window, has targets that can be hit, and that axe finds nothing in it. */
export async function expectUsable(page: Page, state: string) {
  await expectNoSidewaysScroll(page, state);
  await expectTargets(page, state);
  await expectAccessible(page, state);
}

/** That every control can be scrolled to and is not covered by anything there. */
export async function expectReachable(page: Page, state: string) {
  const covered = await page.evaluate((selector) => {
    const onTop = document.querySelector('dialog:modal, :popover-open');
    return [...(onTop ?? document).querySelectorAll<HTMLElement>(selector)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => !element.matches(':disabled'))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        if (hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit))) return [];
        // What an open menu lies over is reached by closing it.
        if (hit?.closest('details[open]')) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
        return [`${element.tagName} "${name}" under ${hit?.tagName} ${hit?.className}`];
      });
  }, controls);
  expect.soft(covered, `out of reach: ${state}`).toEqual([]);
}

/** That nothing moves: no animation is under way. */
export async function expectStill(page: Page, state: string) {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // What only waits for its time, or has arrived, moves nothing.
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().progress !== null,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
  expect.soft(moving, `moves: ${state}`).toEqual([]);
}
