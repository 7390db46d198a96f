import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';

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

test('8. turning a vertical card makes its picture 128 wide', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('store-nearby');
  expectLength((await phone.box(phone.media)).width, 396, 'width in a vertical card');
  await phone.choose('Layout', /^Horizontal/);
  await expect.poll(async () => Math.round((await phone.box(phone.media)).width)).toBe(128);
  expectLength((await phone.box(phone.media)).width, 128);
});

test('17. a horizontal card with one word is 112 high', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.openBlank('rich_card');
  await phone.choose('Layout', /^Horizontal/);
  await phone.field('Title').fill('Hi');
  await expect(phone.titles).toHaveText('Hi');
  expectLength((await phone.box(phone.cards)).height, 112);
});
