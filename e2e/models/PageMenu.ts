import type { Page } from '@playwright/test';

/** The menu of an open draft that leads to the other pages and switches the display. */
export class PageMenu {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async choose(item: string | RegExp): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pages and display' }).click();
    await this.#page
      .getByRole('menu', { name: 'Pages and display' })
      .getByRole('menuitem', { name: item })
      .click();
  }
}
