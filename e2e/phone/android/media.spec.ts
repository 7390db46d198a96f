import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength } from '../support/DrawnPhone';
import { addressOf, picturesOfThemes, showPicture } from '../support/pictureShapes';
import { servePictures } from '../support/servePictures';
import { media, reply, verticalCard } from '../support/templates';

test('48, 49, 53, 54. a picture before the download, broken, and on the whole screen', async ({ page }) => {
  const asked = await servePictures(page);
  const phone = new DrawnPhone(page);
  const content = { title: 'Spring sale', suggestions: [reply('Yes')] };
  await phone.openTemplate(verticalCard({ ...content, media: media('3x2.svg', 'MEDIUM', '4x3.svg') }));
  const picture = phone.media.locator('img');
  await expect(picture).toHaveAttribute('src', /3x2/);
  await phone.startTrying();
  const card = await phone.box(phone.cards);

  await test.step('54. a tap shows it on the whole screen, as it is', async () => {
    await phone.media.getByRole('button').click();
    const viewer = await phone.box(phone.part('viewer'));
    const screen = await phone.box(phone.screen);
    expectLength(viewer.height, screen.height, 'height of the viewer');
    expectLength(viewer.width, screen.width, 'width of the viewer');
    await expect(phone.part('viewer').locator('img')).toHaveCSS('object-fit', 'contain');
    await page.keyboard.press('Escape');
    await expect(phone.part('viewer')).toHaveCount(0);
    await expect(phone.media.getByRole('button')).toBeFocused();
  });
  await test.step('48. before the download its thumbnail, in the same box', async () => {
    await phone.set('Pictures', 'Not downloaded yet');
    await expect(picture).toHaveAttribute('src', /4x3/);
    await expect(phone.part('download')).toBeVisible();
    expect(await phone.box(phone.cards)).toEqual(card);
  });
  await test.step('49. without a thumbnail a placeholder, in the same box', async () => {
    await phone.field('Thumbnail link').fill('');
    await expect(phone.media).toContainText('Not downloaded');
    await expect(picture).toHaveCount(0);
    expect(await phone.box(phone.cards)).toEqual(card);
    expectLength((await phone.box(phone.media)).height, 168);
  });
  await test.step('53. a broken one keeps its box, the text is as it was', async () => {
    await phone.set('Pictures', 'Downloaded');
    await (await phone.pictureLink()).fill('https://pictures.test/missing.jpg');
    await expect(phone.media).toContainText('Picture can’t be shown');
    expect(asked).toContain('missing.jpg');
    expect(await phone.box(phone.cards)).toEqual(card);
    expectLength((await phone.box(phone.media)).height, 168);
    await expect(phone.titles).toHaveText('Spring sale');
    await expect(phone.suggestions).toHaveText(['Yes']);
  });
  await test.step('49, 53. the same boxes for every shape, drawn, broken and not downloaded, in both themes', async () => {
    const boxes = await phone.allBoxes();
    for (const [theme, addresses] of Object.entries(picturesOfThemes)) {
      await phone.set('Phone theme', theme);
      for (const address of addresses) {
        await showPicture(phone, address);
        expect(await phone.allBoxes(), `${address}, ${theme}`).toEqual(boxes);
      }
    }
    for (const state of ['Not downloaded yet', 'Download failed']) {
      await phone.set('Pictures', state);
      expect(await phone.allBoxes(), state).toEqual(boxes);
      await phone.field('Thumbnail link').fill(addressOf('1x4'));
      await expect(picture).toHaveAttribute('src', addressOf('1x4'));
      expect(await phone.allBoxes(), `${state}, with a thumbnail`).toEqual(boxes);
      await phone.field('Thumbnail link').fill('');
    }
  });
});

test('50, 51, 52. a film, a document and a GIF @full', async ({ page }) => {
  const asked = await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(verticalCard({ title: 'New', media: media('film.mp4', 'MEDIUM', '16x9.svg') }));
  const picture = phone.media.locator('img');
  const notes = phone.media.getByTestId('preview-note');

  await test.step('50. a film: its thumbnail under a play sign in the middle, the film is not loaded', async () => {
    await expect(picture).toHaveAttribute('src', /16x9/);
    const sign = await phone.box(phone.part('play'));
    const box = await phone.box(phone.media);
    expect(Math.abs(sign.left + sign.right - box.left - box.right) / 2).toBeLessThan(1);
    expect(Math.abs(sign.top + sign.bottom - box.top - box.bottom) / 2).toBeLessThan(1);
    expect(asked).not.toContain('film.mp4');
  });
  await test.step('51. a document: its page or a sign for it, and where it is shown', async () => {
    await (await phone.pictureLink()).fill('https://pictures.test/bill.pdf');
    await expect(phone.media).toHaveAttribute('data-kind', 'pdf');
    await expect(notes).toHaveText('PDFs in cards: only in India, in Google Messages');
    await expect(picture).toHaveAttribute('src', /16x9/);
    await phone.field('Thumbnail link').fill('');
    await expect(picture).toHaveCount(0);
    await expect(phone.media.locator('svg').first()).toBeVisible();
    expectLength((await phone.box(phone.media)).height, 168);
    expect(asked).not.toContain('bill.pdf');
  });
  await test.step('52. a GIF is a picture that moves', async () => {
    await (await phone.pictureLink()).fill('https://pictures.example.com/loyalty.gif');
    await expect(picture).toHaveAttribute('src', /loyalty\.gif$/);
    await expect(notes).toHaveCount(0);
    await expect(phone.media.locator('canvas')).toHaveCount(0);
  });
});
