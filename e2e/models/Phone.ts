import type { Locator, Page } from '@playwright/test';

/** The phone beside the form. Its parts carry test ids, because a drawing has no roles. */
export class Phone {
  readonly screen: Locator;

  constructor(page: Page) {
    this.screen = page.getByRole('region', { name: 'Android preview' });
  }

  get carousel(): Locator {
    return this.screen.getByTestId('preview-carousel');
  }

  get header(): Locator {
    return this.screen.getByTestId('preview-header');
  }

  get logo(): Locator {
    return this.screen.getByTestId('preview-logo');
  }

  get bubble(): Locator {
    return this.screen.getByTestId('preview-bubble');
  }

  get chips(): Locator {
    return this.screen.getByTestId('preview-chip');
  }

  get cards(): Locator {
    return this.screen.getByTestId('preview-card');
  }

  get cardButtons(): Locator {
    return this.screen.getByTestId('preview-suggestion');
  }

  get markers(): Locator {
    return this.screen.getByTestId('preview-marker');
  }
}
