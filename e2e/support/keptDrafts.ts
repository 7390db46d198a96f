import type { Page } from '@playwright/test';

/** A draft as a record of the storage. Specs store drafts that would take long to type. */
export type KeptDraft = {
  id: string;
  template: { name?: string | undefined; type: string; component: object };
  aside: object;
  sendings: object[];
  trustsMedia?: boolean;
  createdAt: number;
  changedAt: number;
};

export const keptDraft = (
  id: string,
  template: KeptDraft['template'],
  at = 1_700_000_000_000,
): KeptDraft => ({
  id,
  template,
  aside: {},
  sendings: [],
  createdAt: at,
  changedAt: at,
});

export const textMessage = (name: string, text: string) => ({
  name,
  type: 'text_message',
  component: { text },
});

/** Puts drafts into the storage of the open page's address, and returns all drafts in it. */
async function withDrafts(page: Page, work: { put: object[]; clear: boolean }): Promise<KeptDraft[]> {
  return page.evaluate(async ({ put, clear }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('rcs-template-builder');
      // The page has not created its storage yet. It upgrades this one when it opens it.
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore('drafts', { keyPath: 'id' });
      });
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
    });
    const change = database.transaction('drafts', 'readwrite');
    const store = change.objectStore('drafts');
    if (clear) store.clear();
    for (const draft of put) store.put(draft);
    const all = store.getAll();
    await new Promise((resolve) => {
      change.addEventListener('complete', resolve);
    });
    database.close();
    return all.result as KeptDraft[];
  }, work);
}

/** Stores drafts, damaged ones too: the storage takes any record with an id. */
export async function putDrafts(page: Page, drafts: object[]): Promise<void> {
  await withDrafts(page, { put: drafts, clear: false });
}

export async function readDrafts(page: Page): Promise<KeptDraft[]> {
  return withDrafts(page, { put: [], clear: false });
}

export async function wipeDrafts(page: Page): Promise<void> {
  await withDrafts(page, { put: [], clear: true });
}
