// @ts-check
/** @import { Browser, CDPSession, Page } from '@playwright/test' */
import { quantile } from '../frame/statistics.mjs';
import { findLongTasks } from './longTasks.mjs';

/**
 * A page to type into: `field` and `preview` are selectors, `ready` is the title of its last card.
 * @typedef {{ address: string, field: string, preview: string, ready: string, bothPhones?: boolean }} Target
 */

/**
 * In milliseconds per key.
 * @typedef {{ p50: number, p95: number, script: number, task: number }} Typing
 */

const warmUpKeys = 'warmingupq';
const measuredKeys = 'vthequickbrownfoxjumpsoverlazydogsandtypessixtymorekeysnowok';
/** Between two keys of a fast typist. */
const KEY_INTERVAL_MS = 100;
/** Until a new page is idle. */
const LOAD_DELAY_MS = 1500;
/** Until the page and its check are idle after the warm-up. */
const WARM_UP_DELAY_MS = 4000;
/** Until the work after the last key has ended. */
const END_DELAY_MS = 500;
const SHOW_TIMEOUT_MS = 15_000;

/**
 * Runs in the page: measures for each key the time from its press to the first task after the paint that
 * shows its letter.
 * @param {string} selector
 */
function watchKeys(selector) {
  const previews = [...document.querySelectorAll(selector)];
  if (previews.length === 0) throw new Error(`There is no ${selector}.`);
  /** @type {{ at: number, text: string }[]} */
  const waiting = [];
  /** @type {number[]} */
  const samples = [];
  let typed = '';
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length !== 1) return;
      typed += key;
      waiting.push({ at: timeStamp, text: typed });
    },
    true,
  );
  const changes = new MutationObserver(() => {
    const texts = previews.map(({ textContent }) => textContent ?? '');
    const shown = waiting.findLastIndex((key) => texts.every((text) => text.includes(key.text)));
    if (shown < 0) return;
    const keys = waiting.splice(0, shown + 1);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const now = performance.now();
      samples.push(...keys.map(({ at }) => now - at));
    });
    port1.start();
    // The message arrives in the first task after the frame that paints the change.
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
  for (const preview of previews)
    changes.observe(preview, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { takeSamples: () => samples.splice(0), keysWaiting: () => waiting.length });
}

/**
 * Presses keys on time, even while the page is busy, as a person does.
 * @param {CDPSession} browser
 * @param {string} text
 */
async function type(browser, text) {
  let next = performance.now();
  for (const letter of text) {
    const code = letter.toUpperCase();
    const key = { key: letter, code: `Key${code}`, windowsVirtualKeyCode: code.charCodeAt(0) };
    void browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: letter });
    void browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    next += KEY_INTERVAL_MS;
    const waitMs = Math.max(0, next - performance.now());
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** @param {CDPSession} browser @returns {Promise<Record<string, number>>} */
async function metrics(browser) {
  const { metrics: list } = await browser.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** @param {Page} page */
const waitForAllKeys = (page) =>
  page.waitForFunction('keysWaiting() === 0', undefined, { timeout: SHOW_TIMEOUT_MS });

/**
 * Opens a page in a context of its own, types the first letters with a slowed processor, and calls `measure` when the
 * page and its check are idle again.
 * @template Measured
 * @param {Browser} chromium
 * @param {Target & { cpu: number }} target `cpu`: how many times slower the processor is
 * @param {(page: Page, browser: CDPSession) => Promise<Measured>} measure
 * @returns {Promise<Measured>}
 */
async function withTypedPage(chromium, { address, field, preview, ready, bothPhones, cpu }, measure) {
  const context = await chromium.newContext({ viewport: { width: 1600, height: 1000 } });
  try {
    const page = await context.newPage();
    const browser = await context.newCDPSession(page);
    await browser.send('Performance.enable');
    await page.goto(address);
    if (bothPhones) await page.getByRole('radio', { name: 'Both', exact: true }).check();
    for (const shown of bothPhones ? [0, 1] : [0])
      await page.locator(preview).nth(shown).getByText(ready).first().waitFor();
    await page.waitForTimeout(LOAD_DELAY_MS);
    await page.locator(field).first().click();
    await page.keyboard.press('Control+End');
    await browser.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(watchKeys, preview);
    await type(browser, warmUpKeys);
    await waitForAllKeys(page);
    await page.waitForTimeout(WARM_UP_DELAY_MS);
    await page.evaluate('takeSamples()');
    return await measure(page, browser);
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {CDPSession} browser @param {string} keys */
async function typeToTheEnd(page, browser, keys) {
  await type(browser, keys);
  await waitForAllKeys(page);
  await page.waitForTimeout(END_DELAY_MS);
}

/**
 * Types sixty letters at the end of a field and measures the time until the preview shows each.
 * @param {Browser} chromium
 * @param {Target & { cpu: number }} target
 * @returns {Promise<Typing>}
 */
export function measureTyping(chromium, target) {
  return withTypedPage(chromium, target, async (page, browser) => {
    const before = await metrics(browser);
    await typeToTheEnd(page, browser, measuredKeys);
    const after = await metrics(browser);
    /** @type {number[]} */
    const samples = await page.evaluate('takeSamples()');
    /** @param {string} name */
    const perKey = (name) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / measuredKeys.length;
    return {
      p50: quantile(samples, 0.5),
      p95: quantile(samples, 0.95),
      script: perKey('ScriptDuration'),
      task: perKey('TaskDuration'),
    };
  });
}

/**
 * Types 600 letters and returns the long tasks.
 * @param {Browser} chromium
 * @param {Target & { cpu: number }} target
 * @returns {Promise<number[]>}
 */
export function measureLongTasks(chromium, target) {
  return withTypedPage(chromium, target, (page, browser) =>
    findLongTasks(chromium, page, () => typeToTheEnd(page, browser, measuredKeys.repeat(10))),
  );
}
