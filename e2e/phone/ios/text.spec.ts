import { expect, test } from '../../support/test';
import { Samples } from '../../models/Samples';
import { DrawnPhone, expectLength } from '../support/DrawnPhone';
import { servePictures } from '../support/servePictures';
import { dial, lines, media, reply, textMessage, verticalCard } from '../support/templates';

test('79, 80. a card of more than six lines opens a page of text', async ({ page }) => {
  await servePictures(page);
  const phone = new DrawnPhone(page, 'iPhone');
  await phone.openTemplate(
    verticalCard({
      title: 'T',
      description: lines(5),
      media: media('3x2.svg'),
      suggestions: [reply('R'), dial('A')],
    }),
  );
  await phone.startTrying();
  const more = phone.part('more');
  const textPage = phone.part('text-page');

  await test.step('80. six lines: all of them, nothing to open', async () => {
    await expect(more).toHaveCount(0);
    expectLength((await phone.box(phone.descriptions)).height, 90, 'five lines of 18');
  });
  await test.step('79. seven lines: six are shown', async () => {
    await phone.field('Description').fill(lines(6));
    await expect(more).toHaveCount(1);
    expectLength((await phone.box(phone.titles)).height, 20, 'one line of title');
    expectLength((await phone.box(phone.descriptions)).height, 90, 'five lines of 18');
  });
  await test.step('79. the page has all of the text, no picture, no buttons', async () => {
    await more.click();
    await expect(textPage).toContainText('T');
    await expect(textPage).toContainText('line 6');
    await expect(textPage.locator('img, canvas')).toHaveCount(0);
    await expect(textPage.getByTestId('preview-suggestion')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(textPage).toHaveCount(0);
    await expect(more).toBeFocused();
  });
  await test.step('79, 80, 97. the same at every text size, and the picture keeps its shape', async () => {
    const before = await phone.box(phone.media);
    for (const size of ['Small', 'Largest']) {
      await phone.set('Text size', size);
      await phone.field('Description').fill(lines(6));
      await expect(more).toHaveCount(1);
      await phone.field('Description').fill(lines(5));
      await expect(more).toHaveCount(0);
      expectLength((await phone.box(phone.media)).height, before.height, 'height of the picture');
    }
    expect((await phone.box(phone.titles)).height).toBeGreaterThan(20);
  });
});

test('57, 58, 66, 67, 68, 69. texts of a card', async ({ page }) => {
  const phone = new DrawnPhone(page, 'iPhone');
  const title = '<b>Ready</b>  &amp; "waiting"';
  await phone.openTemplate(verticalCard({ title, description: 'See https://shop.example now' }));
  await test.step('57. exactly the typed text', async () => {
    expect(await phone.titles.evaluate((part) => part.textContent)).toBe(title);
    await expect(phone.titles.locator('b')).toHaveCount(0);
  });
  await test.step('69. an address is text', async () => {
    await expect(phone.descriptions).toHaveText('See https://shop.example now');
    await expect(phone.descriptions.locator('*')).toHaveCount(0);
    await expect(phone.screen.getByRole('link')).toHaveCount(0);
  });
  await test.step('58. right to left', async () => {
    await phone.field('Title').fill('مرحبا بكم');
    await expect(phone.titles).toHaveCSS('direction', 'rtl');
    const ink = await phone.titles.evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const [text, box] = [range.getBoundingClientRect(), part.getBoundingClientRect()];
      return { atRight: box.right - text.right, atLeft: text.left - box.left };
    });
    expect(ink.atRight).toBeLessThan(2);
    expect(ink.atLeft).toBeGreaterThan(100);
    await expect(phone.descriptions).toHaveCSS('direction', 'ltr');
    await expect(phone.part('header')).toHaveCSS('direction', 'ltr');
  });
  await test.step('58. marks above and below the letters are drawn whole', async () => {
    await phone.field('Title').fill('दीपावली की शुभकामनाएँ');
    await phone.field('Description').fill('ทุกชิ้นถึงวันอาทิตย์');
    await phone.set('Text size', 'Largest');
    await expect(page.locator('[data-loading-fonts]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const cut = await phone.cards.screenshot();
    await phone.cards.evaluate((card) => {
      for (const text of card.querySelectorAll<HTMLElement>('[data-part="title"], [data-part="description"]'))
        text.style.overflow = 'visible';
    });
    expect((await phone.cards.screenshot()).equals(cut)).toBe(true);
    await phone.set('Text size', 'Default');
  });
  await test.step('66. 2,000 characters leave the phone as it is', async () => {
    await phone.field('Description').fill('word '.repeat(400));
    await expect(phone.descriptions).toContainText('word word');
    const screen = await phone.box(phone.screen);
    expectLength(screen.width, 393, 'width');
    expectLength(screen.height, 852, 'height');
  });
  await test.step('67, 68. parameters and their samples', async () => {
    await phone.field('Title').fill('Dear [custom_param1a]');
    await phone.field('Description').fill('Some words');
    const marker = phone.part('marker');
    await page.getByRole('button', { name: 'Show personal fields instead of sample values' }).click();
    await expect(marker).toHaveText('[custom_param1a]');
    await phone.startTrying();
    await expect(phone.part('more')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Samples' }).click();
    const samples = new Samples(page);
    await samples.shown.selectOption({ label: 'Longest values' });
    await samples.sample('Field 1').fill('Ada Lovelace, who wrote '.repeat(12));
    await expect(marker).toContainText('Ada Lovelace');
    await expect(phone.part('more')).toHaveCount(1);
  });
});

test('66, 84. a link that ends a message becomes a tile', async ({ page }) => {
  const phone = new DrawnPhone(page, 'iPhone');
  await phone.openTemplate(textMessage('See https://shop.example/sale'));
  const tile = phone.screen.getByText('Tap to Load Preview');
  await test.step('the conversation and the message field are labelled', async () => {
    await expect(phone.screen.getByText('Text Message • RCS')).toHaveCount(2);
  });
  await test.step('84. at the end', async () => {
    await expect(tile).toBeVisible();
    await expect(phone.part('bubble')).toHaveText('See');
  });
  await test.step('84. in the middle', async () => {
    await phone.field('Message text').fill('See https://shop.example/sale today');
    await expect(phone.part('bubble')).toHaveText('See https://shop.example/sale today');
    await expect(tile).toHaveCount(0);
  });
  await test.step('a short conversation begins at the top; date and message field grow with the text size', async () => {
    const screen = await phone.box(phone.screen);
    expect((await phone.box(phone.part('bubble'))).top - screen.top).toBeLessThan(250);
    const labels = phone.screen.getByText('Text Message • RCS');
    const before = await phone.boxes(labels);
    await phone.set('Text size', 'Largest');
    const after = await phone.boxes(labels);
    for (const [index, { height }] of before.entries())
      expect(after[index]?.height, `label ${index + 1}`).toBeGreaterThan(height);
    await phone.set('Text size', 'Default');
  });
  await test.step('66. a long text scrolls in the phone', async () => {
    await phone.field('Message text').fill('word '.repeat(500));
    await expect(phone.part('bubble')).toContainText('word word');
    expectLength((await phone.box(phone.screen)).height, 852, 'height of the screen');
    expect(
      await phone.screen
        .getByRole('group', { name: 'Conversation' })
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
    ).toBe(true);
  });
});
