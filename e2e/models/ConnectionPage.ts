import type { Locator, Page } from '@playwright/test';
import { Fields } from './Fields';

/** The platform that templates go to, and the senders that the phone shows. */
export class ConnectionPage {
  readonly #page: Page;
  readonly platform: Fields;
  readonly senders: Fields;

  constructor(page: Page) {
    this.#page = page;
    this.platform = new Fields(page.getByRole('region', { name: 'Platform' }));
    this.senders = new Fields(page.getByRole('region', { name: 'Senders' }));
  }

  async open(): Promise<void> {
    await this.#page.goto('/connection');
  }

  get token(): Locator {
    return this.platform.field('Bearer token');
  }
}
