import type { Locator } from '@playwright/test';
import { CardForm } from './CardForm';

/** The cards of a carousel: the outline, and the fields of the chosen card. */
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

  tool(number: number, action: 'up' | 'down' | 'more' | 'delete'): Locator {
    const names = {
      up: `Move card ${number} up`,
      down: `Move card ${number} down`,
      more: `More for card ${number}`,
      delete: `Delete card ${number}`,
    };
    return this.#form.getByRole('button', { name: names[action], exact: true });
  }

  /** Chooses from the menu of a card. */
  async choose(number: number, action: 'Duplicate' | 'Copy' | 'Cut' | 'Paste after'): Promise<void> {
    await this.tool(number, 'more').click();
    await this.#form.getByRole('menuitem', { name: `${action} card ${number}`, exact: true }).click();
  }

  /** Chooses from the menu for all cards. */
  async chooseForAll(action: string): Promise<void> {
    await this.#form.getByRole('button', { name: 'All cards' }).click();
    await this.#form.getByRole('menuitem', { name: action }).click();
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
