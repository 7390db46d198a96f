import type { Locator, Page } from '@playwright/test';

export type PhoneSystem = 'Android' | 'iPhone';

/** One of the drawn phones. Its parts carry test ids, because a drawing has no roles. */
export class Phone {
  readonly screen: Locator;

  constructor(page: Page, system: PhoneSystem = 'Android') {
    this.screen = page.getByRole('region', { name: `${system} preview` });
  }

  /** A part by its test id without "preview-": `title`, `description`, `media`, `options`, `more`. */
  part(name: string): Locator {
    return this.screen.getByTestId(`preview-${name}`);
  }

  get carousel(): Locator {
    return this.part('carousel');
  }

  get header(): Locator {
    return this.part('header');
  }

  get logo(): Locator {
    return this.part('logo');
  }

  get bubble(): Locator {
    return this.part('bubble');
  }

  get chips(): Locator {
    return this.part('chip');
  }

  get cards(): Locator {
    return this.part('card');
  }

  get cardButtons(): Locator {
    return this.part('suggestion');
  }

  get markers(): Locator {
    return this.part('marker');
  }

  /** The sheet over the conversation after a tap, for instance of a calendar event. */
  get sheet(): Locator {
    return this.screen.getByRole('dialog');
  }

  /** Taps a chip or a card's button by its words. The phones must be in "Try". */
  async tap(words: string): Promise<void> {
    await this.chips.or(this.cardButtons).filter({ hasText: words }).first().click();
  }
}
