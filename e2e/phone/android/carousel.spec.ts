import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, type Box } from '../support/DrawnPhone';
import { requestBody } from '../support/requestBody';

test('4, 5, 6, 18. the widths of cards, and a tall picture in a small carousel', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('plant-care');
  await expect(phone.cards).toHaveCount(3);
  await test.step('4. a small card of a carousel is 120 wide', async () => {
    for (const { width } of await phone.boxes(phone.cards)) expectLength(width, 120);
  });
  await expectPicturesAsWide(phone, 3);
  await test.step('18. a tall picture in a small carousel is drawn 168 high, and both phone and form say so', async () => {
    await phone.field('Height').selectOption('TALL');
    await expect(phone.notes).toHaveText(/tall/i);
    for (const { height } of await phone.boxes(phone.media)) expectLength(height, 168);
    await expect(phone.field('Height')).toHaveAccessibleDescription(/small/i);
    await phone.choose('Card width', /^Medium/);
    await expect.poll(async () => Math.round((await phone.box(phone.media.first())).height)).toBe(264);
    await expect(phone.notes).toHaveCount(0);
    await phone.choose('Card width', /^Small/);
    await expect.poll(async () => Math.round((await phone.box(phone.media.first())).height)).toBe(168);
    await expect(phone.notes).toHaveText(/tall/i);
    await phone.field('Height').selectOption('SHORT');
  });
  await test.step('5. a medium card of a carousel is 232 wide', async () => {
    await phone.choose('Card width', /^Medium/);
    await expect.poll(async () => Math.round((await phone.box(phone.cards.first())).width)).toBe(232);
    for (const { width } of await phone.boxes(phone.cards)) expectLength(width, 232);
  });
  await test.step('6. with the widths of Google Messages 2026 cards are 180 and 296 wide', async () => {
    await phone.choose('Card width', /^Small/);
    await page.locator('summary').filter({ hasText: 'Phone settings' }).press('Enter');
    await page.getByLabel('Card widths').selectOption('messages2026');
    await expect(page.getByText('Card widths in Google Messages 2026: 180 and 296 dp')).toBeVisible();
    await expect.poll(async () => Math.round((await phone.box(phone.cards.first())).width)).toBe(180);
    for (const { width } of await phone.boxes(phone.cards)) expectLength(width, 180, 'small');
    await phone.choose('Card width', /^Medium/);
    await expect.poll(async () => Math.round((await phone.box(phone.cards.first())).width)).toBe(296);
    for (const { width } of await phone.boxes(phone.cards)) expectLength(width, 296, 'medium');
  });
});

const expectPicturesAsWide = (phone: DrawnPhone, count: number) =>
  test.step('7. each picture is exactly as wide as its card', async () => {
    await expect(phone.media).toHaveCount(count);
    const cards = await phone.boxes(phone.cards);
    const pictures = await phone.boxes(phone.media);
    pictures.forEach((picture, index) => {
      expectLength(picture.left, cards[index]?.left ?? Number.NaN, `left of picture ${index + 1}`);
      expectLength(picture.right, cards[index]?.right ?? Number.NaN, `right of picture ${index + 1}`);
    });
  });

/** The natural height of each card: to the bottom of its last button, or of its text and 8 below. */
async function naturalHeights(phone: DrawnPhone): Promise<number[]> {
  return phone.cards.evaluateAll((cards) =>
    cards.map((card) => {
      const bottoms = [...card.querySelectorAll('[data-testid]')].map((part) => {
        const name = part.getAttribute('data-testid');
        const space = name === 'preview-title' || name === 'preview-description' ? 8 : 0;
        return part.getBoundingClientRect().bottom + space;
      });
      return Math.max(112, ...bottoms.map((bottom) => bottom - card.getBoundingClientRect().top));
    }),
  );
}

const heightsOf = (boxes: Box[]) => boxes.map(({ height }) => height);

test('7, 12, 13, 15. the cards of a carousel: as high as the highest, in a strip that scrolls', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.open('fashion');
  await expectPicturesAsWide(phone, 5);
  await test.step('15. a carousel that does not fit scrolls sideways, and the phone stays as wide as it is', async () => {
    const strip = await phone.carousel.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    expectLength((await phone.box(phone.screen)).width, 412, 'width of the screen');
    const before = await phone.box(phone.cards.first());
    await phone.carousel.evaluate((element) => element.scrollBy({ left: 200, behavior: 'instant' }));
    const after = await phone.box(phone.cards.first());
    expectLength(before.left - after.left, 200, 'way of the first card');
    expectLength((await phone.box(phone.screen)).width, 412, 'width of the screen after scrolling');
    expect(await phone.screen.evaluate((element) => element.scrollLeft)).toBe(0);
  });
  await test.step('13. the height is the natural height of the tallest card', async () => {
    await phone.openCard(3);
    await phone.field('Description').fill('A longer description that takes several lines. '.repeat(4));
    await expect(phone.descriptions.nth(2)).toContainText('several lines. A longer');
    const natural = await naturalHeights(phone);
    expect(natural.indexOf(Math.max(...natural)), 'the changed card is the tallest').toBe(2);
    for (const height of heightsOf(await phone.boxes(phone.cards)))
      expectLength(height, Math.max(...natural));
  });
  await test.step('12. all cards have the same height with any content', async () => {
    await phone.openCard(2);
    await phone.field('Description').fill('');
    await expect(phone.descriptions).toHaveCount(4);
    await expect(phone.descriptions.nth(1)).toContainText('several lines. A longer');
    const heights = heightsOf(await phone.boxes(phone.cards));
    expect(heights).toHaveLength(5);
    expectLength(Math.max(...heights) - Math.min(...heights), 0, 'largest less smallest');
  });
});

test('13. no card is higher than 592, of a small carousel 542, and its buttons stay inside', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.open('plant-care');
  await phone.field('Description').fill('More than the card can hold. '.repeat(60));
  for (const { width, drawn, cap } of [
    { width: 'Medium', drawn: 232, cap: 592 },
    { width: 'Small', drawn: 120, cap: 542 },
  ]) {
    await test.step(`${width}: ${cap}`, async () => {
      await phone.choose('Card width', new RegExp(`^${width}`));
      await expect.poll(async () => Math.round((await phone.box(phone.cards.first())).width)).toBe(drawn);
      await expect(phone.cards.first().getByRole('button', { name: /more/i })).toBeVisible();
      const cards = await phone.boxes(phone.cards);
      for (const { height } of cards) {
        expect(height).toBeLessThanOrEqual(cap + 0.5);
        expectLength(height, cards[0]?.height ?? Number.NaN, 'one height for all cards');
      }
      const rows = await phone.boxes(phone.cards.first().getByTestId('preview-suggestion'));
      expect(rows.at(-1)?.bottom).toBeLessThanOrEqual((cards[0]?.bottom ?? 0) + 0.5);
    });
  }
});

test('14. the cards lie on one row, from left to right @full', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('speed-10');
  await expect(phone.cards).toHaveCount(10);
  const boxes = await phone.boxes(phone.cards);
  boxes.forEach((box, index) => {
    expectLength(box.top, boxes[0]?.top ?? Number.NaN, `top of card ${index + 1}`);
    const before = boxes[index - 1];
    if (before) expectLength(box.left - before.right, 8, `gap before card ${index + 1}`);
  });
});

test('16, 17. the cards of a new carousel: at least 112 high, as many as the form has, from 2 to 10', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.openBlank('carousel');
  await expect(phone.cards).toHaveCount(2);
  await test.step('17. empty cards, and cards with one word', async () => {
    for (const height of heightsOf(await phone.boxes(phone.cards)))
      expect(height).toBeGreaterThanOrEqual(111.5);
    for (const number of [1, 2]) {
      await phone.openCard(number);
      await phone.field('Title').fill('Hi');
    }
    await expect(phone.titles).toHaveText(['Hi', 'Hi']);
    for (const height of heightsOf(await phone.boxes(phone.cards))) expectLength(height, 112);
  });
  await test.step('16. from 2 to 10', async () => {
    const outline = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
    for (let count = 2; count <= 10; count += 1) {
      if (count > 2) await page.getByRole('button', { name: 'Add card' }).click();
      await expect(outline).toHaveCount(count);
      await expect(phone.cards).toHaveCount(count);
    }
    await phone.openCard(4);
    await page.getByRole('button', { name: 'Delete card 4', exact: true }).click();
    await expect(outline).toHaveCount(9);
    await expect(phone.cards).toHaveCount(9);
  });
});

/** The titles in the order of the request body that the JSON pane hands out. */
async function titlesInJson(phone: DrawnPhone): Promise<string[]> {
  const body = JSON.parse(await requestBody(phone.page)) as {
    component: { richCard: { carouselCard: { cardContents: { title: string }[] } } };
  };
  return body.component.richCard.carouselCard.cardContents.map(({ title }) => title);
}

test('19. after a card has moved, the phone shows the order of the request body', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('fashion');
  const first = await titlesInJson(phone);
  await expect(phone.titles).toHaveText(first);
  await page.getByRole('button', { name: 'Move card 1 right', exact: true }).click();
  await phone.openCard(5);
  await page.getByRole('button', { name: 'Move card 5 left', exact: true }).click();
  const [a = '', b = '', c = '', d = '', e = ''] = first;
  await expect(phone.titles).toHaveText([b, a, c, e, d]);
  await expect.poll(() => titlesInJson(phone)).toEqual([b, a, c, e, d]);
  const lefts = (await phone.boxes(phone.titles)).map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});
