import type { Locator } from '@playwright/test';
import { chooseMenuItem } from './chooseMenuItem';
import { Fields, unfold, type Entries } from './Fields';

export type ButtonKind =
  | 'Quick reply'
  | 'Open a link'
  | 'Call a number'
  | 'Show a place'
  | 'Ask for location'
  | 'Add a calendar event';

/** One button in the form: its line, its tools and, while it is open, its fields. */
export class ButtonForm extends Fields {
  readonly number: number;

  constructor(list: Locator, number: number) {
    super(list.getByRole('group', { name: new RegExp(`^Button ${number}:`) }));
    this.number = number;
  }

  get line(): Locator {
    return this.area.getByRole('button', { name: new RegExp(`^Button ${this.number}:`) });
  }

  tool(action: 'up' | 'down' | 'more' | 'delete'): Locator {
    const names = {
      up: `Move button ${this.number} up`,
      down: `Move button ${this.number} down`,
      more: `More for button ${this.number}`,
      delete: `Delete button ${this.number}`,
    };
    return this.area.getByRole('button', { name: names[action], exact: true });
  }

  /** Chooses from the menu of the button. */
  async act(action: 'Duplicate' | 'Copy' | 'Cut' | 'Paste after'): Promise<void> {
    await this.tool('more').click();
    await chooseMenuItem(this.area, `${action} button ${this.number}`);
  }

  async choose(kind: ButtonKind): Promise<void> {
    await this.field('What it does').selectOption({ label: kind });
  }

  /** The fold of the rare fields. */
  get more(): Locator {
    return this.area.getByRole('button', { name: /^More: / });
  }

  override async fillIn(entries: Entries): Promise<void> {
    const isRare = Object.keys(entries).some((label) =>
      /^(?:Opens in|In-chat window|Button ID|Fallback)/.test(label),
    );
    if (isRare) await unfold(this.more);
    await super.fillIn(entries);
  }

  /** Unfolds the rare fields. */
  async openMore(): Promise<void> {
    await unfold(this.more);
  }
}
