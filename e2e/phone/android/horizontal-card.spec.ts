import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { addressOf, picturesOfThemes, showPicture } from '../support/pictureShapes';
import { servePictures } from '../support/servePictures';
import { horizontalCard, lines, media as mediaOf } from '../support/templates';

test('8, 9, 10. the picture of a horizontal card: 128 wide, as high as the text, on the chosen side', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.open('clinic-visit');
  await test.step('9. its height changes no box', async () => {
    const before = await phone.allBoxes();
    for (const height of ['SHORT', 'MEDIUM', 'TALL', '']) {
      await phone.field('Height').selectOption(height);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await phone.allBoxes(), `boxes at height "${height}"`).toEqual(before);
    }
  });
  await test.step('10. left puts the picture left of the title, right puts it right', async () => {
    await phone.choose('Picture side', /^Left$/);
    await expect
      .poll(async () => (await phone.box(phone.media)).left < (await phone.box(phone.titles)).left)
      .toBe(true);
    expectNotBeyond(
      (await phone.box(phone.media)).right,
      (await phone.box(phone.titles)).left,
      'picture left',
    );
    await phone.choose('Picture side', /^Right$/);
    await expect
      .poll(async () => (await phone.box(phone.media)).right > (await phone.box(phone.titles)).right)
      .toBe(true);
    expectNotBeyond((await phone.box(phone.titles)).right, (await phone.box(phone.media)).left, 'title left');
  });
  await test.step('8. it is 128 wide and as high as the text beside it', async () => {
    const media = await phone.box(phone.media);
    const description = await phone.box(phone.descriptions);
    expectLength(media.width, 128, 'width of the picture');
    expectNotBeyond(description.bottom, media.bottom, 'the picture is as high as the text');
    await phone.field('Description').fill('One more line of text. '.repeat(20));
    await expect(phone.descriptions).toContainText('One more line of text. One more');
    const longer = await phone.box(phone.media);
    expectLength(longer.width, 128, 'width beside a long text');
    expect(longer.height).toBeGreaterThan(media.height);
  });
});

test('8, 49, 53. beside a text the picture is 128 wide and exactly as high as the text, whatever its own shape @full', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    horizontalCard('LEFT', {
      title: 'Hi',
      description: lines(4),
      media: mediaOf('3x2.svg', undefined, '4x3.svg'),
    }),
  );
  const expectBox = async (textHeight: number, what: string) => {
    const [card, picture] = [await phone.box(phone.cards), await phone.box(phone.media)];
    expectLength(picture.width, 128, `width, ${what}`);
    expectLength(picture.height, textHeight, `height, ${what}`);
    expectLength(picture.top, card.top, `top, ${what}`);
    expectLength(card.height, textHeight, `height of the card, ${what}`);
  };
  // 8 above and below the text, 24 a line of title, 20 a line of description.
  const four = 8 + 24 + 4 * 20 + 8;
  for (const [theme, addresses] of Object.entries(picturesOfThemes)) {
    await phone.set('Phone theme', theme);
    for (const address of addresses) {
      await showPicture(phone, address);
      await expectBox(four, `${address}, ${theme}`);
    }
  }
  await showPicture(phone, addressOf('9x16'));
  await test.step('49. before the download and after a failed one', async () => {
    for (const state of ['Not downloaded yet', 'Download failed']) {
      await phone.set('Pictures', state);
      await expectBox(four, state);
      await phone.field('Thumbnail link').fill(addressOf('1x4'));
      await expect(phone.media.locator('img')).toHaveAttribute('src', addressOf('1x4'));
      await expectBox(four, `${state}, with a portrait thumbnail`);
      await phone.field('Thumbnail link').fill('');
    }
    await phone.set('Pictures', 'Downloaded');
  });
  await test.step('8. a longer text, on the other side', async () => {
    await phone.choose('Picture side', /^Right$/);
    await phone.field('Description').fill(lines(15));
    await expect(phone.descriptions).toContainText('line 15');
    await expectBox(8 + 24 + 15 * 20 + 8, 'fifteen lines');
  });
  await test.step('17. a short text: the card is 112 high, and so is the picture', async () => {
    await phone.field('Description').fill('One line');
    await expect(phone.descriptions).toHaveText('One line');
    await expectBox(112, 'one line');
  });
});

test('8. turning a vertical card makes its picture 128 wide @full', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('store-nearby');
  expectLength((await phone.box(phone.media)).width, 396, 'width in a vertical card');
  await phone.choose('Layout', /^Horizontal/);
  await expect.poll(async () => Math.round((await phone.box(phone.media)).width)).toBe(128);
  expectLength((await phone.box(phone.media)).width, 128);
});

test('17. a horizontal card with one word is 112 high @full', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.openBlank('rich_card');
  await phone.choose('Layout', /^Horizontal/);
  await phone.field('Title').fill('Hi');
  await expect(phone.titles).toHaveText('Hi');
  expectLength((await phone.box(phone.cards)).height, 112);
});
