import type { Locator } from '@playwright/test';
import { CardForm } from './CardForm';
import { chooseMenuItem } from './chooseMenuItem';

/** The cards of a carousel: the strip, and the fields of the chosen card. */
export class Cards {
  readonly #form: Locator;

  constructor(form: Locator) {
    this.#form = form;
  }

  get lines(): Locator {
    return this.#form.getByRole('list', { name: 'Cards' }).getByRole('button', { name: /^Card \d+:/ });
  }

  get add(): Locator {
    return this.#form.getByRole('button', { name: 'Add card' });
  }

  line(number: number): Locator {
    return this.#form.getByRole('button', { name: new RegExp(`^Card ${number}:`) });
  }

  /** A tool of the chosen card. */
  tool(number: number, action: 'left' | 'right' | 'more' | 'delete'): Locator {
    const names = {
      left: `Move card ${number} left`,
      right: `Move card ${number} right`,
      more: `More for card ${number}`,
      delete: `Delete card ${number}`,
    };
    return this.#form.getByRole('button', { name: names[action], exact: true });
  }

  /** Opens a card and presses one of its tools. */
  async act(number: number, action: 'left' | 'right' | 'delete'): Promise<void> {
    await this.line(number).click();
    await this.tool(number, action).click();
  }

  /** Opens a card and chooses from its menu. */
  async choose(number: number, action: 'Duplicate' | 'Copy' | 'Cut' | 'Paste after'): Promise<void> {
    await this.line(number).click();
    await this.tool(number, 'more').click();
    await chooseMenuItem(this.#form, `${action} card ${number}`);
  }

  /** Moves a card to one of the ends of the carousel. */
  async moveToEnd(number: number, end: 'front' | 'end'): Promise<void> {
    await this.line(number).click();
    await this.tool(number, 'more').click();
    await chooseMenuItem(this.#form, `Move card ${number} to the ${end}`);
  }

  /** Chooses from the menu for all cards. */
  async chooseForAll(action: string): Promise<void> {
    await this.#form.getByRole('button', { name: 'All cards' }).click();
    await chooseMenuItem(this.#form, new RegExp(`^${action}`));
  }

  /** Opens a card for editing. */
  async open(number: number): Promise<CardForm> {
    await this.line(number).click();
    return this.form(number);
  }

  form(number: number): CardForm {
    return new CardForm(this.#form.getByRole('group', { name: new RegExp(`^Card ${number} of `) }));
  }
}
