import type { Locator } from '@playwright/test';
import { ButtonForm, type ButtonKind } from './ButtonForm';
import type { Entries } from './Fields';

export type NewButton = {
  kind: ButtonKind;
  entries: Entries;
  /** Fields behind "More". */
  postback?: Entries;
  place?: 'Coordinates' | 'Search';
};

/** The buttons of a message or a card. */
export class ButtonList {
  readonly area: Locator;

  constructor(around: Locator) {
    this.area = around.getByRole('group', { name: /^Buttons/ });
  }

  get lines(): Locator {
    return this.area.getByRole('button', { name: /^Button \d+:/ });
  }

  get addButton(): Locator {
    return this.area.getByRole('button', { name: 'Add button' });
  }

  button(number: number): ButtonForm {
    return new ButtonForm(this.area, number);
  }

  async add({ kind, entries, postback, place }: NewButton): Promise<ButtonForm> {
    const button = this.button((await this.lines.count()) + 1);
    await this.addButton.click();
    await button.choose(kind);
    if (place) await button.choice(place).check();
    await button.fillIn(entries);
    if (postback) {
      await button.openMore();
      await button.fillIn(postback);
    }
    return button;
  }
}
