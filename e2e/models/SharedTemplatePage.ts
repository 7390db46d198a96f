import type { Locator, Page } from '@playwright/test';

/** The read-only page of a share link. */
export class SharedTemplatePage {
  readonly #page: Page;
  readonly android: Locator;
  readonly iPhone: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.android = page.getByRole('region', { name: 'Android preview' });
    this.iPhone = page.getByRole('region', { name: 'iPhone preview' });
  }

  async open(link: string): Promise<void> {
    await this.#page.goto(link);
  }

  title(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** The row of a field, by its name and value. */
  field(name: string): Locator {
    return this.#page.getByRole('region', { name: 'Fields' }).getByRole('row', { name });
  }

  get issues(): Locator {
    return this.#page.getByRole('region', { name: 'Issues' });
  }

  get refusal(): Locator {
    return this.#page.getByRole('group', { name: 'This link cannot be opened' });
  }

  get picturesAreAsked(): Locator {
    return this.#page.getByRole('group', { name: /^Pictures from .* are not loaded$/ });
  }

  get loadPictures(): Locator {
    return this.#page.getByRole('button', { name: 'Load pictures' });
  }

  get useAsDraft(): Locator {
    return this.#page.getByRole('button', { name: 'Use as a new draft' });
  }
}
