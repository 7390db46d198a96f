import type { Locator, Page } from '@playwright/test';
import { Fields } from './Fields';

/** The platform that templates go to, and the agent that the phone shows. */
export class ConnectionPage {
  readonly #page: Page;
  readonly platform: Fields;
  readonly agent: Fields;

  constructor(page: Page) {
    this.#page = page;
    this.platform = new Fields(page.getByRole('region', { name: 'Platform' }));
    this.agent = new Fields(page.getByRole('region', { name: 'Agent' }));
  }

  async open(): Promise<void> {
    await this.#page.goto('/connection');
  }

  get token(): Locator {
    return this.platform.field('Bearer token');
  }
}
