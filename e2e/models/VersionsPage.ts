import { expect, type Locator, type Page } from '@playwright/test';

/** A version as a record of the storage. */
export type KeptVersion = {
  id: string;
  draftId: string;
  origin: string;
  name?: string;
  template: unknown;
  sendings: { outcome: string; status?: string }[];
};

/** The versions of the open draft, and the comparison of two. */
export class VersionsPage {
  readonly page: Page;
  readonly list: Locator;
  readonly comparison: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('navigation', { name: 'Versions' });
    this.comparison = page.getByRole('region', { name: 'Comparison' });
  }

  /** The menu of the template, which leads to the versions. */
  get menu(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Template menu' });
  }

  get keepButton(): Locator {
    return this.page.getByRole('button', { name: 'Save version' });
  }

  get rows(): Locator {
    return this.list.getByRole('listitem');
  }

  /** Who changed what, from the server. */
  get history(): Locator {
    return this.page.getByRole('region', { name: 'History' }).getByRole('listitem');
  }

  get undo(): Locator {
    return this.list.getByRole('button', { name: 'Undo' });
  }

  /** The list of changes. */
  get changes(): Locator {
    return this.comparison
      .getByRole('tabpanel', { name: /What changed/ })
      .locator('ol')
      .getByRole('listitem');
  }

  get json(): Locator {
    return this.comparison.getByRole('region', { name: 'Code line by line' });
  }

  version(name: string): Locator {
    return this.list.getByRole('link', { name, exact: true });
  }

  /** One of the two compared sides. */
  side(side: 'From' | 'To'): Locator {
    return this.comparison.getByRole('group', { name: side, exact: true });
  }

  phone(side: 'From' | 'To'): Locator {
    return this.comparison.getByRole('region', { name: `${side}, on the phone` });
  }

  async open(): Promise<void> {
    await this.menu.click();
    await this.page.getByRole('menuitem', { name: 'Versions' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
  }

  async back(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the draft' }).click();
  }

  /** Keeps the draft as it is, under a name. */
  async keep(name: string, note?: string): Promise<void> {
    await this.keepButton.click();
    const dialog = this.page.getByRole('dialog', { name: 'Save version' });
    await dialog.getByLabel('Version name').fill(name);
    if (note !== undefined) await dialog.getByLabel('Note').fill(note);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async choose(side: 'From' | 'To', version: RegExp | string): Promise<void> {
    const select = this.side(side).getByLabel(side);
    const label = await select.getByRole('option').filter({ hasText: version }).first().textContent();
    await select.selectOption({ label: label ?? '' });
  }

  async restore(side: 'From' | 'To' = 'From'): Promise<void> {
    await this.side(side).getByRole('button', { name: 'Restore' }).click();
  }

  async select(entry: string | RegExp): Promise<void> {
    await this.changes.getByRole('button', { name: entry }).click();
  }

  async showPhone(phone: 'Android' | 'iPhone'): Promise<void> {
    await this.comparison.getByRole('radio', { name: phone }).check();
  }

  async showJson(): Promise<void> {
    await this.comparison.getByRole('tab', { name: 'Code' }).click();
  }

  /** The stored versions, newest last. Stores the records of `put` first. */
  async readStored(put: object[] = []): Promise<KeptVersion[]> {
    return this.page.evaluate(async (records) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('rcs-template-builder');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
      });
      const change = database.transaction('versions', 'readwrite');
      const store = change.objectStore('versions');
      for (const record of records) store.put(record);
      const all = store.getAll();
      await new Promise((resolve) => {
        change.addEventListener('complete', resolve);
      });
      database.close();
      return (all.result as (KeptVersion & { at: number })[]).sort((a, b) => a.at - b.at);
    }, put);
  }
}
