import type { Locator, Page } from '@playwright/test';

/** Rows of a spreadsheet before they become cards. */
export class SheetDialog {
  readonly area: Locator;

  constructor(page: Page) {
    this.area = page.getByRole('dialog', { name: 'Cards from a spreadsheet' });
  }

  /** What the column with a heading means. */
  meaning(heading: string): Locator {
    return this.area.getByRole('combobox', { name: `Import as: ${heading}` });
  }

  get rows(): Locator {
    return this.area.getByRole('table', { name: 'Rows' }).getByRole('row');
  }

  field(label: string): Locator {
    return this.area.getByLabel(label, { exact: true });
  }

  take(count: number): Locator {
    return this.area.getByRole('button', { name: new RegExp(`^(?:Import|Update) ${count} cards`) });
  }
}
