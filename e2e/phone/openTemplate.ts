import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Draft, TemplateDraft } from '../../src/schema/draft';

/** Opens the page of a template of any shape: as a draft that this browser has kept. */
export async function openTemplate(page: Page, template: TemplateDraft): Promise<void> {
  const now = Date.now();
  const draft: Draft = {
    id: randomUUID(),
    template: { name: 'drawn', ...template },
    aside: {},
    sendings: [],
    createdAt: now,
    changedAt: now,
  };
  // The storage belongs to the address: any answer of the server will do to reach it.
  if (!page.url().startsWith('http')) await page.goto('/healthz');
  await page.evaluate(keepDraft, draft);
  await page.goto(`/templates/${draft.id}`);
}

/** Runs in the page. Name and table are those of the page's own storage, which is brought up to date when the page opens it. */
function keepDraft(draft: Draft): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rcs-template-builder');
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('drafts', { keyPath: 'id' });
    });
    opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const writing = database.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put(draft);
      writing.addEventListener('error', () => reject(new Error('The draft cannot be kept.')));
      writing.addEventListener('complete', () => {
        database.close();
        resolve();
      });
    });
  });
}
