import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';
import { Samples } from '../../models/Samples';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { servePictures } from '../support/servePictures';
import { carousel, lines, media, reply, textMessage, verticalCard } from '../support/templates';

test('58, 69. right-to-left text starts at the right, the phone stays as it is; addresses in cards are text @full', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(verticalCard({ title: 'שלום', description: 'See https://shop.example/sale now' }));
  const ink = await phone.titles.evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const [text, box] = [range.getBoundingClientRect(), title.getBoundingClientRect()];
    return { atRight: box.right - text.right, atLeft: text.left - box.left };
  });
  expect(ink.atRight).toBeLessThan(2);
  expect(ink.atLeft).toBeGreaterThan(100);
  await expect(phone.descriptions).toHaveCSS('direction', 'ltr');
  await expect(phone.part('header')).toHaveCSS('direction', 'ltr');
  await test.step('69.', async () => {
    await expect(phone.descriptions).toHaveText('See https://shop.example/sale now');
    await expect(phone.screen.getByRole('link')).toHaveCount(0);
    await expect(phone.descriptions.locator('a')).toHaveCount(0);
  });
});

const cornersOf = (part: Locator) =>
  part.evaluate((bubble) => {
    const style = getComputedStyle(bubble);
    return {
      left: style.borderBottomLeftRadius,
      right: style.borderBottomRightRadius,
      top: `${style.borderTopLeftRadius} ${style.borderTopRightRadius}`,
    };
  });

test('58. a right-to-left message: text at the right, small corners on the side of their sender, header unchanged', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  const agentCorners = { left: '4px', right: '20px', top: '20px 20px' };
  await phone.openTemplate(textMessage('Hello', [reply('כן')]));
  const header = await phone.boxes(phone.part('header').locator('> *'));
  expect(await cornersOf(phone.bubbles('agent'))).toEqual(agentCorners);
  const { left } = await phone.box(phone.bubbles('agent'));
  for (const text of ['שלום, ההזמנה שלך נשלחה', 'مرحبا بكم']) {
    await phone.field('Message text').fill(text);
    await expect(phone.bubbles('agent')).toHaveCSS('direction', 'rtl');
    expect(await cornersOf(phone.bubbles('agent')), text).toEqual(agentCorners);
    expectLength((await phone.box(phone.bubbles('agent'))).left, left, 'the bubble stays at the left');
    expect(await phone.boxes(phone.part('header').locator('> *'))).toEqual(header);
  }
  await phone.startTrying();
  await phone.chips.click();
  await expect(phone.bubbles('user')).toHaveCSS('direction', 'rtl');
  expect(await cornersOf(phone.bubbles('user'))).toEqual({ left: '20px', right: '4px', top: '20px 20px' });
  const [user, screen] = [await phone.box(phone.bubbles('user')), await phone.box(phone.screen)];
  expect(screen.right - user.right).toBeLessThan(user.left - screen.left);
});

test('70. an address in a text message looks like a link and leads nowhere', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(textMessage('See https://shop.example/sale now'));
  const link = phone.part('bubble').getByText('https://shop.example/sale', { exact: true });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(phone.screen.getByRole('link')).toHaveCount(0);
  await expect(phone.part('bubble')).toContainText('See https://shop.example/sale now');
  await test.step('70. the page of the only link is previewed in the bubble', async () => {
    await expect(phone.part('link-preview')).toContainText('shop.example');
    const [bubble, tile] = [
      await phone.box(phone.part('bubble')),
      await phone.box(phone.part('link-preview')),
    ];
    expectNotBeyond(tile.bottom, bubble.bottom, 'the tile is in the bubble');
    expectNotBeyond(bubble.left, tile.left, 'the tile is in the bubble');
  });
  await test.step('70. every kind is underlined; with two pages none is previewed', async () => {
    const links = ['www.shop.example', 'larkandloom.com/sale', 'care@larkandloom.com', '+44 20 7946 0000'];
    await phone.field('Message text').fill(`Or ${links.join(' or ')}.`);
    for (const words of links)
      await expect(phone.part('bubble').getByText(words, { exact: true })).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
    await expect(phone.part('link-preview')).toHaveCount(0);
  });
});

test('67, 68. parameters are highlighted, as themselves or as samples, and samples count for the layout', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    carousel([
      { title: 'Dear [custom_param1a]', description: '[custom_param2b]', media: media('3x2.svg', 'TALL') },
      { title: 'Two' },
    ]),
  );
  const markers = phone.part('marker');
  const more = phone.cards.first().getByTestId('preview-more');

  const samples = new Samples(page);

  await test.step('67. as themselves', async () => {
    await page.getByRole('button', { name: 'Show personal fields instead of sample values' }).click();
    await expect(phone.titles.first()).toHaveText('Dear [custom_param1a]');
    await expect(markers).toHaveText(['[custom_param1a]', '[custom_param2b]']);
    expect(await markers.first().evaluate((marker) => getComputedStyle(marker).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    await expect(more).toBeHidden();
  });
  await test.step('67. as samples', async () => {
    await page.getByRole('tab', { name: 'Samples' }).click();
    await samples.shown.selectOption({ label: 'Typical values' });
    await samples.sample('Field 1').fill('Ada');
    await expect(phone.titles.first()).toHaveText('Dear Ada');
    await expect(markers.first()).toHaveText('Ada');
    expect(await markers.first().evaluate((marker) => getComputedStyle(marker).textDecorationStyle)).toBe(
      'dotted',
    );
  });
  await test.step('68. a long sample cuts the card', async () => {
    await samples.sample('Field 2b').fill('Much to say. '.repeat(60));
    await expect(more).toBeVisible();
    expectLength((await phone.box(phone.descriptions)).height, 20, 'one line of 20');
  });
  await test.step('68. a long sample exceeds a limit that the text itself keeps', async () => {
    await samples.sample('Field 1').fill('Ada '.repeat(60));
    const tooLong = samples.overruns.getByRole('listitem').filter({ hasText: 'Use 200 or fewer' });
    await expect(tooLong.getByRole('button', { name: /title/i })).toBeVisible();
    await samples.shown.selectOption({ label: 'Field names' });
    await expect(more).toBeHidden();
    await expect(samples.overruns).toHaveCount(0);
  });
});

test('97, 98. the largest text grows cards, not pictures; a zoomed page changes no proportion @full', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    carousel([
      { title: 'T', description: 'Some words', media: media('3x2.svg', 'MEDIUM') },
      { title: 'Two' },
    ]),
  );
  const card = phone.cards.first();
  const before = await phone.box(card);
  await test.step('97. largest', async () => {
    await phone.set('Text size', 'Largest');
    expectLength((await phone.box(phone.media)).height, 168, 'height of the picture');
    // Android 14 draws text of 16 sp at 20.2 dp.
    expectLength((await phone.box(phone.titles.first())).height, (24 * 20.2) / 16, 'height of the title');
    expect((await phone.box(card)).height).toBeGreaterThan(before.height);
    await phone.set('Text size', 'Accessibility 3');
    expectLength((await phone.box(phone.media)).height, 168, 'height of the picture at 200 %');
    expectLength((await phone.box(phone.titles.first())).height, (24 * 28) / 16, 'title at 200 %');
    expectLength((await phone.box(phone.descriptions.first())).height, (20 * 26) / 14, 'text at 200 %');
    await phone.set('Text size', 'Default');
    expectLength((await phone.box(card)).height, before.height, 'height at the default size');
  });
  await test.step('98. at 110 %', async () => {
    await page.evaluate(() => {
      document.documentElement.style.zoom = '1.1';
    });
    const zoomed = await phone.box(card);
    expectLength(zoomed.width / 1.1, 232, 'width of the card');
    expectLength(zoomed.height / 1.1, before.height, 'height of the card');
    expectLength((await phone.box(phone.media)).height / 1.1, 168, 'height of the picture');
    // Measured in px of the window, this card would be above the cap and be cut.
    await phone.field('Description').fill(lines(18));
    await expect.poll(async () => Math.round((await phone.box(card)).height / 1.1)).toBe(168 + 40 + 18 * 20);
    await expect(card.getByTestId('preview-more')).toBeHidden();
  });
});
