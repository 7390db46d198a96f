// @ts-check
/** @import { Browser, CDPSession, Page } from '@playwright/test' */

/**
 * The field to type into, and the element that shows the text.
 * @typedef {{ name: string, address: string, field: string, preview: string }} Target
 * @typedef {{ p50: number, p95: number, script: number, task: number }} Typing milliseconds a key
 */

const warmUp = 'warmingupq';
const words = 'vthequickbrownfoxjumpsoverlazydogsandtypessixtymorekeysnowok';
/** Milliseconds between two keys: a fast typist. */
const cadence = 100;

/**
 * Runs in the page: notes for each key how long it takes from its press to the first task after the paint
 * that shows it.
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
    // The first task after the frame that paints the change.
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(preview, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { takeSamples: () => samples.splice(0), keysWaiting: () => waiting.length });
}

/**
 * Presses keys on time even if the page is still busy, as a person does.
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
    next += cadence;
    const wait = Math.max(0, next - performance.now());
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** @param {CDPSession} browser @returns {Promise<Record<string, number>>} */
async function metrics(browser) {
  const { metrics: list } = await browser.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** @param {Page} page */
const allShown = (page) => page.waitForFunction('keysWaiting() === 0', undefined, { timeout: 15_000 });

/**
 * Types sixty letters at the end of a field and returns the time from key to paint.
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
    await page.waitForTimeout(1500);
    await page.locator(field).first().click();
    await page.keyboard.press('Control+End');
    await page.evaluate(watchKeys, preview);
    await type(browser, warmUp);
    await allShown(page);
    await page.waitForTimeout(800);
    await page.evaluate('takeSamples()');
    const before = await metrics(browser);
    await type(browser, words);
    await allShown(page);
    await page.waitForTimeout(500);
    const after = await metrics(browser);
    /** @type {number[]} */
    const samples = await page.evaluate('takeSamples()');
    /** @param {string} name */
    const perKey = (name) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / words.length;
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
