import { expect, type Locator, type Page } from '@playwright/test';

/** A version that waits for review, on the phones: comments and the decision. */
export class ReviewPage {
  readonly #page: Page;
  /** Every open thread, in the order of the phone. */
  readonly threads: Locator;
  readonly phones: Locator;
  readonly comment: Locator;
  /** What the server does not have yet. */
  readonly kept: Locator;
  /** Who wrote, reviewed and sent the version. */
  readonly record: Locator;
  /** The form that asks for a review, in the editor. */
  readonly request: Locator;
  /** How far the review is, in the editor: beside the phones, and in the header. */
  readonly state: Locator;
  readonly mark: Locator;
  /** The buttons of a reviewer. */
  readonly decision: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.threads = page.getByRole('list', { name: 'Comments, in the order of the phone' }).locator('> li');
    this.phones = page.getByRole('region', { name: 'Preview', exact: true });
    this.comment = page.getByLabel('New comment');
    this.kept = page.getByRole('group', { name: 'Saved on this device, not yet on the server' });
    this.record = page.getByRole('region', { name: 'Review record' });
    this.request = page.getByRole('form', { name: 'Ask for review' });
    this.state = page.getByRole('region', { name: 'Where the review stands' });
    this.decision = page.getByRole('group', { name: 'Your decision' });
    this.mark = page.getByRole('banner').getByRole('button', { name: /^Review:/ });
  }

  /** `address`: that of the draft. */
  async open(address: string): Promise<void> {
    await this.#page.goto(`${address}/review`);
    await this.comment.waitFor();
  }

  /** The thread about a part, or with other words in it. */
  thread(words: string): Locator {
    return this.threads.filter({ hasText: words });
  }

  /** Comments on the selected part, or on the whole message. */
  async write(text: string): Promise<void> {
    await this.comment.fill(text);
    await this.#page.getByRole('button', { name: 'Comment', exact: true }).click();
  }

  /** Presses a part of the phone by its words, and comments on it. */
  async commentOn(words: string, text: string): Promise<void> {
    await this.phones.getByText(words).first().click();
    await this.write(text);
    await this.threads.filter({ hasText: text }).waitFor();
  }

  async reply(words: string, text: string): Promise<void> {
    const thread = this.thread(words);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await thread.getByLabel('Reply').fill(text);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await thread.getByRole('list', { name: 'Replies' }).getByText(text).waitFor();
  }

  /** Makes a link for people without an account, beside an open draft. */
  async makeGuestLink(): Promise<string> {
    await this.#page.getByText('People without an account').click();
    await this.#page.getByRole('button', { name: 'Make link for guests' }).click();
    const made = this.#page.getByRole('group', { name: 'Copy the link now' });
    await expect(made).toBeFocused();
    return made.getByText(/\/review\//).innerText();
  }

  /** Sends the newest version to review, in the editor. `button`: opens the form. */
  async ask(button: string, note?: string): Promise<void> {
    const open = this.#page.getByRole('button', { name: button, exact: true });
    await expect(open).toBeEnabled();
    await open.click();
    if (note !== undefined) await this.request.getByLabel('Note').fill(note);
    await this.request.getByRole('button', { name: 'Ask for review' }).click();
    await expect(this.mark).toHaveText('Review: In review');
  }

  /** `anyway`: over open comments of others. */
  async approve({ anyway = false } = {}): Promise<void> {
    await this.decision.getByRole('button', { name: 'Approve' }).click();
    if (anyway) await this.#page.getByRole('button', { name: 'Approve anyway' }).click();
    await this.#page.getByRole('button', { name: 'You approved this' }).waitFor();
  }

  async askForChanges(reason: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Ask for changes' }).click();
    await this.#page.getByLabel('What should change?').fill(reason);
    await this.#page.getByRole('button', { name: 'Ask for changes' }).click();
    await this.#page.getByRole('button', { name: 'Approve' }).waitFor();
  }
}
