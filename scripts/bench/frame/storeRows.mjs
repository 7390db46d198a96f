// @ts-check
/** @import { Page } from '@playwright/test' */

/**
 * Runs in the page: puts rows into tables of the page's storage.
 * @param {Record<string, object[]>} tables
 */
async function put(tables) {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('rcs-template-builder');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
  });
  const writing = database.transaction(Object.keys(tables), 'readwrite');
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows) writing.objectStore(table).put(row);
  await new Promise((resolve, reject) => {
    writing.addEventListener('complete', resolve);
    writing.addEventListener('abort', () => reject(new Error('The rows were not stored.')));
  });
  database.close();
}

/**
 * Stores rows in the tables that the page has made.
 * @param {Page} page
 * @param {Record<string, object[]>} tables
 */
export const storeRows = (page, tables) => page.evaluate(put, tables);
