import { expect, type Locator, type Page } from '@playwright/test';
import type { TemplateDraft } from '../../../src/schema/draft/draft';
import { unfold } from '../../models/Fields';
import { openTemplate } from './openTemplate';

export type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };

/** Half a px, for rounding to device pixels. */
const tolerance = 0.5;

/** One of the phones beside the form, as a place to measure. */
export class DrawnPhone {
  readonly screen: Locator;
  readonly cards: Locator;
  readonly carousel: Locator;
  readonly media: Locator;
  readonly titles: Locator;
  readonly descriptions: Locator;
  readonly suggestions: Locator;
  readonly chips: Locator;
  readonly notes: Locator;

  constructor(
    readonly page: Page,
    readonly system: 'Android' | 'iPhone' = 'Android',
  ) {
    this.screen = page.getByRole('region', { name: `${system} preview` });
    this.cards = this.part('card');
    this.carousel = this.part('carousel');
    this.media = this.part('media');
    this.titles = this.part('title');
    this.descriptions = this.part('description');
    this.suggestions = this.part('suggestion');
    this.chips = this.part('chip');
    this.notes = this.part('note');
  }

  part(name: string): Locator {
    return this.screen.getByTestId(`preview-${name}`);
  }

  /** The sheet over the conversation. */
  get dialog(): Locator {
    return this.screen.getByRole('dialog');
  }

  bubbles(from: 'agent' | 'user'): Locator {
    return this.screen.locator(`[data-from="${from}"]`);
  }

  /** Opens a copy of an example and waits for the fonts. */
  async open(exampleId: string) {
    await this.goto(`/templates/new?from=${exampleId}`);
  }

  async openBlank(type: 'text_message' | 'rich_card' | 'carousel') {
    await this.goto(`/templates/new?type=${type}`);
  }

  private async goto(address: string) {
    await this.page.goto(address);
    await this.show();
  }

  /** Opens a template of any shape. */
  async openTemplate(template: TemplateDraft) {
    await openTemplate(this.page, template);
    await this.show();
  }

  private async show() {
    await this.choose('Phones', new RegExp(`^${this.system}$`));
    // Boxes are measured at their documented sizes.
    await this.choose('Preview size', /^100%$/);
    await expect(this.screen).toBeVisible();
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** Lets a click stand for a tap on the phone from now on. */
  async startTrying() {
    await this.choose('When you tap the phone', /^Try$/);
  }

  /** Chooses in the settings of the phones. Open, they lie over the page; so they are closed again. */
  async set(label: string, choice: string) {
    const settings = this.page.locator('details').filter({ hasText: 'Phone settings' });
    await settings.getByText('Phone settings').click();
    await expect(settings.getByText('Text size')).toBeVisible();
    const field = settings.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) await field.selectOption({ label: choice });
    else await settings.getByRole('group', { name: label }).getByRole('radio', { name: choice }).check();
    await this.page.keyboard.press('Escape');
    await expect(settings.getByText('Text size')).toBeHidden();
  }

  /** The field with the address of the picture, unfolded. */
  async pictureLink(): Promise<Locator> {
    const edit = this.page.getByRole('region', { name: 'Edit' });
    await unfold(edit.getByRole('button', { name: /^Picture link: / }));
    return this.field('Picture link');
  }

  field(label: string): Locator {
    return this.page.getByRole('region', { name: 'Edit' }).getByLabel(label, { exact: true });
  }

  async choose(group: string, choice: RegExp) {
    await this.page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
  }

  async openCard(number: number) {
    await this.page
      .getByRole('list', { name: 'Cards' })
      .getByRole('button', { name: new RegExp(`^Card ${number}:`) })
      .click();
  }

  async boxes(parts: Locator): Promise<Box[]> {
    return parts.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      }),
    );
  }

  async box(part: Locator): Promise<Box> {
    await expect(part).toBeVisible();
    const [box] = await this.boxes(part);
    if (!box) throw new Error('The part is not drawn.');
    return box;
  }

  /** The boxes of all parts of a card, to compare before and after a change. */
  async allBoxes(): Promise<Box[]> {
    const parts = [this.cards, this.media, this.titles, this.descriptions, this.suggestions];
    return (await Promise.all(parts.map((part) => this.boxes(part)))).flat();
  }
}

/** Expects that a length in px is the documented one. */
export function expectLength(actual: number | undefined, wanted: number, what = 'length') {
  expect(actual, what).toBeGreaterThanOrEqual(wanted - tolerance);
  expect(actual, what).toBeLessThanOrEqual(wanted + tolerance);
}

/** Expects that one edge is not beyond another. */
export function expectNotBeyond(edge: number | undefined, limit: number | undefined, what: string) {
  expect(edge, what).toBeLessThanOrEqual((limit ?? Number.NaN) + tolerance);
}
