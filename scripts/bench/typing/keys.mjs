// @ts-check
/** @import { Browser, CDPSession, Page } from '@playwright/test' */
import { quantile } from '../frame/statistics.mjs';

/**
 * A page to type into: `field` and `preview` are selectors.
 * @typedef {{ address: string, field: string, preview: string }} Target
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
/** Until the page is idle after the warm-up. */
const WARM_UP_DELAY_MS = 800;
/** Until the work after the last key has ended. */
const END_DELAY_MS = 500;
const SHOW_TIMEOUT_MS = 15_000;

/**
 * Runs in the page: measures for each key the time from its press to the first task after the paint that
 * shows its letter.
 * @param {string} selector
 */
function watchKeys(selector) {
  const preview = document.querySelector(selector);
  if (!preview) throw new Error(`There is no ${selector}.`);
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
  new MutationObserver(() => {
    const text = preview.textContent ?? '';
    const shown = waiting.findLastIndex((key) => text.includes(key.text));
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
  }).observe(preview, { subtree: true, childList: true, characterData: true });
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
 * Types sixty letters at the end of a field and measures the time until the preview shows each.
 * @param {Browser} chromium
 * @param {Target} target
 * @returns {Promise<Typing>}
 */
export async function measureTyping(chromium, { address, field, preview }) {
  const context = await chromium.newContext({ viewport: { width: 1600, height: 1000 } });
  try {
    const page = await context.newPage();
    const browser = await context.newCDPSession(page);
    await browser.send('Performance.enable');
    await page.goto(address);
    await page.locator(preview).getByText('Card 10 title').waitFor();
    await page.waitForTimeout(LOAD_DELAY_MS);
    await page.locator(field).first().click();
    await page.keyboard.press('Control+End');
    await page.evaluate(watchKeys, preview);
    await type(browser, warmUpKeys);
    await waitForAllKeys(page);
    await page.waitForTimeout(WARM_UP_DELAY_MS);
    await page.evaluate('takeSamples()');
    const before = await metrics(browser);
    await type(browser, measuredKeys);
    await waitForAllKeys(page);
    await page.waitForTimeout(END_DELAY_MS);
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
  } finally {
    await context.close();
  }
}
