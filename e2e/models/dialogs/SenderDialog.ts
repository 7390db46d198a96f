import type { Locator, Page } from '@playwright/test';
import { Fields } from '../Fields';

/** The dialog in which a template gets its sender. */
export class SenderDialog extends Fields {
  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Sender' }));
  }

  button(name: string): Locator {
    return this.area.getByRole('button', { name, exact: true });
  }

  /** Chooses a picture file as the logo. */
  async chooseLogo(file: string): Promise<void> {
    const [chooser] = await Promise.all([
      this.area.page().waitForEvent('filechooser'),
      this.button('Choose logo').click(),
    ]);
    await chooser.setFiles(file);
  }

  async close(): Promise<void> {
    await this.button('Done').click();
  }
}
