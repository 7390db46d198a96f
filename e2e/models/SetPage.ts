import type { Locator, Page } from '@playwright/test';
import { chooseMenuItem } from './chooseMenuItem';

/** The page of a set: `/templates/<id>/set`. */
export class SetPage {
  constructor(readonly page: Page) {}

  /** Opens the set of the draft that is open. */
  async open() {
    const menu = this.page.getByRole('button', { name: 'Template menu' });
    await menu.click();
    await chooseMenuItem(menu, /^Languages and rows/);
    await this.page.getByRole('heading', { name: 'Languages and rows' }).waitFor();
  }
  async back() {
    await this.page.getByRole('link', { name: 'Back to the draft' }).click();
  }
  async showTab(name: 'Languages' | 'Rows' | 'Phones' | 'Send') {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }
  async addLanguage(language: string) {
    await this.page.getByLabel('Add a language').selectOption({ label: language });
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  /** The text of a field in a language: "Message text, Hindi". */
  translation(field: string, language: string): Locator {
    return this.page.getByRole('textbox', { name: `${field}, ${language}`, exact: true });
  }
  /** A template on a phone of the Phones tab. */
  phone(label: string, system = 'Android'): Locator {
    return this.page.getByRole('region', { name: `${label}, ${system}`, exact: true });
  }
  /** A template of the Phones tab with all that belongs to it. */
  member(label: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  }
  /** Shows a row on the phones, for example "2 · Kochi". */
  async chooseRow(label: string) {
    await this.page.getByLabel('Row', { exact: true }).selectOption({ label });
  }
  /** Opens a CSV file of translations, up to the dialog that shows what it changes. */
  async importTranslations(csv: string) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Import translations' }).click();
    const file = { name: 'translations.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await (await chooser).setFiles(file);
  }
  /** Rows as a spreadsheet copies them. */
  async pasteRows(rows: readonly (readonly string[])[]) {
    const text = rows.map((row) => row.join('\t')).join('\n');
    await this.page.getByLabel('Or paste rows from a spreadsheet').evaluate((field, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  }
  async useRows() {
    await this.page.getByRole('button', { name: 'Use these rows' }).click();
  }
  /** The lines of the Send tab. */
  get lines(): Locator {
    return this.page.getByRole('list', { name: 'Templates' }).getByRole('listitem');
  }
  /** Sends all templates that can be sent. */
  async send() {
    await this.page.getByRole('button', { name: /^Send \d+ templates?$/ }).click();
    await this.page.getByRole('button', { name: 'Send now' }).click();
  }
}
