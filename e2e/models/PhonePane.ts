import type { Locator, Page } from '@playwright/test';
import { Fields } from './Fields';
import { Phone } from './Phone';

/** The phones beside the form: which are shown, what a click means, and their settings. */
export class PhonePane {
  readonly #page: Page;
  readonly android: Phone;
  readonly iPhone: Phone;
  /** The fields of "Phone settings", by their labels. */
  readonly settings: Fields;

  constructor(page: Page) {
    this.#page = page;
    this.android = new Phone(page, 'Android');
    this.iPhone = new Phone(page, 'iPhone');
    this.settings = new Fields(page.locator('details').filter({ has: this.settingsLine }));
  }

  private get settingsLine(): Locator {
    return this.#page.locator('summary').filter({ hasText: 'Phone settings' });
  }

  async show(phones: 'Android' | 'iPhone' | 'Both'): Promise<void> {
    await this.#page.getByRole('group', { name: 'Phones', exact: true }).getByLabel(phones).check();
  }

  /** "Try": a click taps the phone. "Select": it opens the field of the part. */
  async use(mode: 'Select' | 'Try'): Promise<void> {
    const modes = this.#page.getByRole('group', { name: 'When you tap the phone' }).getByRole('radio');
    await modes.nth(mode === 'Select' ? 0 : 1).check();
  }

  async openSettings(): Promise<void> {
    if (await this.settings.area.evaluate((element) => !element.hasAttribute('open')))
      await this.settingsLine.click();
  }

  async closeSettings(): Promise<void> {
    if (await this.settings.area.evaluate((element) => element.hasAttribute('open')))
      await this.settingsLine.click();
  }

  /** The events that the agent would get for the taps, in the tab "Log" of the drawer. */
  get log(): Locator {
    return this.#page.getByRole('list', { name: 'Taps' }).getByRole('listitem');
  }
}
