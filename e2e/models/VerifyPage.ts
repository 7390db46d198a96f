import { expect, type Locator, type Page } from '@playwright/test';
import { Fields } from './Fields';

export type OperatorAnswer = 'Complete the verification' | 'Reject it' | 'Let it expire';

/** The words of a status on the page. A failed one names its reason: Denied, Expired or another of the operator. */
export type VerificationTitle =
  | 'Waiting for the phone'
  | 'Number verified'
  | `Not verified${'' | `: ${string}`}`;

/** The page that starts and follows verifications. */
export class VerifyPage {
  readonly page: Page;
  readonly form: Fields;
  /** The result of a start: status, answer and request. */
  readonly result: Locator;
  readonly history: Locator;
  /** Finds a verification by its id, number or reference. */
  readonly lookup: Locator;
  readonly debugger: Fields;

  constructor(page: Page) {
    this.page = page;
    this.form = new Fields(page.getByRole('region', { name: 'New verification' }));
    this.result = page.getByRole('region', { name: 'Verification', exact: true });
    this.lookup = page.getByRole('form', { name: 'Look up' });
    this.history = page.getByRole('region', { name: 'On this device' });
    this.debugger = new Fields(page.getByRole('region', { name: 'Find a signature error' }));
  }

  async open(address = '/verify'): Promise<void> {
    await this.page.goto(address);
    await expect(this.form.area).toBeVisible();
  }

  async choose(form: 'SDK, public' | 'Server, signed'): Promise<void> {
    await this.form.choice(form).check();
  }

  async press(): Promise<void> {
    await this.form.area.getByRole('button', { name: 'Start verification' }).click();
  }

  /** Starts with a number and waits for the answer. */
  async start(number = '+919876543210'): Promise<void> {
    await this.form.field('Phone number').fill(number);
    await this.press();
    await expect(this.heading(`Verification of ${number.slice(0, 3)}…${number.slice(-2)}`)).toBeVisible();
  }

  /** Starts with a number that may be refused: waits for any answer. `result` shows it, a refusal the field too. */
  async tryToStart(number: string): Promise<void> {
    await this.form.field('Phone number').fill(number);
    const answered = this.page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        new URL(response.url()).pathname.endsWith('/v1/verifications'),
    );
    await this.press();
    await answered;
  }

  /** Looks up a verification by its id, number or reference. `found` lists all, if there are several. */
  async lookUp(text: string): Promise<void> {
    await this.lookup.getByLabel('ID, number or reference').fill(text);
    await this.lookup.getByRole('button', { name: 'Look up', exact: true }).click();
  }

  /** The verifications of the number or reference that was looked up, the newest first. Absent for a single one. */
  get found(): Locator {
    return this.lookup.getByRole('listitem');
  }

  /** The number in international form that is offered for a text with blanks, dashes or brackets; a press writes it. */
  get offeredNumber(): Locator {
    return this.lookup.getByRole('button', { name: /^Use \+/ });
  }

  /** Shows one of the found verifications, counted from 1. */
  async openFound(number: number): Promise<void> {
    await this.found
      .nth(number - 1)
      .getByRole('link')
      .click();
  }

  /** A step of the verification: Started, Opened, Responded, Ended. */
  step(name: string): Locator {
    return this.result
      .getByRole('list', { name: 'What happened' })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) });
  }

  get startAgain(): Locator {
    return this.result.getByRole('button', { name: 'Start again' });
  }

  heading(name: string | RegExp): Locator {
    return this.result.getByRole('heading', { name });
  }

  get openLink(): Locator {
    return this.result.getByRole('link', { name: 'Open as the device would' });
  }

  /** A value of the answer, by its name. */
  value(name: string): Locator {
    return this.result
      .locator('div', { has: this.page.getByRole('button', { name: `Copy ${name}`, exact: true }) })
      .last()
      .locator('code');
  }

  /** Opens the operator's page, chooses an answer there, and closes it. */
  async answerAsOperator(answer: OperatorAnswer): Promise<void> {
    const opened = this.page.context().waitForEvent('page');
    await this.openLink.click();
    const operator = await opened;
    await operator.getByRole('button', { name: answer }).click();
    await expect(operator.getByText('You can close this page.')).toBeVisible();
    await operator.close();
  }

  async expectStatus(title: VerificationTitle): Promise<void> {
    await expect(this.result.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });
  }
}
