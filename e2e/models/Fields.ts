import { expect, type Locator } from '@playwright/test';

/** Entries by the label of their field: a text, the name of a choice, or a tick. */
export type Entries = Readonly<Record<string, string | boolean>>;

/** A group of fields: the form, a card, a button. */
export class Fields {
  readonly area: Locator;
  readonly #elsewhere: Readonly<Record<string, Locator>>;

  /** `elsewhere`: fields by label that belong to the group and stand outside of its area. */
  constructor(area: Locator, elsewhere: Readonly<Record<string, Locator>> = {}) {
    this.area = area;
    this.#elsewhere = elsewhere;
  }

  field(label: string): Locator {
    const { [label]: other } = this.#elsewhere;
    if (other) return other;
    return this.area.getByLabel(label, { exact: true });
  }

  /** The field with the address of the picture, unfolded. */
  async pictureLink(): Promise<Locator> {
    await unfold(this.area.getByRole('button', { name: /^Picture link: / }));
    return this.field('Picture link');
  }

  /** A radio button, by the start of its name. */
  choice(words: string): Locator {
    return this.area.getByRole('radio', { name: new RegExp(`^${words}`) });
  }

  async fillIn(entries: Entries): Promise<void> {
    for (const [label, entry] of Object.entries(entries)) {
      const field = this.field(label);
      await this.#expectThere(label);
      if (typeof entry === 'boolean') await field.setChecked(entry);
      else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
        await chooseOption(field, label, entry);
      else await field.fill(entry);
    }
  }

  /** Names the fields that there are, soon: a mistyped label would wait for the whole time-out. */
  async #expectThere(label: string): Promise<void> {
    try {
      await this.field(label).first().waitFor({ state: 'attached', timeout: 10_000 });
    } catch {
      const labels = await this.area.locator('label').allInnerTexts();
      const known = [...Object.keys(this.#elsewhere), ...labels.map((text) => text.split('\n')[0]?.trim())];
      throw new Error(`There is no field “${label}” here. Fields: ${known.filter(Boolean).join(', ')}.`);
    }
  }

  /** Expects a text beside a field that is no part of its description, such as a counter. */
  async expectCounter(words: string): Promise<void> {
    await expect(this.area.getByText(words).first()).toBeVisible();
  }

  /** Expects a text in the description of a field: hint, limit, error. */
  async expectWords(label: string, words: string | RegExp): Promise<void> {
    await expect(this.field(label)).toHaveAccessibleDescription(
      typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words,
    );
  }

  async expectError(label: string, words: string): Promise<void> {
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
    await this.expectWords(label, words);
  }

  async expectNoError(label: string): Promise<void> {
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'false');
  }

  /** Types into a field and leaves it. */
  async finish(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
    await this.field(label).blur();
  }

  /** The button under a field that writes what its text seems to mean. */
  offer(label: string, action: string | RegExp): Locator {
    const words = typeof action === 'string' ? action : action.source;
    const pattern = typeof action === 'string' ? words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : words;
    return this.area.getByRole('button', { name: new RegExp(`^${pattern}.* for ${label}$`) });
  }

  /** The small form that adds a personal field at the cursor. */
  personalFieldPicker(label: string): Locator {
    return this.area.getByRole('dialog', { name: `Add personal field: ${label}`, exact: true });
  }

  async openPersonalFieldPicker(label: string): Promise<Locator> {
    await this.area.getByRole('button', { name: `Add personal field: ${label}`, exact: true }).click();
    return this.personalFieldPicker(label);
  }

  /** Adds a personal field at the cursor: one of the template, or a new one of that name. */
  async addPersonalField(label: string, name: string, sample?: string): Promise<void> {
    const picker = await this.openPersonalFieldPicker(label);
    await picker.getByLabel('Field name').fill(name);
    if (sample !== undefined) await picker.getByLabel('Sample value').fill(sample);
    await picker.getByRole('button', { name: 'Insert', exact: true }).click();
  }

  /** The chip of a personal field under a field. */
  personalFieldChip(label: string, name: string): Locator {
    return this.area.getByRole('list', { name: `Personal fields: ${label}` }).getByRole('button', { name });
  }
}

/** Chooses an option by its words, or by those before its figures: "Medium" for "Medium (168 dp)". */
async function chooseOption(field: Locator, label: string, words: string): Promise<void> {
  await expect(async () => {
    const options = (await field.locator('option').allTextContents()).map((option) => option.trim());
    const option =
      options.find((each) => each === words) ?? options.find((each) => each.startsWith(`${words} (`));
    if (option === undefined)
      throw new Error(`“${label}” has no option “${words}”. Its options: ${options.join(', ')}.`);
    await field.selectOption({ label: option });
  }).toPass({ timeout: 5000 });
}

/** Opens a fold of rare fields, if it is closed. */
export async function unfold(fold: Locator): Promise<void> {
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
