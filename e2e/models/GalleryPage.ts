import type { Locator, Page } from '@playwright/test';

/** The finished templates to start from. */
export class GalleryPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/gallery');
  }

  get drawings(): Locator {
    return this.#page.getByTestId('preview-drawing');
  }

  title(words: string): Locator {
    return this.#page.getByRole('heading', { level: 3, name: words, exact: true });
  }

  async startFrom(title: string): Promise<void> {
    await this.#page.getByRole('link', { name: `Use this template: ${title}`, exact: true }).click();
  }
}
