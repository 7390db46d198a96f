import { sampleOf } from '../../../scripts/tests/sizes.mjs';
import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength } from '../support/DrawnPhone';
import { picturePng } from '../support/picturePng';

const green = [0, 160, 0] as const;
const red = [200, 0, 0] as const;

/** Green in the middle, red at both ends. Squeezed into its box the picture shows red; cropped, it does not. */
const pictures = [
  {
    check: 46,
    ratio: '1:4',
    size: { width: 100, height: 400 },
    png: () => picturePng(100, 400, (_, y) => (y > 100 && y < 300 ? green : red)),
    box: { width: 396, height: 168 },
  },
  {
    check: 47,
    ratio: '4:1',
    size: { width: 400, height: 100 },
    png: () => picturePng(400, 100, (x) => (x > 50 && x < 350 ? green : red)),
    box: { width: 396, height: 168 },
  },
];

for (const { check, ratio, size, png, box } of sampleOf(pictures, 2)) {
  test(`${check}. a picture of ${ratio} is cut around its centre, not squeezed`, async ({ page }) => {
    await page.route('https://pictures.test/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: png() }),
    );
    const phone = new DrawnPhone(page);
    await phone.open('boarding-pass');
    await (await phone.pictureLink()).fill(`https://pictures.test/${check}.png`);
    const picture = phone.media.locator('img');
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => ({
          width: image.naturalWidth,
          height: image.naturalHeight,
        })),
      )
      .toEqual(size);
    await expect(picture).toHaveCSS('object-fit', 'cover');
    await expect(picture).toHaveCSS('object-position', '50% 50%');
    const drawn = await phone.box(picture);
    expectLength(drawn.width, box.width, 'width');
    expectLength(drawn.height, box.height, 'height');

    // Select nothing: an outline would lie over the picture.
    await page.getByRole('tab', { name: 'Check' }).focus();
    const shot = await phone.media.screenshot();
    const corners = await page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.drawImage(bitmap, 0, 0);
        const near = 24;
        return [
          [near, near],
          [bitmap.width - near, near],
          [near, bitmap.height - near],
          [bitmap.width - near, bitmap.height - near],
        ].map(([x = 0, y = 0]) => Array.from(context.getImageData(x, y, 1, 1).data.subarray(0, 3)));
      },
      [...shot],
    );
    expect(corners).toEqual([green, green, green, green]);
  });
}
