import type { Locator, Page } from '@playwright/test';

/** The cards of a carousel as a table, and the dialogs that open over it. */
export class TableDialog {
  readonly area: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.area = page.getByRole('dialog', { name: 'Cards as a table' });
  }

  get grid(): Locator {
    return this.area.getByRole('grid', { name: 'Cards' });
  }

  /** The cards and the blank row below them. */
  get rows(): Locator {
    return this.grid.getByRole('row').filter({ has: this.#page.getByRole('gridcell') });
  }

  /** The input of the cell that is being edited. */
  get input(): Locator {
    return this.grid.getByRole('textbox');
  }

  get status(): Locator {
    return this.area.getByRole('status');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Table', exact: true }).click();
    await this.grid.waitFor();
  }

  /** The cell of a card in the column with a heading. */
  async cell(card: number, heading: string): Promise<Locator> {
    const texts = await this.grid.getByRole('columnheader').allInnerTexts();
    const headings = texts.map((text) => text.trim());
    return this.rows
      .nth(card - 1)
      .getByRole('gridcell')
      .nth(headings.indexOf(heading) - 1);
  }

  tool(name: string): Locator {
    return this.area.getByRole('button', { name, exact: true });
  }

  async close(): Promise<void> {
    await this.area.getByRole('button', { name: 'Done' }).click();
  }
}
