import { expect, type Locator, type Page, type Request } from '@playwright/test';

export type StatusLabel = 'Approval pending' | 'Approved' | 'Rejected' | 'Expired';

const isCreation = (request: Request) =>
  request.method() === 'POST' &&
  /\/api(?:\/platforms\/[^/]+)?\/v2\/rcs\/[^/]+\/templates$/.test(new URL(request.url()).pathname);

/** The sending of the open template: review, outcome and history. */
export class SendPanel {
  readonly #page: Page;
  readonly area: Locator;
  readonly review: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.area = page.getByRole('region', { name: 'Sending', exact: true });
    this.review = page.getByRole('dialog', { name: 'Send this template for approval?' });
  }

  get sendButton(): Locator {
    return this.#page.getByRole('button', { name: 'Send for approval' });
  }

  /** The same button while an answer is awaited. */
  get sendingButton(): Locator {
    return this.#page.getByRole('button', { name: 'Sending…', exact: true });
  }

  /** The notice of a sending that failed or has an unknown outcome. */
  get alert(): Locator {
    return this.area.getByRole('alert');
  }

  get history(): Locator {
    return this.area.getByRole('region', { name: 'Sent from this draft' }).getByRole('listitem');
  }

  /** The errors that prevent the sending, each a link to its field. */
  get errorSummary(): Locator {
    return this.#page.getByRole('region', { name: /^Fix \d+ errors? before sending$/ });
  }

  /** The standing of the draft in the header; a press shows its sendings. */
  get status(): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: /^Status:/ });
  }

  async open(): Promise<void> {
    if (await this.area.isHidden()) await this.status.click();
  }

  /** Presses "Send for approval": the review opens, or the error summary. */
  async press(): Promise<void> {
    await this.status.waitFor();
    if (await this.sendButton.isHidden()) await this.open();
    await this.sendButton.click();
  }

  /** Sends after the review and returns the request body. */
  async send(): Promise<unknown> {
    await this.press();
    return this.confirm();
  }

  /** Sends what is reviewed, without waiting for checks that are still running. */
  async confirm(): Promise<unknown> {
    const sent = this.#page.waitForRequest(isCreation);
    const unready = this.review.getByText('Send without waiting');
    await this.review.getByRole('button', { name: 'Send now' }).or(unready).first().waitFor();
    // The checks may end just before the press.
    if (await unready.isVisible()) await unready.click({ timeout: 1000 }).catch(() => undefined);
    await this.review.getByRole('button', { name: /^Send (?:now|anyway)$/ }).click();
    const body: unknown = (await sent).postDataJSON();
    return body;
  }

  /** The wait that a busy platform asked for; afterwards `retry` sends the same again. */
  get countdown(): Locator {
    return this.area.getByRole('timer');
  }

  /** Sends the same again: after a wait, or after an unknown outcome. Returns the request body. */
  async retry(): Promise<unknown> {
    const sent = this.#page.waitForRequest(isCreation);
    await this.area.getByRole('button', { name: /^Send (?:the same )?again$/ }).click();
    const body: unknown = (await sent).postDataJSON();
    return body;
  }

  /** Asks the platform for the status of a pending template now, not at its next turn. */
  async askStatus(): Promise<void> {
    await this.open();
    await this.area.getByRole('button', { name: 'Refresh status' }).click();
  }

  /** Chooses the platform's next answer in "For testers", by its label. Embedded platform only. */
  async setNextAnswer(label: string): Promise<void> {
    await this.open();
    const box = this.area.locator('details').filter({ hasText: 'Next response' });
    if (!(await box.getByLabel('Next response').isVisible())) await box.locator('summary').click();
    await box.getByLabel('Next response').selectOption({ label });
    await box.getByRole('button', { name: 'Set next response' }).click();
    await expect(box.getByText(/^Set: the next sending/)).toBeVisible();
  }

  /** Counts the creations that the page requests from now on. */
  countCreations(): () => number {
    let creations = 0;
    this.#page.on('request', (request) => {
      if (isCreation(request)) creations += 1;
    });
    return () => creations;
  }

  async expectStatus(status: StatusLabel): Promise<void> {
    const notice = this.area.getByRole('group', { name: /^(?:Created|Rejected)/ });
    await expect(
      status === 'Rejected' ? notice : notice.getByText(new RegExp(`^${status}(?: by platform)?$`)),
    ).toBeVisible();
    await expect(this.history.first()).toContainText(status);
  }

  async expectAlert(...words: (string | RegExp)[]): Promise<void> {
    for (const word of words) await expect(this.alert).toContainText(word);
  }
}
