import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';
import { DrawnPhone } from '../support/DrawnPhone';
import { openTemplate } from '../support/openTemplate';
import { pictureColor, servePictures } from '../support/servePictures';
import { dial, media, reply, verticalCard } from '../support/templates';

type Rectangle = { left: number; top: number; right: number; bottom: number };

/** The boxes of each phone and its media in a picture of all phones: side by side, 16 apart, at their own size. */
const expectedIn = (page: Page) =>
  page.locator('[data-phone]').evaluateAll((parts) => {
    let left = 0;
    return parts.map((part) => {
      if (!(part instanceof HTMLElement)) throw new Error('A phone is an element of the page.');
      const picture = part.querySelector('[data-testid="preview-media"]');
      if (!picture) throw new Error('The phone draws a media.');
      const box = part.getBoundingClientRect();
      const zoom = box.width / part.offsetWidth;
      const inside = picture.getBoundingClientRect();
      const start = left;
      left += part.offsetWidth + 16;
      return {
        end: start + part.offsetWidth,
        height: part.offsetHeight,
        media: {
          left: start + (inside.left - box.left) / zoom,
          top: (inside.top - box.top) / zoom,
          right: start + (inside.right - box.left) / zoom,
          bottom: (inside.bottom - box.top) / zoom,
        },
      };
    });
  });

async function savePicture(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  return readFile(await (await saving).path());
}

/** The size of a PNG in px, and for each range of columns the rectangle around all px of a colour. */
function look(page: Page, png: Buffer, columns: number[]) {
  return page.evaluate(
    async ({ data, ends, color }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(bitmap, 0, 0);
      const pixels = context.getImageData(0, 0, width, height).data;
      const around = (from: number, to: number) => {
        const found = { left: width, top: height, right: 0, bottom: 0 };
        for (let y = 0; y < height; y += 1) {
          for (let x = from; x < to; x += 1) {
            const at = 4 * (y * width + x);
            if (color.some((value, channel) => pixels[at + channel] !== value)) continue;
            found.left = Math.min(found.left, x);
            found.top = Math.min(found.top, y);
            found.right = Math.max(found.right, x + 1);
            found.bottom = Math.max(found.bottom, y + 1);
          }
        }
        return found;
      };
      return { width, height, media: ends.map((end, index) => around(ends[index - 1] ?? 0, end)) };
    },
    { data: png.toString('base64'), ends: columns, color: [...pictureColor] },
  );
}

/** One px of the file at each edge, which is half a px of the screen. */
function expectSame(drawn: Rectangle | undefined, wanted: Rectangle) {
  for (const edge of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs((drawn?.[edge] ?? Number.NaN) - 2 * wanted[edge]), edge).toBeLessThanOrEqual(1);
}

test('94. the saved picture has the boxes of the phones, two px to one, at any zoom @full', async ({
  page,
}) => {
  await servePictures(page);
  await openTemplate(
    page,
    verticalCard({
      title: 'Spring sale',
      media: media('3x2.svg', 'MEDIUM'),
      suggestions: [reply('Yes'), dial('Call')],
    }),
  );
  const phone = new DrawnPhone(page);
  for (const [phones, zoom] of [
    ['Both', '50%'],
    ['Android', '100%'],
  ] as const) {
    await test.step(`${phones} at ${zoom}`, async () => {
      await phone.choose('Phones', new RegExp(`^${phones}$`));
      await phone.set('Zoom', zoom);
      await expect(phone.media.locator('img')).toBeVisible();
      const wanted = await expectedIn(page);
      expect(wanted).toHaveLength(phones === 'Both' ? 2 : 1);
      const ends = wanted.map(({ end }) => 2 * end);
      const { width, height, media: drawn } = await look(page, await savePicture(page), ends);
      expect(width).toBe(ends.at(-1));
      expect(height).toBe(2 * Math.max(...wanted.map((part) => part.height)));
      wanted.forEach((part, index) => expectSame(drawn[index], part.media));
    });
  }
});
