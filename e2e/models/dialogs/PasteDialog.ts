import type { Locator, Page } from '@playwright/test';
import { pasteInto } from '../paste';

/** The dialog that shows pasted content before it changes the draft. */
export class PasteDialog {
  readonly #page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Import', exact: true });
  }

  /** Presses Ctrl+V outside of any field, with this text on the clipboard. */
  async paste(text: string): Promise<void> {
    // A paste before the page listens is lost.
    await this.#page.getByRole('button', { name: 'Import', exact: true }).waitFor();
    await pasteInto(this.#page.getByRole('main'), text);
  }

  get report(): Locator {
    return this.dialog.getByRole('list', { name: 'Import report' }).getByRole('listitem');
  }

  get drawing(): Locator {
    return this.dialog.getByTestId('preview-drawing');
  }

  way(label: string): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(`^${label}`) });
  }

  /** Presses the button of the chosen action. */
  async do(label: string): Promise<void> {
    await this.dialog.getByRole('button', { name: label, exact: true }).click();
  }
}
