import type { Locator, Page } from '@playwright/test';

/** The code view of an open template, with its editable text. */
export class JsonEditor {
  readonly #page: Page;
  readonly text: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.text = page.getByRole('textbox', { name: 'Request body' });
  }

  get pane(): Locator {
    return this.#page.getByRole('region', { name: 'Code', exact: true });
  }

  /** The error that keeps the text from the draft. */
  get error(): Locator {
    return this.pane.getByRole('group', { name: /^(?:This isn’t valid JSON|Some of this doesn’t belong)/ });
  }

  async open(): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Code' }).click();
    await this.text.waitFor();
  }

  /** Finds the first place of a text with the find panel and types over it. */
  async replace(what: string, by: string): Promise<void> {
    await this.text.focus();
    await this.#page.keyboard.press('ControlOrMeta+f');
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.pane.getByRole('textbox', { name: 'Find' }).pressSequentially(what);
    await this.#page.keyboard.press('Enter');
    await this.#page.keyboard.press('Escape');
    await this.#page.keyboard.insertText(by);
  }

  /** Selects the whole text, to paste over it. */
  async selectAll(): Promise<void> {
    await this.text.focus();
    await this.#page.keyboard.press('ControlOrMeta+a');
  }
}
