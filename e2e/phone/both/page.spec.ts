import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { JsonEditor } from '../../models/JsonEditor';
import { openTemplate } from '../support/openTemplate';
import { servePictures } from '../support/servePictures';
import { carousel, dial, media, reply, textMessage, verticalCard } from '../support/templates';
import { requestBody } from '../support/requestBody';

const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const fiveCards = carousel(
  titles.map((title) => ({ title, description: 'Words', media: media('16x9.svg', 'SHORT') })),
);

const names = ['Android', 'iPhone'] as const;

/** The part of a phone that has the focus; empty where none has. */
const focused = (phone: DrawnPhone) =>
  phone.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');

async function focusTitle(phone: DrawnPhone) {
  await phone.carousel.focus();
  await phone.page.keyboard.press('Home');
  for (let step = 0; step < 10 && (await focused(phone)) !== 'preview-title'; step += 1)
    // Each step starts from the last one.
    // oxlint-disable-next-line no-await-in-loop
    await phone.page.keyboard.press('ArrowDown');
}

test('92, 93, 95. form, phones and request body show the same, and lead to each other', async ({ page }) => {
  await servePictures(page);
  await openTemplate(page, fiveCards);
  const phones = names.map((name) => new DrawnPhone(page, name));
  const [android, iphone] = phones;
  if (!android || !iphone) throw new Error('There are two phones.');
  await android.choose('Phones', /^Both$/);
  const title = android.field('Title');

  await test.step('93. the card chosen in the form is outlined and in view', async () => {
    await page.getByRole('button', { name: 'Card 5:' }).click();
    for (const phone of phones) {
      const card = phone.cards.nth(4);
      await expect(card).toHaveAttribute('data-selected', 'true');
      await expect(phone.cards.first()).not.toHaveAttribute('data-selected');
      expect(await card.evaluate((part) => getComputedStyle(part, '::after').borderTopStyle)).toBe('solid');
      const screen = await phone.box(phone.screen);
      await expect
        .poll(async () => (await phone.box(card)).right, { message: phone.system })
        .toBeLessThanOrEqual(screen.right);
      expectNotBeyond(screen.left, (await phone.box(card)).left, 'the card starts in the screen');
    }
  });
  await test.step('93. a click on a part leads to its field', async () => {
    for (const [index, phone] of phones.entries()) {
      await phone.titles.nth(index).click();
      await expect(title).toBeFocused();
      await expect(title).toHaveValue(titles[index] ?? '');
    }
  });
  await test.step('93. so does a click on a picture', async () => {
    for (const [index, phone] of phones.entries()) {
      await phone.media.nth(index).click();
      await expect(android.field('Height')).toBeFocused();
      await expect(title).toHaveValue(titles[index] ?? '');
    }
  });
  await test.step('93. so does the key Enter', async () => {
    for (const phone of phones) {
      await focusTitle(phone);
      await page.keyboard.press('Enter');
      await expect(title).toBeFocused();
      await expect(title).toHaveValue('First');
    }
  });
  await test.step('92, 95. typed text is drawn at once by the same parts, at the same place', async () => {
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.getByRole('button', { name: 'Card 3:' }).click();
    await title.focus();
    const before = await Promise.all(
      phones.map(async ({ carousel: row, titles: drawn }) => ({
        row: await row.elementHandle(),
        drawn: await drawn.nth(2).elementHandle(),
        scrolled: await row.evaluate((part) => {
          part.scrollTo({ left: 180, behavior: 'instant' });
          return part.scrollLeft;
        }),
      })),
    );
    await page.keyboard.press('End');
    await page.keyboard.type(' of all');
    expect(await requestBody(page)).toContain('"Third of all"');
    for (const [index, phone] of phones.entries()) {
      await expect(phone.titles.nth(2)).toHaveText('Third of all');
      const { row, drawn, scrolled } = before[index] ?? {};
      expect(scrolled).toBeGreaterThan(100);
      expect(await row?.evaluate((part) => [part.isConnected, part.scrollLeft])).toEqual([true, scrolled]);
      expect(await drawn?.evaluate((part) => [part.isConnected, part.textContent])).toEqual([
        true,
        'Third of all',
      ]);
    }
  });
  await test.step('95. an edit of the request body is drawn as well', async () => {
    const json = new JsonEditor(page);
    await json.open();
    await json.replace('Third of all', 'Third by hand');
    for (const phone of phones) await expect(phone.titles.nth(2)).toHaveText('Third by hand');
    await expect(title).toHaveValue('Third by hand');
  });
});

test('91, 100. no page width scrolls sideways; differences and assumptions are listed @full', async ({
  page,
}) => {
  await servePictures(page);
  await openTemplate(page, fiveCards);
  const android = new DrawnPhone(page);
  await android.choose('Phones', /^Both$/);
  for (const width of [1280, 768, 360]) {
    await test.step(`91. at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const preview = page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Preview' });
      if (await preview.isVisible()) await preview.click();
      for (const name of names) {
        const { left, right } = await android.box(new DrawnPhone(page, name).screen);
        expectNotBeyond(0, left, `${name} starts in the window`);
        expectNotBeyond(right, width, `${name} ends in the window`);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
  await page.setViewportSize({ width: 1440, height: 960 });
  await test.step('100. the differences of this very template', async () => {
    await page.getByText('2 differences between the phones').click();
    await expect(page.getByText('On Android, all cards are as tall as the tallest')).toBeVisible();
    await expect(page.getByText('Android crops the picture to the height you choose')).toBeVisible();
  });
  await test.step('100. every assumption, with how well it is known', async () => {
    await page.getByText('How accurate is this?').first().click();
    const rows = page.getByTestId('preview-assumption').filter({ visible: true });
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(30);
    for (const words of ['120, medium 232', '180, medium 296', '344 dp', '60 pt square'])
      await expect(rows.filter({ hasText: words })).toHaveCount(1);
    const letters = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-confidence')));
    expect(new Set(letters)).toEqual(new Set(['D', 'O', 'I']));
  });
});

test('99. a blank field is drawn as a grey, dashed placeholder that is in no request body @full', async ({
  page,
}) => {
  for (const template of [textMessage(''), verticalCard({}), carousel([{}, {}])]) {
    await test.step(template.type, async () => {
      await openTemplate(page, template);
      const android = new DrawnPhone(page);
      await android.choose('Phones', /^Both$/);
      const body = await requestBody(page);
      for (const name of names) {
        const phone = new DrawnPhone(page, name);
        const placeholders = phone.part('ghost');
        await expect(placeholders.first()).toBeVisible();
        for (const placeholder of await placeholders.all()) {
          await expect(placeholder).toHaveCSS('border-top-style', 'dashed');
          expect(body).not.toContain(await placeholder.innerText());
        }
        for (const part of ['title', 'description', 'bubble', 'suggestion', 'chip'])
          await expect(phone.part(part), part).toHaveCount(0);
      }
    });
  }
});

/** The visible buttons of the phone. */
const buttonsOf = (phone: DrawnPhone): Locator => phone.screen.getByRole('button').filter({ visible: true });

test('96. the keyboard reaches every control of a phone, each has a name, and nothing moves by itself', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await servePictures(page);
  for (const name of names) {
    await test.step(name, async () => {
      const phone = new DrawnPhone(page, name);
      await phone.openTemplate(
        verticalCard({
          title: 'T',
          media: media('3x2.svg', 'SHORT'),
          suggestions: [dial('Call'), reply('Yes'), dial('Ring')],
        }),
      );
      await phone.startTrying();
      const buttons = buttonsOf(phone);
      await expect(buttons).toHaveCount(4);
      for (const button of await buttons.all()) await expect(button).toHaveAccessibleName(/\S/);

      // One stop of the Tab key, arrow keys within.
      await expect(phone.screen.locator('[tabindex="0"], button:not([tabindex])')).toHaveCount(1);
      await phone.screen.getByRole('group', { name: 'Conversation' }).focus();
      for (const button of await buttons.all()) {
        await page.keyboard.press('ArrowDown');
        await expect(button).toBeFocused();
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(phone.dialog).toContainText('+15551234567');
      expect(
        await phone.screen.evaluate((screen) => screen.getAnimations({ subtree: true }).length),
        'animations',
      ).toBe(0);
      await page.keyboard.press('Escape');
      await expect(buttons.nth(1)).toBeFocused();
      expectLength((await phone.boxes(buttons)).length, 4, 'as many as before');
    });
  }
});
