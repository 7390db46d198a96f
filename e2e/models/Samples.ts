import type { Locator, Page } from '@playwright/test';

/** The list of personal fields with their names and samples. */
export class Samples {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The set that the phones show. */
  get shown(): Locator {
    return this.#page.getByLabel('Show in preview');
  }

  /** A parameter by its name. */
  parameter(name: string): Locator {
    return this.#page.getByRole('group', { name, exact: true });
  }

  name(parameter: string): Locator {
    return this.parameter(parameter).getByLabel('Name', { exact: true });
  }

  sample(parameter: string): Locator {
    return this.parameter(parameter).getByLabel('Sample value', { exact: true });
  }

  /** What goes wrong with the shown values only. */
  get overruns(): Locator {
    return this.#page.getByRole('region', { name: 'Issues with these values' });
  }
}
