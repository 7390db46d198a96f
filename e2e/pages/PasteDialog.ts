import type { Locator, Page } from '@playwright/test';

/** The look at what was pasted into an open draft. */
export class PasteDialog {
  readonly #page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Paste or import' });
  }

  /** Ctrl+V outside of any field, with this text on the clipboard. */
  async paste(text: string): Promise<void> {
    // What is pasted before the page listens is lost, as it would be for nobody who sees it.
    await this.#page.getByRole('button', { name: 'Paste or import' }).waitFor();
    await this.#page.getByRole('main').evaluate((target, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      );
    }, text);
  }

  get report(): Locator {
    return this.dialog.getByRole('list', { name: 'Report of the import' }).getByRole('listitem');
  }

  get drawing(): Locator {
    return this.dialog.getByTestId('preview-drawing');
  }

  way(label: string): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(`^${label}`) });
  }

  /** Does what is chosen; its button says what. */
  async do(label: string): Promise<void> {
    await this.dialog.getByRole('button', { name: label, exact: true }).click();
  }
}
