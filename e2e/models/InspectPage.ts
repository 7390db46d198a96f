import type { Locator, Page, Response } from '@playwright/test';

/** The page that shows a message of any form, also that of a share link, without keeping it. */
export class InspectPage {
  readonly #page: Page;
  readonly android: Locator;
  readonly iPhone: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.android = page.getByRole('region', { name: 'Android preview' });
    this.iPhone = page.getByRole('region', { name: 'iPhone preview' });
  }

  /** Opens the empty page, or a link. */
  async open(link = '/inspect'): Promise<Response | null> {
    return this.#page.goto(link);
  }

  /** Types or pastes a text into the box. */
  async show(text: string): Promise<void> {
    await this.box.fill(text);
  }

  /** The box that takes a text in any form. */
  get box(): Locator {
    return this.#page.getByLabel('Message', { exact: true });
  }

  /** How the text was read, with what was told about it; or why nothing can be shown. */
  get report(): Locator {
    return this.#page.getByRole('main').getByRole('status').first();
  }

  /** Why nothing can be shown. */
  get problem(): Locator {
    return this.#page.getByRole('group', { name: 'This can’t be shown' });
  }

  /** An answer of the platform, or of this server, that stood in the text. */
  get answer(): Locator {
    return this.#page.getByRole('group', { name: /^(?:The platform|The address|This server) responded/ });
  }

  /** Why the platform would reject the request as it was sent, where reading it fixed that: an issue for each cause. */
  get refusedAsSent(): Locator {
    return this.issues
      .getByRole('listitem')
      .filter({ hasText: 'The platform would reject the request as it was sent' });
  }

  /** The first errors, before the phones. */
  get firstErrors(): Locator {
    return this.#page.getByRole('group', { name: /^\d+ errors?$/ });
  }

  /** What the customer sees on a phone, in words. */
  seenOn(phone: 'Android' | 'iPhone'): Locator {
    return this.#page
      .getByRole('region', { name: 'What the customer sees' })
      .getByRole('article', { name: phone, exact: true });
  }

  /** The heading with the name of the shown template. */
  title(name: string): Locator {
    return this.#page.getByRole('heading', { name, exact: true });
  }

  /** The status of a created template, when it was copied. */
  get status(): Locator {
    return this.#page.getByText(/^Status when copied: /);
  }

  /** The time zone in which the words give the times of events. */
  get timeZone(): Locator {
    return this.#page.getByLabel('Customer’s time zone');
  }

  /** The row of a field, by its name and value. */
  field(name: string): Locator {
    return this.#page.getByRole('region', { name: 'Fields' }).getByRole('row', { name });
  }

  get issues(): Locator {
    return this.#page.getByRole('region', { name: 'Issues' });
  }

  get refusal(): Locator {
    return this.#page.getByRole('group', { name: 'This link can’t be opened' });
  }

  get picturesAreAsked(): Locator {
    return this.#page.getByRole('group', { name: /^Pictures from .* aren’t loaded$/ });
  }

  get loadPictures(): Locator {
    return this.#page.getByRole('button', { name: 'Load pictures' });
  }

  get useAsDraft(): Locator {
    return this.#page.getByRole('button', { name: 'Save as draft' });
  }
}
