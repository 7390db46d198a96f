import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { carousel, dial, openUrl, reply } from '../support/templates';

test('42. chips are 32 high and stand in one row', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('interests');
  await expect(phone.chips).toHaveCount(11);
  const boxes = await phone.boxes(phone.chips);
  for (const { height, top } of boxes) {
    expectLength(height, 32, 'height of a chip');
    expectLength(top, boxes[0]?.top ?? Number.NaN, 'top of a chip');
  }
});

test('42. chips of all kinds are equally high', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('appointment-reminder');
  await expect(phone.chips).toHaveCount(5);
  for (const { height } of await phone.boxes(phone.chips)) expectLength(height, 32);
});

/** The labels of the buttons in the cards: their boxes, and whether they are cut. */
function labelsOf(phone: DrawnPhone) {
  return phone.suggestions.evaluateAll((rows) =>
    rows.map((row) => {
      const label = [...row.querySelectorAll<HTMLElement>('[dir="auto"]')].at(0);
      const card = row.closest('[data-testid="preview-card"]');
      if (!label || !card) throw new Error('A button without a label or a card.');
      const { left, right, height } = label.getBoundingClientRect();
      const outside = card.getBoundingClientRect();
      return {
        left: left - outside.left,
        right: outside.right - right,
        rowWidth: row.getBoundingClientRect().width,
        cardWidth: outside.width,
        height,
        isCut: label.scrollWidth > label.clientWidth,
        ellipsis: getComputedStyle(label).textOverflow,
      };
    }),
  );
}

async function expectOneLine(phone: DrawnPhone, line = 20) {
  const labels = await labelsOf(phone);
  for (const { left, right, height, isCut, ellipsis } of labels) {
    expectLength(height, line, `one line of ${line}`);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(0);
    if (isCut) expect(ellipsis).toBe('ellipsis');
  }
  return labels;
}

test('44. a button text with spaces is one line inside its card, at any width and text size', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    carousel(
      [
        {
          title: 'One',
          suggestions: [dial('Ring the shop in the city'), reply('Yes, show me more of this')],
        },
        { title: 'Two', suggestions: [openUrl('See all the shoes at once')] },
      ],
      'SMALL',
    ),
  );
  await expect(phone.suggestions).toHaveCount(3);
  const small = await expectOneLine(phone);
  expect(small.map(({ isCut }) => isCut)).toEqual([true, true, true]);
  await phone.set('Text size', 'Largest');
  await expectOneLine(phone, (20 * 18.8) / 14);
  await phone.choose('Card width', /^Medium/);
  await expect.poll(async () => Math.round((await phone.box(phone.cards.first())).width)).toBe(232);
  await expectOneLine(phone, (20 * 18.8) / 14);
});

for (const example of [
  'plant-care',
  'fashion',
  'order-shipped',
  'clinic-visit',
  'hotel-booking',
  'speed-10',
]) {
  test(`44. in ${example} each button text is one line inside its card @full`, async ({ page }) => {
    const phone = new DrawnPhone(page);
    await phone.open(example);
    await expect(phone.suggestions.first()).toBeAttached();
    await expectOneLine(phone);
  });
}

test('45. a button text of 25 wide letters stays inside a card of 120', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('plant-care');
  await page.getByRole('button', { name: /^Button 1:/ }).click();
  await phone.field('Button text').fill('W'.repeat(25));
  const row = phone.cards.first().getByTestId('preview-suggestion').first();
  await expect(row).toContainText('W'.repeat(25));
  const [first] = await labelsOf(phone);
  expectLength(first?.cardWidth, 120, 'width of the card');
  expectLength(first?.height, 20, 'one line');
  expect(first?.left).toBeGreaterThanOrEqual(0);
  expect(first?.right).toBeGreaterThanOrEqual(0);
  expect(first?.isCut, 'the text is longer than the card').toBe(true);
  expect(first?.ellipsis).toBe('ellipsis');
  const card = await phone.box(phone.cards.first());
  const drawn = await phone.box(row);
  expectNotBeyond(drawn.right, card.right, 'the button ends in the card');
  expectNotBeyond(card.left, drawn.left, 'the button starts in the card');
  await expect(row).toHaveAttribute('title', 'W'.repeat(25));
});
