import type { Locator, Page } from '@playwright/test';
import { isFullRun, sampleOf } from '../../scripts/tests/sizes.mjs';
import { dark, enlarged, light, lookIn } from '../accessibility/views';
import { androidWidths } from '../../src/schema/phones/phones';
import { CropDialog } from '../models/dialogs/CropDialog';
import { asUpload, drawPicture, giveFiles } from '../support/mediaFiles';
import { keptDraft, putDrafts } from '../support/keptDrafts';
import { expect, test } from '../support/test';

const examplePicture = 'https://pictures.example.com/dress.jpg';
const contentInfo = { fileUrl: examplePicture };
const card = (height?: string) => ({
  title: 'A dress',
  description: 'Linen, made to order.',
  media: { height, contentInfo },
});

const standalone = (cardOrientation: string, height?: string, thumbnailImageAlignment = 'LEFT') => ({
  name: 'frames',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: { cardOrientation, thumbnailImageAlignment, cardContent: card(height) },
    },
  },
});
const carousel = (cardWidth: string) => ({
  name: 'frames',
  type: 'carousel',
  component: {
    richCard: { carouselCard: { cardWidth, cardContents: ['SHORT', 'MEDIUM', 'TALL'].map(card) } },
  },
});

/** Every layout with every setting of the phones that changes its boxes. A carousel has a card of each height. */
const widths = { setting: 'Android phone', values: androidWidths.map(String) };
const tables = { setting: 'Card widths on Android', values: ['api', 'messages2026'] };
const texts = { setting: 'Text size', values: ['default', 'largest'] };
const layouts = {
  'vertical, short': { template: standalone('VERTICAL', 'SHORT'), ...widths },
  'vertical, medium': { template: standalone('VERTICAL', 'MEDIUM'), ...widths },
  'vertical, tall': { template: standalone('VERTICAL', 'TALL'), ...widths },
  'horizontal, left': { template: standalone('HORIZONTAL'), ...texts },
  'horizontal, right': { template: standalone('HORIZONTAL', undefined, 'RIGHT'), ...texts },
  'small cards': { template: carousel('SMALL'), ...tables },
  'medium cards': { template: carousel('MEDIUM'), ...tables },
};

const idOf = (name: string) => name.replace(/\W+/g, '-');

/** The box of a picture on a phone, in its own px. */
async function drawnBox(screen: Locator, index: number) {
  const media = screen.getByTestId('preview-media').nth(index);
  await media.scrollIntoViewIfNeeded();
  await expect(media.locator('img')).toHaveJSProperty('complete', true);
  return media.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const zoom = width / (element as HTMLElement).offsetWidth;
    return { width: width / zoom, height: height / zoom };
  });
}

/** Chooses in the settings of the phones, and closes them again. */
async function setPhones(page: Page, label: string, value: string) {
  const settings = page.locator('details').filter({ hasText: 'Phone settings' });
  await settings.locator('summary').first().click();
  await settings.getByLabel(label, { exact: true }).selectOption(value);
  await page.keyboard.press('Escape');
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

/** The colour of a picture at its lower edge. */
function colourAtBottom(image: HTMLImageElement) {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = pen?.getImageData(canvas.width / 2, canvas.height - 3, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
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
  const { phone, cards } = templatePage;
  const iPhone = page.getByRole('region', { name: 'iPhone preview' });
  await page.goto('/gallery');
  await putDrafts(
    page,
    Object.entries(layouts).map(([name, { template }]) => keptDraft(idOf(name), template)),
  );
  let measured = 0;
  for (const [place, [name, { template, setting, values }]] of sampleOf(
    Object.entries(layouts),
    2,
  ).entries()) {
    await page.goto(`/templates/${idOf(name)}`);
    await page.getByRole('radio', { name: 'Both' }).check();
    // Over the layouts each value comes up.
    const tried = isFullRun ? values : [values[place % values.length] ?? ''];
    for (const value of tried)
      await test.step(`${name}, ${setting}: ${value}`, async () => {
        await setPhones(page, setting, value);
        for (const index of template.type === 'carousel' ? [0, 1, 2] : [0]) {
          if (template.type === 'carousel') await cards.line(index + 1).click();
          const drawn = {
            android: await drawnBox(phone.screen, index),
            ios: await drawnBox(iPhone, index),
          };
          const dialog = await openCrop(page);
          // Phone view the picture as it is now.
          await dialog.choose('whole');
          await expectSameFrame(dialog.frame('android'), drawn.android, `${name} ${index}, Android`);
          await expectSameFrame(dialog.frame('ios'), drawn.ios, `${name} ${index}, iPhone`);
          await dialog.cancel();
          measured += 2;
        }
      });
  }
  expect(measured).toBe(2 * (isFullRun ? 3 * androidWidths.length + 2 * 2 + 2 * 2 * 3 : 2 + 1 + 3));
});

test('a crop is chosen by key, saved at the recommended size, undone, and changed later', async ({
  page,
  templatePage,
}) => {
  const form = templatePage.card;
  await templatePage.openNew('Rich card', 'cropped');
  const field = form.area.getByRole('group', { name: /^Picture/ });
  await giveFiles(field, [await drawPicture(page, 'wide.jpg', { width: 2400, height: 2400 })]);
  await expect(await form.pictureLink()).toHaveValue(/\.jpg$/);
  const original = await (await form.pictureLink()).inputValue();

  const dialog = await openCrop(page);
  await expect(dialog.results.filter({ hasText: 'Android' })).toContainText(
    /Shows everything\.|Cuts off 1%\./,
  );
  await dialog.zoom.fill('2');
  await dialog.picture.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  const look = await lookIn(page, light(1440, 960), dark(390, 844), light(320, 640), enlarged);
  await look('crop of a picture');
  await page.setViewportSize({ width: 1440, height: 960 });
  await dialog.use();
  await templatePage.expectSaid('Cropped the picture.');
  await expect(await form.pictureLink()).not.toHaveValue(original);
  const drawn = templatePage.phone.screen.getByTestId('preview-media').locator('img');
  // 21:9 for a medium picture; the zoomed part has half of 2400 px.
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 514]);

  await test.step('the original is there for another crop', async () => {
    const again = await openCrop(page);
    await expect(again.zoom).toHaveValue('2');
    await again.choose('whole');
    await again.area.getByRole('button', { name: 'Rotate right' }).click();
    await again.use();
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  });
  await test.step('a press on what matters moves all crops, in every shape and later', async () => {
    const again = await openCrop(page);
    await again.choose('recommended');
    // Turned to the right, the red left of the picture is on top, beyond the crop.
    const crop = await again.picture.boundingBox();
    if (!crop) throw new Error('The crop is not drawn.');
    await page.mouse.click(crop.x + crop.width / 2, crop.y - 40);
    await expect(again.focus).toBeVisible();
    await again.choose('frame');
    await expect(again.focus).toBeVisible();
    await again.use();
    await templatePage.expectSaid('Cropped the picture.');
    await expect.poll(() => drawn.evaluate(colourAtBottom)).toBe('red');
    await openCrop(page);
    await expect(again.focus).toBeVisible();
    await again.cancel();
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(await form.pictureLink()).toHaveValue(original);
});

/** Opaque colours at the left edge and in the middle of a picture. */
function coloursOf(image: HTMLImageElement) {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const at = (x: number) => [...(pen?.getImageData(x, canvas.height / 2, 1, 1).data ?? [])].slice(0, 3);
  return { edge: at(1), middle: at(canvas.width / 2 - 2), ratio: canvas.width / canvas.height };
}

test('a picture is shown whole with a colour beside it, and the choice is there for the next change', async ({
  page,
  templatePage,
}) => {
  const { card: form } = templatePage;
  await templatePage.openNew('Rich card', 'fitted');
  const chooser = page.waitForEvent('filechooser');
  await form.area.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles(asUpload(await drawPicture(page, 'tall.jpg', { width: 600, height: 1200 })));
  // The button is gone with its choice.
  await expect(form.field('Height')).toBeFocused();
  const dialog = await openCrop(page);
  await expect(dialog.results.filter({ hasText: 'Android' })).toContainText('Cuts off');
  await dialog.fill('Show all');
  for (const phone of ['Android', 'iPhone'])
    await expect(dialog.results.filter({ hasText: phone })).toContainText('Shows everything.');
  await dialog.background.fill('#00ff00');
  await dialog.use();
  await expect(page.getByRole('button', { name: 'Crop picture' })).toBeFocused();
  const drawn = templatePage.phone.screen.getByTestId('preview-media').locator('img');
  await expect.poll(async () => (await drawn.evaluate(coloursOf)).ratio).toBeGreaterThan(1.5);
  const { edge, middle } = await drawn.evaluate(coloursOf);
  // JPEG rounds colours.
  expect(edge[1], 'green beside the picture').toBeGreaterThan(240);
  expect(edge[0]).toBeLessThan(20);
  expect(middle[1], 'the picture in the middle').toBeLessThan(120);

  await page.getByRole('button', { name: 'Crop picture' }).click();
  await expect(dialog.background).toHaveValue('#00ff00');
  await dialog.fill('Crop');
  await expect(dialog.picture).toBeVisible();
  await dialog.cancel();
});

test('all pictures of a carousel are cropped in one step, which one undo takes back', async ({
  page,
  templatePage,
}) => {
  const { cards, phone } = templatePage;
  await templatePage.openNew('Carousel', 'all_cropped');
  await giveFiles(page.getByRole('list', { name: 'Cards' }), [
    await drawPicture(page, 'tall.jpg', { width: 600, height: 1200 }),
    await drawPicture(page, 'wide.jpg', { width: 1600, height: 400 }),
  ]);
  await templatePage.expectSaid('Added 2 pictures to cards 1 and 2.');
  const drawn = phone.screen.getByTestId('preview-media').locator('img');
  const ratios = () =>
    drawn.evaluateAll((images) =>
      images.map(
        (image) => (image as HTMLImageElement).naturalWidth / (image as HTMLImageElement).naturalHeight,
      ),
    );
  await expect.poll(ratios).toEqual([0.5, 4]);

  await cards.chooseForAll('Crop all pictures');
  const dialog = page.getByRole('dialog', { name: 'Crop all pictures' });
  await expect(dialog.getByRole('heading', { name: /^Card \d$/ })).toHaveCount(2);
  await expect(dialog.getByRole('list', { name: 'On the phones' })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Crop 2 pictures' }).click();
  await templatePage.expectSaid('Cropped 2 pictures.');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await ratios()).every((ratio) => ratio > 1.2 && ratio < 2.2)).toBe(true);
  const [first = 0, second = 1] = await ratios();
  expect(first, 'one shape').toBeCloseTo(second, 1);

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(ratios).toEqual([0.5, 4]);
});
