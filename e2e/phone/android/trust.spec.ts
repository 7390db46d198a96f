import type { Locator } from '@playwright/test';
import { contrast } from '../../../src/preview/model/agent';
import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength } from '../support/DrawnPhone';
import { openUrl, reply, textMessage, verticalCard } from '../support/templates';

const template = verticalCard({
  title: 'Spring sale',
  description: 'Until Sunday',
  suggestions: [reply('Yes'), openUrl('Shop')],
});

/** Colours of a part's text and of its ground, as `#rrggbb`. */
async function colorsOf(part: Locator): Promise<{ text: string; ground: string }> {
  const colors = await part.evaluate((element) => {
    let behind: Element | null = element;
    while (behind && /^rgba\(.*, 0\)$/.test(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    return {
      text: getComputedStyle(element).color,
      ground: behind ? getComputedStyle(behind).backgroundColor : 'none',
    };
  });
  return { text: toHex(colors.text), ground: toHex(colors.ground) };
}

function toHex(color: string): string {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not opaque: ${color}`);
  return `#${[red, green, blue].map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
}

test('88. both themes can be read: 4.5:1 for title, description, buttons and bubble @full', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(template);
  const conversation = phone.screen.getByRole('group', { name: 'Conversation' });
  const grounds: string[] = [];
  for (const theme of ['Light', 'Dark']) {
    await phone.set('Phone theme', theme);
    await expect(phone.screen).toHaveAttribute('data-theme', theme.toLowerCase());
    const parts = [
      phone.titles,
      phone.descriptions,
      phone.suggestions.filter({ hasText: 'Yes' }).locator('[dir="auto"]'),
      phone.suggestions.filter({ hasText: 'Shop' }).locator('[dir="auto"]'),
    ];
    for (const part of parts) {
      const { text, ground } = await colorsOf(part);
      expect(contrast(text, ground), `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
    grounds.push((await colorsOf(phone.cards)).ground, (await colorsOf(conversation)).ground);
  }
  const [lightCard, lightPanel, darkCard, darkPanel] = grounds;
  expect(lightCard).not.toBe(darkCard);
  expect(lightPanel).not.toBe(darkPanel);

  const bubbles: string[] = [];
  await phone.openTemplate(textMessage('Hello there'));
  for (const theme of ['Light', 'Dark']) {
    await phone.set('Phone theme', theme);
    const { text, ground } = await colorsOf(phone.part('bubble'));
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    bubbles.push(ground);
  }
  expect(bubbles[0]).not.toBe(bubbles[1]);
});

test('86, 87, 89, 90. the agent in the phone: logo, check mark and colour', async ({
  page,
  connectionPage,
}) => {
  const phone = new DrawnPhone(page);
  const button = phone.suggestions.filter({ hasText: 'Yes' }).locator('[dir="auto"]');
  await phone.openTemplate(template);
  const neutral = await colorsOf(button);
  await test.step('90. the screen is 412 by 915', async () => {
    const screen = await phone.box(phone.screen);
    expectLength(screen.width, 412, 'width');
    expectLength(screen.height, 915, 'height');
  });
  await test.step('86. the logo is a square with rounded corners', async () => {
    const logo = await phone.box(phone.part('logo'));
    expectLength(logo.width, logo.height, 'a square');
    const radius = await phone.part('logo').evaluate((part) => getComputedStyle(part).borderTopLeftRadius);
    const share = radius.endsWith('%')
      ? Number.parseFloat(radius) / 100
      : Number.parseFloat(radius) / logo.width;
    expect(share).toBeGreaterThanOrEqual(0.2);
    expect(share).toBeLessThanOrEqual(0.35);
  });
  await test.step('87. a verified agent has a check mark', async () => {
    await expect(phone.part('header').getByRole('img', { name: 'Verified' })).toBeVisible();
  });

  await expect(phone.part('unsubscribe')).toHaveCount(0);
  await connectionPage.open();
  await connectionPage.senders.field('Verified').uncheck();
  await connectionPage.senders.field('Kind of messages').selectOption({ label: 'Promotional' });
  await phone.openTemplate(template);
  await test.step('a sender of promotions has “Unsubscribe” above the message field', async () => {
    const [pill, screen] = [await phone.box(phone.part('unsubscribe')), await phone.box(phone.screen)];
    // Message field and gesture bar are 56 and 24 high, and 8 are between.
    expectLength(screen.bottom - pill.bottom, 56 + 24 + 8, 'place of the pill');
    expectLength(pill.height, 32, 'height of a chip');
  });
  await test.step('87. another has none', async () => {
    await expect(phone.part('header')).toContainText('Your business');
    await expect(phone.part('header').getByRole('img', { name: 'Verified' })).toHaveCount(0);
  });

  // Each is readable on the cards of one theme, of none or of both.
  for (const [color, light, dark, words] of [
    ['#8b1e3f', true, false, 'In the dark theme phones use their own colour'],
    ['#f4b400', false, true, 'In the light theme phones use their own colour'],
    ['#757575', false, false, 'Phones use their own colour instead'],
  ] as const) {
    await test.step(`89. ${color} is drawn where it is readable, and form and phone say the same`, async () => {
      await connectionPage.open();
      await connectionPage.senders.field('Brand colour').fill(color);
      await expect(connectionPage.senders.field('Brand colour')).toHaveAccessibleDescription(
        new RegExp(words),
      );
      await phone.openTemplate(template);
      for (const [theme, isDrawn] of [
        ['Light', light],
        ['Dark', dark],
      ] as const) {
        await phone.set('Phone theme', theme);
        await expect(phone.screen).toHaveAttribute('data-theme', theme.toLowerCase());
        const drawn = await colorsOf(button);
        expect(drawn.text === color, `${color} on ${theme}`).toBe(isDrawn);
        expect(contrast(drawn.text, drawn.ground), `${color} on ${theme}`).toBeGreaterThanOrEqual(4.5);
        await expect(phone.notes.filter({ hasText: `Brand colour ${color}` })).toHaveCount(isDrawn ? 0 : 1);
      }
    });
  }
  await test.step('89. a colour with too little contrast leaves the neutral one', async () => {
    await phone.set('Phone theme', 'Light');
    expect((await colorsOf(button)).text).toBe(neutral.text);
  });
});
