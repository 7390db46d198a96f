import type { Locator, Page } from '@playwright/test';

/** The import, opened from the start page. */
export class ImportDialog {
  readonly #page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Import a template' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
    await this.#page.getByRole('button', { name: 'Import', exact: true }).click();
  }

  get text(): Locator {
    return this.dialog.getByLabel('Text to import');
  }

  async paste(text: string): Promise<void> {
    await this.text.fill(text);
  }

  async choose(name: string, text: string | Buffer): Promise<void> {
    await this.dialog
      .getByLabel('Or choose a file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  get report(): Locator {
    return this.dialog.getByRole('list', { name: 'Import report' }).getByRole('listitem');
  }

  /** The check box of a message, or of a part of the words. */
  part(label: string): Locator {
    // The note of a choice is the rest of its name.
    const start = label.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return this.dialog.getByRole('checkbox', { name: new RegExp(`^${start}`) });
  }

  get drawing(): Locator {
    return this.dialog.getByTestId('preview-drawing');
  }

  get refusal(): Locator {
    return this.dialog.getByRole('group', { name: 'Nothing was imported' });
  }

  get openButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Open as a new draft' });
  }
}
