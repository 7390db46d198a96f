import type { Locator } from '@playwright/test';
import { ButtonList } from './ButtonList';
import { Fields, type Entries } from './Fields';

/** The fields of one card: the only one of a rich card, or the chosen one of a carousel. */
export class CardForm extends Fields {
  readonly buttons: ButtonList;

  constructor(area: Locator) {
    super(area);
    this.buttons = new ButtonList(area);
  }

  async addPicture(entries: Entries): Promise<void> {
    await this.area.getByRole('button', { name: 'Add picture, video or PDF' }).click();
    await this.fillIn(entries);
  }
}
