import { type Locator, type Page } from '@playwright/test';

/** A version that waits for review, on the phones: comments and the decision. */
export class ReviewPage {
  readonly #page: Page;
  /** Every open thread, in the order of the phone. */
  readonly threads: Locator;
  readonly phones: Locator;
  readonly comment: Locator;
  /** Who wrote, reviewed and sent the version. */
  readonly record: Locator;
  /** The form that asks for a review, in the editor. */
  readonly request: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.threads = page.getByRole('list', { name: 'Comments, in the order of the phone' }).locator('> li');
    this.phones = page.getByRole('region', { name: 'Preview', exact: true });
    this.comment = page.getByLabel('New comment');
    this.record = page.getByRole('region', { name: 'Record' });
    this.request = page.getByRole('form', { name: 'Ask for review' });
  }

  /** `address`: that of the draft. */
  async open(address: string): Promise<void> {
    await this.#page.goto(`${address}/review`);
    await this.comment.waitFor();
  }

  /** The thread about a part, by the name of the part. */
  thread(part: string): Locator {
    return this.threads.filter({ has: this.#page.getByRole('button', { name: part, exact: true }) });
  }

  /** Presses a part of the phone by its words, and comments on it. */
  async commentOn(words: string, text: string): Promise<void> {
    await this.phones.getByText(words).first().click();
    await this.comment.fill(text);
    await this.#page.getByRole('button', { name: 'Comment', exact: true }).click();
    await this.threads.filter({ hasText: text }).waitFor();
  }

  async reply(part: string, text: string): Promise<void> {
    const thread = this.thread(part);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await thread.getByLabel('Reply').fill(text);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await thread.getByRole('list', { name: 'Replies' }).getByText(text).waitFor();
  }

  async approve(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Approve' }).click();
    await this.#page.getByRole('button', { name: 'You approved this' }).waitFor();
  }

  async askForChanges(reason: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Ask for changes' }).click();
    await this.#page.getByLabel('What should change?').fill(reason);
    await this.#page.getByRole('button', { name: 'Ask for changes' }).click();
    await this.#page.getByRole('button', { name: 'Approve' }).waitFor();
  }
}
