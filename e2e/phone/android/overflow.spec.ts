import { createGate } from '../../support/createGate';
import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { servePictures } from '../support/servePictures';
import { carousel, lines, media, openUrl, reply, verticalCard } from '../support/templates';

const lorem = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor. ';
const answers = [1, 2, 3, 4].map((number) => reply(`Answer ${number}`));
/** Lines of title and description, and a button with its address, at “Largest”: Android 14 draws 16, 14, 12 sp so. */
const largest = {
  title: (24 * 20.2) / 16,
  line: (20 * 18.8) / 14,
  openUrl: 1 + 4 + (20 * 18.8) / 14 + (16 * 15.6) / 12 + 4,
};
/** A card above the maximum height: 264 of picture, 192 of buttons, and a text that does not fit. */
const long = {
  title: 'Short title',
  description: lorem.repeat(8),
  media: media('3x2.svg', 'TALL'),
  suggestions: answers,
};

test('59–62. the cuts of a carousel card that is too high, and their order @full', async ({ page }) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  // Were the title cut first, it would have one line.
  await phone.openTemplate(
    carousel([{ ...long, title: 'A title that needs two lines of a card' }, { title: 'Two' }]),
  );
  const card = phone.cards.first();
  const title = card.getByTestId('preview-title');
  const description = card.getByTestId('preview-description');
  const buttons = card.getByTestId('preview-suggestion').filter({ visible: true });
  const more = card.getByTestId('preview-more');
  const expectInside = async (cap: number) => {
    const [first, second] = await phone.boxes(phone.cards);
    expectNotBeyond(first?.height, cap, 'the cap');
    expectLength(second?.height, first?.height ?? Number.NaN, 'all cards have the height of the tallest');
    const parts = [...(await phone.boxes(buttons)), await phone.box(more)];
    for (const part of parts) expectNotBeyond(part.bottom, first?.bottom, 'a part ends in the card');
  };

  await test.step('59, 60. the description is one line, title and buttons are untouched', async () => {
    await expect(more).toBeVisible();
    expectLength((await phone.box(description)).height, 20, 'one line of 20');
    await expect(description).toHaveCSS('-webkit-line-clamp', '1');
    expect(
      await description.evaluate(
        (line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight,
      ),
    ).toBe(true);
    expectLength((await phone.box(title)).height, 48, 'both lines of the title');
    expectLength((await phone.box(card)).height, 264 + 16 + 48 + 20 + 24 + 192, 'the cut card');
    await expect(buttons).toHaveCount(4);
    await expectInside(592);
  });
  await test.step('61. then the title is one line', async () => {
    await phone.field('Title').fill(lorem.repeat(2).trim());
    await expect(title).toContainText('Lorem');
    await expect.poll(async () => (await phone.box(title)).height).toBe(24);
    expectLength((await phone.box(description)).height, 20, 'the description stays one line');
    await expect(buttons).toHaveCount(4);
    await expectInside(592);
  });
  await test.step('62. then buttons are left out from the end of the list, as few as are needed; “More” stays', async () => {
    await phone.openTemplate(
      carousel([
        {
          ...long,
          title: lorem.repeat(2),
          suggestions: [1, 2, 3, 4, 5].map((number) => openUrl(`Open ${number}`)),
        },
        { title: 'Two' },
      ]),
    );
    await phone.set('Text size', 'Largest');
    // A fourth button would end above 592; 20 for the note about the fifth.
    await expect(buttons).toHaveText([/^Open 1/, /^Open 2/, /^Open 3/]);
    expectLength(
      (await phone.box(card)).height,
      264 + 16 + 2 * largest.title + largest.line + 3 * largest.openUrl + 20,
      'three buttons',
    );
    await expect(more).toBeVisible();
    expectLength((await phone.box(title)).height, (24 * 20.2) / 16, 'one line of title');
    expectLength((await phone.box(description)).height, (20 * 18.8) / 14, 'one line of description');
    await expectInside(592);
    await phone.set('Text size', 'Default');
    await expect(buttons).toHaveCount(4);
  });
  await test.step('59. small cards end at 542', async () => {
    await phone.choose('Card width', /^Small/);
    await expect.poll(async () => (await phone.box(card)).width).toBe(120);
    await expectInside(542);
  });
});

test('59, 60. a card is whole up to the cap and is cut from the first line beyond it', async ({ page }) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(carousel([{ ...long, title: 'T', description: lines(4) }, { title: 'Two' }]));
  const card = phone.cards.first();
  const more = card.getByTestId('preview-more');
  // 264 of picture, 16 of space, 24 of title, 20 a line, 192 of buttons.
  for (const [count, height] of [
    [4, 576],
    [5, 540],
    [3, 556],
    [9, 540],
  ] as const) {
    await phone.field('Description').fill(lines(count));
    await expect.poll(async () => (await phone.box(card)).height).toBe(height);
    await expect(more).toBeVisible({ visible: count > 4 });
  }
  await test.step('59. the same at the largest text', async () => {
    await phone.set('Text size', 'Largest');
    for (const [count, height] of [
      [3, 264 + 16 + largest.title + 3 * largest.line + 192],
      [4, 264 + 16 + 2 * largest.title + largest.line + 192],
      [5, 264 + 16 + 2 * largest.title + largest.line + 192],
    ] as const) {
      await phone.field('Description').fill(lines(count));
      await expect(more).toBeVisible({ visible: count > 3 });
      expectLength((await phone.box(card)).height, height, `${count} lines, largest`);
    }
    await phone.set('Text size', 'Default');
  });
  await test.step('59. a card of exactly 592 is whole; one line more is cut, and never higher', async () => {
    await phone.openTemplate(
      carousel([
        { title: 'T', description: lines(12), media: media('3x2.svg', 'TALL'), suggestions: [reply('Yes')] },
        { title: 'Two' },
      ]),
    );
    // 264 of picture, 16 of space, 24 of title, 12 lines of 20, 48 of button.
    await expect.poll(async () => (await phone.box(card)).height).toBe(592);
    await expect(more).toBeHidden();
    expectLength((await phone.box(phone.descriptions)).height, 240, 'twelve lines');
    await phone.field('Description').fill(lines(13));
    await expect(more).toBeVisible();
    await expect.poll(async () => (await phone.box(card)).height).toBe(264 + 16 + 24 + 20 + 24 + 48);
  });
  await test.step('59. a small card is whole up to 542', async () => {
    await phone.choose('Card width', /^Small/);
    await expect.poll(async () => (await phone.box(card)).width).toBe(120);
    // 168 of picture, as a tall one does not fit; 16, 24, 14 lines of 20, 48: 536. One line more is above 542.
    for (const [count, height] of [
      [14, 536],
      [15, 168 + 16 + 24 + 20 + 24 + 48],
      [14, 536],
    ] as const) {
      await phone.field('Description').fill(lines(count));
      await expect(more).toBeVisible({ visible: count > 14 });
      await expect.poll(async () => (await phone.box(card)).height).toBe(height);
    }
  });
});

test('63, 64. “More” shows all of a cut card on the whole screen, and a reply leads back', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    carousel([long, { title: 'Two', media: media('1x1.svg'), suggestions: [reply('Other')] }]),
  );
  await phone.startTrying();
  const view = phone.part('fullview');
  const more = phone.cards.first().getByTestId('preview-more');
  await more.click();

  await test.step('63. picture, text and buttons', async () => {
    const screen = await phone.box(phone.screen);
    const picture = await phone.box(view.getByTestId('preview-media'));
    expectLength(picture.height, 264, 'height of the picture');
    expectLength(picture.width, screen.width - 32, 'width of the picture');
    await expect(view).toContainText(long.description.trim());
    const rows = await phone.boxes(view.getByTestId('preview-suggestion'));
    expect(rows).toHaveLength(4);
    await expect(view.getByRole('button', { name: 'Previous card' })).toBeDisabled();
    // The system's gesture bar is 24 high.
    expectLength(screen.bottom - (rows.at(-1)?.bottom ?? 0), 24, 'from the last button to the end');
  });
  await test.step('63. a swipe shows the next card, the keyboard the one before', async () => {
    await expect(view).toHaveAccessibleName('Card 1 of 2, full view');
    const { left, top, width } = await phone.box(view);
    await page.mouse.move(left + width - 80, top + 300);
    await page.mouse.down();
    await page.mouse.move(left + 80, top + 300, { steps: 4 });
    await page.mouse.up();
    await expect(view).toHaveAccessibleName('Card 2 of 2, full view');
    await expect(view.getByTestId('preview-suggestion')).toHaveText(['Other']);
    await expect(phone.part('viewer'), 'no picture is opened').toHaveCount(0);
    await view.getByRole('button', { name: 'Previous card' }).click();
    await expect(view).toHaveAccessibleName('Card 1 of 2, full view');
  });
  await test.step('63. a swipe of the mouse that stays on the picture swipes as well, and opens nothing', async () => {
    const picture = view.getByTestId('preview-media');
    const { left, top, width } = await phone.box(picture);
    await page.mouse.move(left + width - 40, top + 100);
    await page.mouse.down();
    await page.mouse.move(left + 40, top + 100, { steps: 4 });
    await page.mouse.up();
    await expect(view).toHaveAccessibleName('Card 2 of 2, full view');
    await expect(phone.part('viewer')).toHaveCount(0);
    await view.getByRole('button', { name: 'Previous card' }).click();
    await expect(view).toHaveAccessibleName('Card 1 of 2, full view');
  });
  await test.step('63, 96. Escape closes the picture that was opened in the full view, and the focus is back on it', async () => {
    const picture = view.getByTestId('preview-media').getByRole('button');
    await picture.click();
    await expect(phone.part('viewer').getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(phone.part('viewer')).toHaveCount(0);
    await expect(view).toHaveAccessibleName('Card 1 of 2, full view');
    await expect(picture).toBeFocused();
    // By keyboard, and closed by its button.
    await page.keyboard.press('Enter');
    await phone.part('viewer').getByRole('button', { name: 'Close' }).click();
    await expect(picture).toBeFocused();
  });
  await test.step('63. Escape leads back to “More”', async () => {
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(more).toBeFocused();
  });
  await test.step('64. a reply closes it and sends its text', async () => {
    await more.click();
    await view.getByTestId('preview-suggestion').first().click();
    await expect(view).toHaveCount(0);
    await expect(phone.bubbles('user')).toHaveText(['Answer 1']);
    await expect(phone.cards.first().getByTestId('preview-suggestion')).toHaveCount(4);
  });
});

test('63. the focus returns to “More” also when its view was still being loaded @full', async ({ page }) => {
  await servePictures(page);
  const gate = createGate();
  await page.route(/\/assets\/Overlays-[^/]+\.js$/, async (route) => {
    await gate.isOpen;
    await route.continue();
  });
  const phone = new DrawnPhone(page);
  await phone.openTemplate(carousel([long, { title: 'Two' }]));
  await phone.startTrying();
  const more = phone.cards.first().getByTestId('preview-more');
  await more.click();
  await expect(more).not.toBeFocused();
  gate.open();
  await expect(phone.part('fullview').getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('65, 66. a standalone card shows all of its text, and shows where some phones cut it', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    verticalCard({ title: 'T', description: lines(2), media: media('3x2.svg', 'TALL') }),
  );
  const warning = phone.screen.getByText('Some phones cut off what is below this line (344 dp)');

  await test.step('65. exactly 344: no line and no warning', async () => {
    await expect(phone.part('fold')).toBeHidden();
    await expect(warning).toBeHidden();
  });
  await test.step('65. one line more: a line at 344 and a warning, and all of the text', async () => {
    await phone.field('Description').fill(lines(3));
    await expect(phone.part('fold')).toBeVisible();
    await expect(warning).toBeVisible();
    const card = await phone.box(phone.cards);
    expectLength((await phone.box(phone.part('fold'))).top - card.top, 344, 'position of the line');
    expectLength((await phone.box(phone.descriptions)).height, 60, 'three lines of 20');
    await expect(phone.part('more')).toBeHidden();
  });
  await test.step('66. 2,000 characters: the conversation scrolls, the phone is as it was', async () => {
    await phone.field('Description').fill('word '.repeat(400));
    await expect(phone.descriptions).toContainText('word word');
    const screen = await phone.box(phone.screen);
    expectLength(screen.height, 915, 'height of the screen');
    expectLength(screen.width, 412, 'width of the screen');
    expect((await phone.box(phone.cards)).height).toBeGreaterThan(915);
    expect(
      await phone.screen
        .getByRole('group', { name: 'Conversation' })
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
    ).toBe(true);
  });
  await test.step('a conversation opens at its newest end', async () => {
    await page.reload();
    const screen = await phone.box(phone.screen);
    const card = await phone.box(phone.cards);
    expectNotBeyond(card.bottom, screen.bottom, 'the end of the card is on the screen');
    expect(card.top).toBeLessThan(screen.top);
  });
});
