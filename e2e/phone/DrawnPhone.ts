import { expect, type Locator, type Page } from '@playwright/test';

export type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };

/** Half a px: what rounding to device pixels may cost. */
const tolerance = 0.5;

/** The phone beside the form, as a place to measure. */
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

  constructor(readonly page: Page) {
    this.screen = page.getByRole('region', { name: 'Android preview' });
    const part = (name: string) => this.screen.getByTestId(`preview-${name}`);
    this.cards = part('card');
    this.carousel = part('carousel');
    this.media = part('media');
    this.titles = part('title');
    this.descriptions = part('description');
    this.suggestions = part('suggestion');
    this.chips = part('chip');
    this.notes = part('note');
  }

  /** Opens a copy of an example and waits until its letters have their final shape. */
  async open(exampleId: string) {
    await this.goto(`/templates/new?from=${exampleId}`);
  }

  async openBlank(type: 'text_message' | 'rich_card' | 'carousel') {
    await this.goto(`/templates/new?type=${type}`);
  }

  private async goto(address: string) {
    await this.page.goto(address);
    await expect(this.screen).toBeVisible();
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  field(label: string): Locator {
    return this.page.getByRole('region', { name: 'Edit' }).getByLabel(label, { exact: true });
  }

  async choose(group: string, choice: RegExp) {
    await this.page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
  }

  async openCard(number: number) {
    await this.page.getByRole('button', { name: new RegExp(`^Card ${number}:`) }).click();
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

  /** The boxes of everything that a card is made of, to compare before and after a change. */
  async allBoxes(): Promise<Box[]> {
    const parts = [this.cards, this.media, this.titles, this.descriptions, this.suggestions];
    return (await Promise.all(parts.map((part) => this.boxes(part)))).flat();
  }
}

/** That a length in px is the documented one. */
export function expectLength(actual: number | undefined, wanted: number, what = 'length') {
  expect(actual, what).toBeGreaterThanOrEqual(wanted - tolerance);
  expect(actual, what).toBeLessThanOrEqual(wanted + tolerance);
}

/** That one edge is not beyond another. */
export function expectNotBeyond(edge: number | undefined, limit: number | undefined, what: string) {
  expect(edge, what).toBeLessThanOrEqual((limit ?? Number.NaN) + tolerance);
}
