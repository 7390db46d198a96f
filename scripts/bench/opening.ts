import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run.mjs';
import { lastCard, slowDown, withBrowser, withControls, withPage, type Target } from './browser';
import { measureInTurns, rowOf, type Row } from './table';

/** Runs in the page before its scripts: notes the first task after the paint that shows the last card. */
function noteFirstPhone({ preview, words }: { preview: string; words: string }) {
  const look = () => {
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    const previews = [document, ...frames].map((one) => one.querySelector(preview));
    const shown = previews.map((one) => (one?.shadowRoot ?? one)?.textContent ?? '');
    if (!shown.some((text) => text.includes(words))) {
      requestAnimationFrame(look);
      return;
    }
    const afterPaint = new MessageChannel();
    afterPaint.port1.addEventListener('message', () => {
      performance.mark('first phone');
      console.info('first phone');
    });
    afterPaint.port1.start();
    afterPaint.port2.postMessage(0);
  };
  if (window === window.top) requestAnimationFrame(look);
}

/**
 * Opens a page cold until its preview shows the last card: milliseconds since the navigation, requests without the pictures
 * of cards, kilobytes of scripts. `cpu`: how many times slower the processor is.
 */
const open = (browser: Browser, { address, preview }: Target, cpu: number) =>
  withPage(browser, async (page, session) => {
    await slowDown(session, cpu);
    await page.addInitScript(noteFirstPhone, { preview, words: lastCard });
    // The page reports it: polling would delay its scripts by 40 ms.
    const firstPhone = page.waitForEvent('console', (message) => message.text() === 'first phone');
    await page.goto(address, { waitUntil: 'commit' });
    await firstPhone;
    return page.evaluate(() => {
      const firstMs = performance.getEntriesByName('first phone')[0]?.startTime ?? 0;
      const files = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime, name }) => startTime < firstMs && !name.endsWith('.jpg'));
      const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      // The document is a request too.
      return { firstMs, requests: files.length + 1, scriptKb: bytes / 1000 };
    });
  });

/** The time until the first phone of a template, and of the element, beside a bare page of the same cards, and beside another build. */
export const measureOpening = (repetitions: number, other?: Target) =>
  withControls(({ bare, element }) =>
    withBrowser(async (browser, own) => {
      const rows: Row[] = [];
      for (const cpu of [1, 4]) {
        const runs = await measureInTurns(repetitions, {
          own: () => open(browser, own, cpu),
          bare: () => open(browser, bare, cpu),
          element: () => open(browser, element, cpu),
          ...(other && { other: () => open(browser, other, cpu) }),
        });
        const phone: [string, string, string] = [`first phone, cold, ${cpu}×`, 'ms', 'firstMs'];
        const control = { what: bare.name, runs: runs.bare };
        rows.push(rowOf(phone, runs.own, control));
        rows.push(rowOf([`<rcs-message>: ${phone[0]}`, 'ms', 'firstMs'], runs.element, control));
        if (other) rows.push(rowOf(phone, runs.own, { what: other.name, runs: runs.other }, 1));
        if (cpu > 1) continue;
        rows.push(rowOf(['requests until then', '', 'requests'], runs.own, undefined, 25));
        rows.push(rowOf(['scripts until then', 'kB', 'scriptKb'], runs.own, undefined, 260));
        rows.push(rowOf(['<rcs-message>: requests until then', '', 'requests'], runs.element, control));
        rows.push(rowOf(['<rcs-message>: scripts until then', 'kB', 'scriptKb'], runs.element, control));
        const script = gzipSync(readFileSync(join(root, 'dist/element/rcs-message.js'))).length / 1000;
        rows.push({ what: '<rcs-message>: its script, gzip', unit: 'kB', measured: [script], most: 90 });
      }
      return rows;
    }),
  );
