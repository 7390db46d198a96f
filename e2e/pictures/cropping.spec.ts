import type { Locator, Page } from '@playwright/test';
import { dark, enlarged, light, lookIn } from '../accessibility/views';
import { CropDialog } from '../models/dialogs/CropDialog';
import { drawPicture, giveFiles } from '../support/mediaFiles';
import { keptDraft, putDrafts } from '../support/keptDrafts';
import { expect, test } from '../support/test';

const examplePicture = 'https://pictures.example.com/dress.jpg';
const contentInfo = { fileUrl: examplePicture };
const card = (height?: string) => ({
  title: 'A dress',
  description: 'Linen, made to order.',
  media: { height, contentInfo },
});

const standalone = (cardOrientation: string, height?: string) => ({
  name: 'frames',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: { cardOrientation, thumbnailImageAlignment: 'LEFT', cardContent: card(height) },
    },
  },
});
const carousel = (cardWidth: string, height: string) => ({
  name: 'frames',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth, cardContents: [card(height), card(height)] } } },
});

const layouts = {
  'vertical, short': standalone('VERTICAL', 'SHORT'),
  'vertical, medium': standalone('VERTICAL', 'MEDIUM'),
  'vertical, tall': standalone('VERTICAL', 'TALL'),
  horizontal: standalone('HORIZONTAL'),
  'small cards, short': carousel('SMALL', 'SHORT'),
  'small cards, medium': carousel('SMALL', 'MEDIUM'),
  'medium cards, short': carousel('MEDIUM', 'SHORT'),
  'medium cards, medium': carousel('MEDIUM', 'MEDIUM'),
  'medium cards, tall': carousel('MEDIUM', 'TALL'),
};

const idOf = (name: string) => name.replace(/\W+/g, '-');

/** The box of the first picture on a phone, in its own px. */
async function drawnBox(screen: Locator) {
  const media = screen.getByTestId('preview-media').first();
  await expect(media.locator('img')).toHaveJSProperty('complete', true);
  return media.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const zoom = width / (element as HTMLElement).offsetWidth;
    return { width: width / zoom, height: height / zoom };
  });
}

async function expectSameFrame(frame: Locator, drawn: { width: number; height: number }, name: string) {
  const box = await frame.boundingBox();
  if (!box) throw new Error(`${name} is not drawn.`);
  // The frame at the size of the phone.
  const scale = drawn.width / box.width;
  expect(
    Math.abs(box.height * scale - drawn.height),
    `${name}: ${JSON.stringify({ box, drawn })}`,
  ).toBeLessThanOrEqual(1);
}

async function openCrop(page: Page): Promise<CropDialog> {
  await page.getByRole('button', { name: 'Crop picture' }).click();
  const dialog = new CropDialog(page);
  await expect(dialog.frame('android')).toBeVisible();
  return dialog;
}

test('the frames are what both phones show, in every layout, height and width', async ({
  page,
  templatePage,
}) => {
  const { phone } = templatePage;
  const iPhone = page.getByRole('region', { name: 'iPhone preview' });
  await page.goto('/gallery');
  await putDrafts(
    page,
    Object.entries(layouts).map(([name, template]) => keptDraft(idOf(name), template)),
  );
  for (const name of Object.keys(layouts))
    await test.step(name, async () => {
      await page.goto(`/templates/${idOf(name)}`);
      await page.getByRole('radio', { name: 'Both' }).check();
      const drawn = { android: await drawnBox(phone.screen), ios: await drawnBox(iPhone) };
      const dialog = await openCrop(page);
      // The phones show the picture as it is now.
      await dialog.choose('whole');
      await expectSameFrame(dialog.frame('android'), drawn.android, `${name}, Android`);
      await expectSameFrame(dialog.frame('ios'), drawn.ios, `${name}, iPhone`);
      await dialog.cancel();
    });
});

test('a crop is chosen by key, saved at the recommended size, undone, and changed later', async ({
  page,
  templatePage,
}) => {
  const form = templatePage.card;
  await templatePage.openNew('Rich card', 'cropped');
  const field = form.area.getByRole('group', { name: /^Picture/ });
  await giveFiles(field, [await drawPicture(page, 'wide.jpg', { width: 2400, height: 2400 })]);
  await expect(form.field('File address')).toHaveValue(/\.jpg$/);
  const original = await form.field('File address').inputValue();

  const dialog = await openCrop(page);
  await expect(dialog.results.filter({ hasText: 'Android' })).toContainText(/Shows all of it\.|Hides 1 %\./);
  await dialog.zoom.fill('2');
  await dialog.picture.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  const look = await lookIn(page, light(1440, 960), dark(390, 844), light(320, 640), enlarged);
  await look('crop of a picture');
  await page.setViewportSize({ width: 1440, height: 960 });
  await dialog.use();
  await templatePage.expectSaid('Cropped.');
  await expect(form.field('File address')).not.toHaveValue(original);
  const drawn = templatePage.phone.screen.getByTestId('preview-media').locator('img');
  // 21:9 for a medium picture; the zoomed part has half of 2400 px.
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 514]);

  await test.step('the original is there for another crop', async () => {
    const again = await openCrop(page);
    await expect(again.zoom).toHaveValue('2');
    await again.choose('whole');
    await again.area.getByRole('button', { name: 'Turn right' }).click();
    await again.use();
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(form.field('File address')).toHaveValue(original);
});
