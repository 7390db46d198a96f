import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { lastCard, slowDown, withBrowser, withControls, withPage, type Target } from './browser';
import { measureInTurns, quantile, rowOf, type Row } from './table';

const warmUpKeys = 'warmingupq';
const measuredKeys = 'vthequickbrownfoxjumpsoverlazydogsandtypessixtymorekeysnowok';
/** Between two keys of a fast typist. */
const KEY_INTERVAL_MS = 100;
/** Until a new page, and later its check of the first letters, are idle. */
const IDLE_MS = 3000;
const LATEST_MS = 60_000;

type Times = { samples: number[]; longTasks: number[] };

/** Runs in the page: measures each key from its press to the first task after the paint that shows its letter, or with no selector ('') after the next paint. */
export function watchKeys(selector: string) {
  const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
  const pages = selector === '' ? [] : [document, ...frames];
  const previews = pages.flatMap((one) => [...one.querySelectorAll(selector)]);
  if (pages.length > 0 && previews.length === 0) throw new Error(`Nothing is drawn at ${selector}.`);
  const waiting: { at: number; text: string }[] = [];
  const times: Times = { samples: [], longTasks: [] };
  let typed = '';
  const noteKey = ({ key, timeStamp }: KeyboardEvent) => {
    typed += key;
    waiting.push({ at: timeStamp, text: typed });
    if (previews.length === 0) noteShown();
  };
  window.addEventListener('keydown', noteKey, true);
  function noteShown() {
    const texts = previews.map(({ textContent }) => textContent ?? '');
    const shown = waiting.findLastIndex((key) => texts.every((text) => text.includes(key.text)));
    const keys = waiting.splice(0, shown + 1);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () =>
      times.samples.push(...keys.map(({ at }) => performance.now() - at)),
    );
    port1.start();
    // The message arrives in the first task after the frame that paints the change.
    requestAnimationFrame(() => port2.postMessage(undefined));
  }
  const changes = new MutationObserver(noteShown);
  for (const preview of previews)
    changes.observe(preview, { subtree: true, childList: true, characterData: true });
  const noteTasks = (list: PerformanceObserverEntryList) =>
    times.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(noteTasks).observe({ type: 'longtask' });
  Object.assign(window, {
    takeTimes: () => ({ samples: times.samples.splice(0), longTasks: times.longTasks.splice(0) }),
    keysWaiting: () => waiting.length,
  });
}

/** What `watchKeys` has measured since the last call, once the preview has shown all keys. */
export async function takeTimes(page: Page): Promise<Times> {
  // The policy of the page forbids what `waitForFunction` does.
  for (let waited = 0; (await page.evaluate<number>('keysWaiting()')) > 0; waited += 50) {
    if (waited > LATEST_MS) throw new Error('The preview does not show what was typed.');
    await setTimeout(50);
  }
  return page.evaluate<Times>('takeTimes()');
}

/** Presses keys on time, even while the page is busy, as a person does. */
export async function type(session: CDPSession, text: string) {
  let next = performance.now();
  for (const letter of text) {
    const code = letter.toUpperCase();
    const key = { key: letter, code: `Key${code}`, windowsVirtualKeyCode: code.charCodeAt(0) };
    void session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: letter });
    void session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    next += KEY_INTERVAL_MS;
    await setTimeout(Math.max(0, next - performance.now()));
  }
}

/** Types sixty letters at the end of a field: the times until the preview shows each, and the long tasks meanwhile. */
const typeInto = (browser: Browser, { address, field, preview, bothPhones }: Target, cpu: number) =>
  withPage(browser, async (page, session) => {
    await page.goto(address);
    if (bothPhones) await page.getByRole('radio', { name: 'Both', exact: true }).check();
    const inPage = page.locator(preview).last().getByText(lastCard).first();
    const inFrame = page.frameLocator('iframe').locator(preview).getByText(lastCard).first();
    await Promise.any([inPage.waitFor(), inFrame.waitFor()]);
    await page.waitForTimeout(IDLE_MS);
    await page.locator(field).first().click();
    await page.keyboard.press('Control+End');
    await slowDown(session, cpu);
    await page.evaluate(watchKeys, preview);
    await type(session, warmUpKeys);
    await page.waitForTimeout(IDLE_MS);
    await takeTimes(page);
    await type(session, measuredKeys);
    const { samples, longTasks } = await takeTimes(page);
    return { p50: quantile(samples, 0.5), p95: quantile(samples, 0.95), longTasks: longTasks.length };
  });

/** A key beside plain DOM and another build, with one phone and both, at full speed and a quarter. */
export const measureTyping = (repetitions: number, other?: Target) =>
  withControls(({ floor }) =>
    withBrowser(async (browser, own) => {
      const rows: Row[] = [];
      for (const cpu of [1, 4]) {
        const runs = await measureInTurns(repetitions, {
          own: () => typeInto(browser, own, cpu),
          both: () => typeInto(browser, { ...own, bothPhones: true }, cpu),
          floor: () => typeInto(browser, floor, cpu),
          ...(other && { other: () => typeInto(browser, other, cpu) }),
        });
        const plain = { what: floor.name, runs: runs.floor };
        for (const figure of ['p50', 'p95']) {
          rows.push(rowOf([`key to phone at ${cpu}×, ${figure}`, 'ms', figure], runs.own, plain));
          rows.push(rowOf([`key to both phones at ${cpu}×, ${figure}`, 'ms', figure], runs.both, plain));
          if (!other) continue;
          const beside = { what: other.name, runs: runs.other };
          rows.push(rowOf([`key to phone at ${cpu}×, ${figure}`, 'ms', figure], runs.own, beside, 1.1));
        }
        const what = `tasks of 50 ms and more in 60 letters at ${cpu}×`;
        rows.push(rowOf([what, '', 'longTasks'], runs.own, undefined, 0));
      }
      return rows;
    }),
  );
