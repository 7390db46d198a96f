import type { Locator, Page } from '@playwright/test';

/** The command palette. */
export class Palette {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly field: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Find or do anything' });
    this.field = this.dialog.getByRole('combobox', { name: 'Find' });
  }

  async open(): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+K');
    await this.field.waitFor();
  }

  /** Opens the palette, types, and runs the first line, all by key. */
  async run(words: string, label: string | RegExp): Promise<void> {
    await this.open();
    await this.#page.keyboard.type(words);
    await this.chosen(label).waitFor();
    await this.#page.keyboard.press('Enter');
    await this.dialog.waitFor({ state: 'hidden' });
  }

  option(label: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name: label });
  }

  /** The line that Enter runs. */
  chosen(label: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name: label, selected: true });
  }
}
