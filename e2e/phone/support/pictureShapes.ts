import { expect } from '../../support/test';
import type { DrawnPhone } from './DrawnPhone';

/** Pictures of `servePictures`: portrait, square and wide, within and beyond every ratio that a phone keeps. */
const pictureShapes = ['9x16', '1x4', '1x1', '3x2', '21x9', '4x1'] as const;

export const addressOf = (shape: string) => `https://pictures.test/${shape}.svg`;
export const missingPicture = 'https://pictures.test/missing.jpg';

/** Every shape and a missing picture in the light theme, the most different ones in the dark theme. */
export const picturesOfThemes = {
  Light: [...pictureShapes.map(addressOf), missingPicture],
  Dark: [addressOf('1x4'), missingPicture],
} as const;

/** Puts the address of another picture in the form, and waits until the phone has drawn it or has given it up. */
export async function showPicture(phone: DrawnPhone, address: string): Promise<void> {
  await (await phone.pictureLink()).fill(address);
  if (address === missingPicture) {
    await expect(phone.media.locator('[data-state="broken"]')).toBeVisible();
    return;
  }
  const picture = phone.media.locator('img');
  await expect(picture).toHaveAttribute('src', address);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
}
