import type { FileChooser, Locator } from '@playwright/test';
import { ButtonList } from './ButtonList';
import { Fields, unfold, type Entries } from './Fields';

/** The fields of one card: the only one of a rich card, or the chosen one of a carousel. */
export class CardForm extends Fields {
  readonly buttons: ButtonList;

  constructor(area: Locator) {
    super(area);
    this.buttons = new ButtonList(area);
  }

  /** The fold of the rare fields. */
  get more(): Locator {
    return this.area.getByRole('button', { name: /^More: .*(?:thumbnail|reload file)/ });
  }

  override async fillIn(entries: Entries): Promise<void> {
    const isRare = Object.keys(entries).some((label) => /^(?:Thumbnail|Reload file)/.test(label));
    if (isRare) await unfold(this.more);
    if ('Picture link' in entries) await this.pictureLink();
    await super.fillIn(entries);
  }

  /** Chooses a file for the card by the file dialog: a path, or a name with its bytes. */
  async chooseFile(file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const [chooser] = await Promise.all([
      this.area.page().waitForEvent('filechooser'),
      this.area.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles(file);
  }

  async addPicture(entries: Entries): Promise<void> {
    await this.area.getByRole('button', { name: 'Use a link' }).click();
    await this.fillIn(entries);
  }
}
