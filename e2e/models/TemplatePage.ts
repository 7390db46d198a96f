import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { ButtonList } from './ButtonList';
import { CardForm } from './CardForm';
import { Cards } from './Cards';
import { Fields } from './Fields';
import type { Phone } from './Phone';
import { PhonePane } from './PhonePane';
import { PageMenu } from './PageMenu';
import { SendPanel } from './SendPanel';

export type TypeLabel = 'Text message' | 'Rich card' | 'Carousel';

const typeParameters = {
  'Text message': 'text_message',
  'Rich card': 'rich_card',
  Carousel: 'carousel',
} satisfies Record<TypeLabel, string>;

export type DrawerTab = 'Check' | 'Samples' | 'Taps' | 'Code';

/** The page of one open template: header, form, phone and drawer. */
export class TemplatePage {
  readonly page: Page;
  readonly form: Fields;
  readonly buttons: ButtonList;
  /** The cards of a carousel. */
  readonly cards: Cards;
  /** The card of a rich card. `cards.open(2)` returns that of a carousel. */
  readonly card: CardForm;
  /** The Android phone, which is shown first. */
  readonly phone: Phone;
  /** Both phones, their settings and "Try". */
  readonly phones: PhonePane;
  readonly sending: SendPanel;
  readonly menu: PageMenu;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('form', { name: 'Template' });
    // In a wide window the name stands in the header.
    this.form = new Fields(form, { 'Template name': page.getByLabel('Template name', { exact: true }) });
    this.buttons = new ButtonList(form);
    this.cards = new Cards(form);
    this.card = new CardForm(form.getByRole('region', { name: 'Card', exact: true }));
    this.phones = new PhonePane(page);
    this.phone = this.phones.android;
    this.sending = new SendPanel(page);
    this.menu = new PageMenu(page);
  }

  get name(): Locator {
    return this.form.field('Template name');
  }

  /** The notice that the draft is read-only, with the reason. */
  get readOnlyNotice(): Locator {
    return this.page.getByRole('region', { name: 'Read-only' });
  }

  get status(): Locator {
    return this.page.getByRole('status');
  }

  /** The button beside the words of a deletion. */
  get undoDeletion(): Locator {
    return this.page.getByRole('group', { name: 'Notice' }).getByRole('button', { name: 'Undo' });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo', exact: true });
  }

  get redo(): Locator {
    return this.page.getByRole('button', { name: 'Redo', exact: true });
  }

  /** The text field of the request body. A long body is drawn in part. */
  get json(): Locator {
    return this.page.getByRole('textbox', { name: 'Request body' });
  }

  async openNew(type: TypeLabel, name?: string): Promise<void> {
    await this.page.goto(`/templates/new?type=${typeParameters[type]}`);
    if (name !== undefined) await this.name.fill(name);
  }

  async openExample(id: string, name?: string): Promise<void> {
    await this.page.goto(`/templates/new?from=${id}`);
    if (name !== undefined) await this.name.fill(name);
  }

  /** Writes a valid text message. */
  async writeTextMessage(name: string, text = 'Your parcel arrives on Tuesday.'): Promise<void> {
    await this.openNew('Text message', name);
    await this.form.fillIn({ 'Message text': text });
  }

  async chooseType(type: TypeLabel): Promise<void> {
    await this.form.choice(type).check();
  }

  /** Opens a part of the drawer; in a narrow window it is a view of its own. */
  async openDrawer(tab: DrawerTab): Promise<void> {
    const view = this.page.getByRole('group', { name: 'View' }).getByRole('button', { name: /^Check/ });
    if (await view.isVisible()) await view.click();
    await this.page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  }

  async openJson(): Promise<void> {
    await this.openDrawer('Code');
  }

  /** The whole request body, as it is downloaded. */
  async readJson(): Promise<unknown> {
    await this.openJson();
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    const value: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    return value;
  }

  /** Waits until the draft is in the browser's storage. */
  async expectSaved(): Promise<void> {
    await expect(
      this.page.getByTitle(/^Saved (?:in this browser|on the server|on this device)/),
    ).toBeVisible();
  }

  async expectSaid(words: string | RegExp): Promise<void> {
    await expect(this.status).toContainText(words);
  }
}
