import { expect, type Download, type Locator, type Page } from '@playwright/test';
import type { TypeLabel } from './TemplatePage';

/** The library: search, filters, actions on one or many drafts, and the ways to a new one. */
export class LibraryPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(address = '/'): Promise<void> {
    await this.#page.goto(address);
    await expect(this.heading).toBeVisible();
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: 'Templates' });
  }

  get empty(): Locator {
    return this.#page.getByRole('heading', { name: /^No drafts (?:yet|here)/ });
  }

  get continueLink(): Locator {
    return this.#page.getByRole('link', { name: /^Continue / });
  }

  get list(): Locator {
    return this.#page.getByRole('list', { name: 'Templates', exact: true });
  }

  get drafts(): Locator {
    return this.list.getByRole('listitem');
  }

  draft(name: string): Locator {
    return this.drafts.getByRole('link', { name, exact: true });
  }

  /** The whole entry of a draft. */
  entry(name: string): Locator {
    return this.drafts.filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  get search(): Locator {
    return this.#page.getByRole('searchbox', { name: 'Search templates' });
  }

  filter(label: 'Type' | 'Sort by' | 'Label'): Locator {
    return this.#page.getByRole('combobox', { name: label });
  }

  get statuses(): Locator {
    return this.#page.getByRole('navigation', { name: 'Status' }).getByRole('link');
  }

  status(name: string): Locator {
    return this.statuses.filter({ hasText: name });
  }

  async startNew(type: TypeLabel): Promise<void> {
    const open = this.#page.getByRole('button', { name: 'New template' });
    // An empty library shows the kinds at once.
    await expect(open.or(this.empty)).toBeVisible();
    if (await open.isVisible()) await open.click();
    await this.#page.getByRole('list', { name: 'New template' }).getByRole('link', { name: type }).click();
  }

  async choose(...names: string[]): Promise<void> {
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await this.drafts.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    }
  }

  /** The actions on the chosen drafts. */
  get chosen(): Locator {
    return this.#page.getByRole('group', { name: 'Selected templates' });
  }

  async openMenu(name: string): Promise<void> {
    await this.drafts.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.#page.getByRole('menu').waitFor();
  }

  async act(name: string, action: string): Promise<void> {
    await this.openMenu(name);
    await this.#page.getByRole('menu').getByRole('menuitem', { name: action, exact: true }).click();
  }

  async delete(name: string): Promise<void> {
    await this.act(name, 'Delete');
  }

  /** The notice of the last action. */
  get done(): Locator {
    return this.#page.getByRole('group', { name: 'Last action' });
  }

  get undo(): Locator {
    return this.done.getByRole('button', { name: 'Undo' });
  }

  get archive(): Locator {
    return this.#page.getByRole('link', { name: /^Archive/ });
  }

  /** Adds labels in the open dialog, removes others, and saves them. */
  async writeLabels({ add = [], remove = [] }: { add?: string[]; remove?: string[] }): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: /^Labels for / });
    /* oxlint-disable no-await-in-loop -- one after the other, as a person does */
    for (const label of add) {
      await dialog.getByLabel('New label').fill(label);
      await dialog.getByLabel('New label').press('Enter');
    }
    for (const label of remove) await dialog.getByRole('checkbox', { name: label, exact: true }).uncheck();
    /* oxlint-enable no-await-in-loop */
    await dialog.getByRole('button', { name: 'Save labels' }).click();
    await expect(dialog).toHaveCount(0);
  }

  get recentlyDeleted(): Locator {
    return this.#page.getByRole('link', { name: /^Recently deleted/ });
  }

  get deleted(): Locator {
    return this.#page.getByRole('list', { name: 'Recently deleted' }).getByRole('listitem');
  }

  /** Presses a button that downloads a file. */
  async download(press: () => Promise<void>): Promise<Download> {
    const downloading = this.#page.waitForEvent('download');
    await press();
    return downloading;
  }
}
