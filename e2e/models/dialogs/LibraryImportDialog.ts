import type { Locator, Page } from '@playwright/test';

/** The import of a file of many drafts. */
export class LibraryImportDialog {
  readonly #page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Import templates' });
  }

  /** Drops a file on the page. */
  async drop(name: string, text: string): Promise<void> {
    await this.#page.getByRole('heading', { level: 1 }).evaluate(
      (target, file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file.text], file.name, { type: 'application/json' }));
        for (const type of ['dragover', 'drop']) {
          target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
        }
      },
      { name, text },
    );
  }

  get report(): Locator {
    return this.dialog.getByRole('list', { name: 'Import report' }).getByRole('listitem');
  }

  get add(): Locator {
    return this.dialog.getByRole('button', { name: /^Import / });
  }
}
