import type { Locator, Page } from '@playwright/test';
import type { TypeWords } from './TemplatePage';

/** Where the work begins: continue, a new template, older drafts. */
export class StartPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
  }

  get heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: 'Templates' });
  }

  get continueLink(): Locator {
    return this.#page.getByRole('link', { name: 'Continue' });
  }

  get drafts(): Locator {
    return this.#page.getByRole('region', { name: 'Your drafts' }).getByRole('listitem');
  }

  draft(name: string): Locator {
    return this.drafts.getByRole('link', { name, exact: true });
  }

  async startNew(type: TypeWords): Promise<void> {
    await this.#page.getByRole('region', { name: 'New template' }).getByRole('link', { name: type }).click();
  }

  async delete(name: string): Promise<void> {
    await this.drafts.getByRole('button', { name: `Delete ${name}` }).click();
  }

  get undo(): Locator {
    return this.drafts.getByRole('button', { name: 'Undo' });
  }
}
