import { expect, type Locator, type Page } from '@playwright/test';

export type ShareTab = 'Link' | 'Picture' | 'Spec sheet' | 'For developers';

/** The dialog that hands on the open template. */
export class ShareDialog {
  readonly #page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('dialog', { name: 'Share' });
  }

  async open(tab: ShareTab = 'Link'): Promise<void> {
    await this.#page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(this.root).toBeVisible();
    if (tab !== 'Link') await this.choose(tab);
  }

  async choose(tab: ShareTab): Promise<void> {
    await this.root.getByRole('tab', { name: tab }).click();
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: 'Close' }).click();
  }

  /** The content of the chosen tab. */
  get panel(): Locator {
    return this.root.getByRole('tabpanel');
  }

  /** The link in the tab "Link", once it is written. Opens the dialog if it is closed. */
  async readLink(): Promise<string> {
    if (!(await this.root.isVisible())) await this.open();
    const link = this.panel.getByLabel('Link', { exact: true });
    await expect(link).toHaveValue(/#v\d/);
    return link.inputValue();
  }

  /** The picture as it will be saved; absent while it is drawn. */
  get drawnPicture(): Locator {
    return this.panel.locator('[aria-busy="false"]').getByRole('img', { name: /^Preview of/ });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
