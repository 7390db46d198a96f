import type { Locator, Page } from '@playwright/test';

/** The dialog in which the part of a picture is chosen that the phones show. */
export class CropDialog {
  readonly area: Locator;

  constructor(page: Page) {
    this.area = page.getByRole('dialog', { name: 'Crop picture' });
  }

  /** The picture under the frames. */
  get picture(): Locator {
    return this.area.getByRole('application', { name: /^Crop area/ });
  }

  get zoom(): Locator {
    return this.area.getByRole('slider', { name: 'Zoom' });
  }

  async choose(shape: 'recommended' | 'frame' | 'whole'): Promise<void> {
    await this.area.getByRole('combobox', { name: 'Shape' }).selectOption(shape);
  }

  /** Crops the picture to the shape, or shows all of it with a colour beside it. */
  async fill(how: 'Crop' | 'Show all'): Promise<void> {
    await this.area.getByRole('radio', { name: how }).check();
  }

  /** The colour beside a picture that is shown whole. */
  get background(): Locator {
    return this.area.getByLabel('Background', { exact: true });
  }

  frame(system: 'android' | 'ios'): Locator {
    return this.area.getByTestId(`crop-frame-${system}`);
  }

  /** The mark of what the crops are made around. */
  get focus(): Locator {
    return this.area.getByTestId('crop-focus');
  }

  get results(): Locator {
    return this.area.getByRole('list', { name: 'On the phones' }).getByRole('listitem');
  }

  async use(): Promise<void> {
    await this.area.getByRole('button', { name: 'Use this crop' }).click();
    await this.area.waitFor({ state: 'hidden' });
  }

  async cancel(): Promise<void> {
    await this.area.getByRole('button', { name: 'Cancel' }).click();
  }
}
