import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { DrawnPhone } from '../support/DrawnPhone';
import { carousel, dial, horizontalCard, reply, textMessage } from '../support/templates';

async function drag(page: Page, phone: DrawnPhone, part: 'carousel' | 'chiplist', by: number) {
  const box = await phone.box(phone.part(part));
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(20, box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

const scrollOf = (phone: DrawnPhone, part: 'carousel' | 'chiplist') =>
  phone.part(part).evaluate(({ scrollLeft }) => scrollLeft);

test('a mouse drags carousels, sees that there is more, and a drag is no click; the keyboard reaches all', async ({
  page,
}) => {
  const cards = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, suggestions: [reply(`Take ${title}`)] }));
  const template = carousel(cards);
  for (const system of ['Android', 'iPhone'] as const) {
    await test.step(system, async () => {
      const phone = new DrawnPhone(page, system);
      await phone.openTemplate(template);
      await phone.startTrying();
      const [left, right] = [page.getByTestId('strip-left'), page.getByTestId('strip-right')];
      await phone.cards.first().hover();
      await expect(right).toBeVisible();
      await expect(left).toHaveCount(0);
      await drag(page, phone, 'carousel', -150);
      await expect.poll(() => scrollOf(phone, 'carousel')).toBe(150);
      await expect(phone.bubbles('user')).toHaveCount(0);
      await expect(left).toBeVisible();
      await drag(page, phone, 'carousel', 150);
      await expect.poll(() => scrollOf(phone, 'carousel')).toBe(0);
      // A drag that starts and ends on a button is no tap.
      const button = await phone.box(phone.suggestions.first());
      await page.mouse.move(button.left + 70, button.top + 10);
      await page.mouse.down();
      await page.mouse.move(button.left + 20, button.top + 10, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => scrollOf(phone, 'carousel')).toBe(50);
      await expect(phone.bubbles('user')).toHaveCount(0);
      // The sign at the edge brings the next card whole into view.
      await right.click();
      const screen = await phone.box(phone.screen);
      await expect
        .poll(async () => {
          const boxes = await phone.boxes(phone.cards);
          return boxes.filter((box) => box.left >= screen.left && box.right <= screen.right).length;
        })
        .toBeGreaterThan(0);
      expect(await scrollOf(phone, 'carousel')).toBeGreaterThan(150);
      // By keyboard: from button to button, each in view.
      await phone.carousel.focus();
      await page.keyboard.press('End');
      await expect(phone.suggestions.last()).toBeFocused();
      await expect
        .poll(async () => (await phone.box(phone.suggestions.last())).right <= screen.right)
        .toBe(true);
      await page.keyboard.press('Enter');
      await expect(phone.bubbles('user')).toHaveText(['Take E']);
    });
  }
});

test('chips are dragged too @full', async ({ page }) => {
  const phone = new DrawnPhone(page);
  const names = Array.from({ length: 11 }, (_, index) => `A long answer ${index + 1}`);
  await phone.openTemplate(textMessage('Hello', names.map(reply)));
  await phone.startTrying();
  await phone.chips.first().hover();
  await expect(page.getByTestId('strip-right')).toBeVisible();
  await drag(page, phone, 'chiplist', -180);
  await expect.poll(() => scrollOf(phone, 'chiplist')).toBe(180);
  await expect(phone.bubbles('user')).toHaveCount(0);
});

test('“Both”: a tap acts on its own phone only, a later message on both @full', async ({ page }) => {
  const [android, iphone] = [new DrawnPhone(page), new DrawnPhone(page, 'iPhone')];
  await android.openTemplate(textMessage('Hello', [reply('Yes'), dial('Call')]));
  await android.choose('Phones', /^Both$/);
  await android.startTrying();
  await android.chips.filter({ hasText: 'Call' }).click();
  await expect(android.dialog).toBeVisible();
  await expect(iphone.dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await iphone.chips.filter({ hasText: 'Yes' }).click();
  await expect(iphone.bubbles('user')).toHaveText(['Yes']);
  await expect(android.bubbles('user')).toHaveCount(0);
  await expect(android.chips).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a later message' }).click();
  await expect(android.bubbles('agent')).toHaveCount(2);
  await expect(iphone.bubbles('agent')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(iphone.bubbles('user')).toHaveCount(0);
  await expect(android.bubbles('agent')).toHaveCount(1);
  await iphone.chips.filter({ hasText: 'Yes' }).click();
  await android.chips.filter({ hasText: 'Yes' }).click();
  await page.getByRole('tab', { name: 'Taps' }).click();
  const log = page.getByRole('list', { name: 'Taps' }).getByRole('listitem');
  await expect(log.nth(0)).toContainText('iPhone');
  await expect(log.nth(1)).toContainText('Android');
});

test('“Options” and sheets open within the window, also in a small one @full', async ({ page }) => {
  const actions = ['Call', 'Ring', 'Dial', 'Phone'].map(dial);
  for (const [width, height] of [
    [1280, 720],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 960 });
    const iphone = new DrawnPhone(page, 'iPhone');
    await iphone.openTemplate(horizontalCard('LEFT', { title: 'Hi', suggestions: actions }));
    await iphone.startTrying();
    await page.setViewportSize({ width, height });
    const preview = page.getByRole('group', { name: 'View' }).getByRole('button', { name: /^Preview/ });
    if (await preview.isVisible()) await preview.click();
    for (const [system, opener, layer] of [
      ['iPhone', 'options', 'options-menu'],
      ['Android', 'suggestion', 'surface'],
    ] as const) {
      const phone = new DrawnPhone(page, system);
      await phone.choose('Phones', new RegExp(`^${system}$`));
      await phone.part(opener).first().click();
      const box = await phone.box(phone.part(layer));
      expect(box.left, `${system}, left at ${width}`).toBeGreaterThanOrEqual(0);
      expect(box.right, `${system}, right at ${width}`).toBeLessThanOrEqual(width);
      expect(box.top, `${system}, top at ${width}`).toBeGreaterThanOrEqual(-0.5);
      if (system === 'iPhone') expect(box.bottom, `bottom at ${width}`).toBeLessThanOrEqual(height);
      await page.keyboard.press('Escape');
      await expect(phone.part(layer)).toHaveCount(0);
    }
  }
});
