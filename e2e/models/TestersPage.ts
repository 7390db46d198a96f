import { expect, type Locator, type Page } from '@playwright/test';
import { Fields } from './Fields';

/** The page for testers: the next answers of the embedded platform, what it holds, test data, requests. */
export class TestersPage {
  readonly #page: Page;
  readonly templates: NextAnswers;
  readonly verifications: NextAnswers;
  readonly onPlatform: Fields;
  readonly limits: Fields;

  constructor(page: Page) {
    this.#page = page;
    const answers = page.getByRole('region', { name: 'Next responses' });
    this.templates = new NextAnswers(answers.getByRole('region', { name: 'Templates' }));
    this.verifications = new NextAnswers(answers.getByRole('region', { name: 'Verifications' }));
    this.onPlatform = new Fields(page.getByRole('region', { name: 'Templates on the platform' }));
    this.limits = new Fields(page.getByRole('region', { name: 'Test data at every limit' }));
  }

  async open(): Promise<void> {
    await this.#page.goto('/testers');
    await expect(this.#page.getByRole('heading', { level: 1, name: 'For testers' })).toBeVisible();
  }

  /** Moves a template of the embedded platform to another status. */
  async moveStatus(name: string, status: string): Promise<void> {
    const choice = this.onPlatform.field('Template');
    const option = choice.getByRole('option', { name: new RegExp(`^${name} `) });
    await expect(option).toBeAttached();
    await choice.selectOption({ label: (await option.textContent()) ?? '' });
    await this.onPlatform.field('New status').selectOption({ label: status });
    await this.onPlatform.area.getByRole('button', { name: 'Set status' }).click();
    await expect(this.#page.getByRole('status').filter({ hasText: `Status of ${name}` })).toBeAttached();
  }

  /** Removes all templates and verifications of the embedded platform, for everybody. */
  async emptyPlatform(): Promise<void> {
    await this.onPlatform.area.getByRole('button', { name: 'Empty the platform…' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Empty the embedded platform?' });
    await dialog.getByRole('button', { name: 'Empty platform' }).click();
  }

  /** Opens the requests of the last hour, the newest first. */
  async openRequests(): Promise<Locator> {
    const table = this.#page.getByRole('region', { name: 'Requests, newest first' });
    if (await table.isHidden()) await this.#page.getByText('Requests in the last hour').click();
    return table.getByRole('row');
  }
}

/** The answers that wait for the next requests of one interface. */
export class NextAnswers extends Fields {
  get waiting(): Locator {
    return this.area.getByRole('list', { name: /^Responses waiting for/ }).getByRole('listitem');
  }

  /** Adds an answer by its label; `target` is the template's name or the phone number it waits for. */
  async add(answer: string, target = ''): Promise<void> {
    await this.field('Response').selectOption({ label: answer });
    await this.area.getByLabel(/^Only for this/).fill(target);
    await this.area.getByRole('button', { name: 'Add response' }).click();
  }

  async remove(number: number): Promise<void> {
    await this.area.getByRole('button', { name: new RegExp(`^Remove response ${number} of`) }).click();
  }

  async clear(): Promise<void> {
    await this.area.getByRole('button', { name: 'Clear all' }).click();
  }
}
