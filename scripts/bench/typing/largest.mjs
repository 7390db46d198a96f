// @ts-check
/** @import { Browser } from '@playwright/test' */
import { createServer } from 'vite';
import { findLongTasks } from './longTasks.mjs';

/**
 * In milliseconds: the rules for the largest template, and the tasks of 50 ms and more of the page while somebody types
 * in it and the check follows.
 * @typedef {{ rules: number[], longTasks: number[] }} Largest
 */

/** The first ones are slower, until the engine has compiled the rules; they are left out. */
const runs = 200;
const warmUp = 50;
const letters = 'thequickbrownfoxjumpsoverlazydogs';
const KEY_INTERVAL_MS = 150;
/** Until the page and its first check rest. */
const REST_MS = 12_000;
/** Until the check after the last letter has ended. */
const CHECK_MS = 8000;

/** The modules of the source, so that the rules are timed without a page. */
async function loadSource() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
  try {
    const { largestTemplate } = await vite.ssrLoadModule('/src/schema/testing/largestTemplate.ts');
    const { findAdvice } = await vite.ssrLoadModule('/src/advice/findAdvice.ts');
    const { findTemplateIssues } = await vite.ssrLoadModule('/src/schema/template/template.ts');
    return { template: largestTemplate(), findAdvice, findTemplateIssues };
  } finally {
    await vite.close();
  }
}

/**
 * Runs in the page: stores a draft.
 * @param {object} draft
 */
async function store(draft) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('rcs-template-builder');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('drafts', { keyPath: 'id' }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', reject);
  });
  const change = database.transaction('drafts', 'readwrite');
  change.objectStore('drafts').put(draft);
  await new Promise((resolve) => {
    change.addEventListener('complete', resolve);
  });
  database.close();
}

/**
 * @param {Browser} chromium
 * @param {string} address
 * @returns {Promise<Largest>}
 */
export async function measureLargest(chromium, address) {
  const { template, findAdvice, findTemplateIssues } = await loadSource();
  const rules = Array.from({ length: runs }, () => {
    const start = performance.now();
    findTemplateIssues(template);
    findAdvice(template, { now: Date.now() });
    return performance.now() - start;
  });
  const context = await chromium.newContext({ viewport: { width: 1600, height: 1000 } });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/healthz`);
    const at = Date.now();
    await page.evaluate(store, {
      id: 'largest',
      template,
      aside: {},
      sendings: [],
      createdAt: at,
      changedAt: at,
    });
    await page.goto(`${address}/templates/largest`);
    const field = page.locator(
      '[data-path="component.richCard.carouselCard.cardContents.0.description"] >> visible=true',
    );
    await field.first().waitFor();
    await page.waitForTimeout(REST_MS);
    await field.first().click();
    await page.keyboard.press('Control+End');
    const longTasks = await findLongTasks(chromium, page, async () => {
      await page.keyboard.type(letters, { delay: KEY_INTERVAL_MS });
      await page.waitForTimeout(CHECK_MS);
    });
    return { rules: rules.slice(warmUp), longTasks };
  } finally {
    await context.close();
  }
}
