import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { dial, everyAction, reply, secret, verticalCard } from '../support/templates';

test('75, 76, 77, 78. actions stand in the card and fold from the third on, replies below it', async ({
  page,
}) => {
  const phone = new DrawnPhone(page, 'iPhone');
  const options = phone.part('options');
  await phone.openTemplate(
    verticalCard({ title: 'Hi', suggestions: [reply('R1'), dial('A1'), reply('R2'), dial('A2')] }),
  );
  await test.step('75. two actions: both, nothing folded', async () => {
    await expect(phone.suggestions.filter({ hasText: 'A' })).toHaveText(['A1', 'A2']);
    await expect(options).toHaveCount(0);
  });
  await test.step('78. actions before replies', async () => {
    await expect(phone.suggestions).toHaveText(['A1', 'A2', 'R1', 'R2']);
  });
  await test.step('77. replies below the card, actions in it', async () => {
    const card = await phone.box(phone.cards);
    for (const row of await phone.boxes(phone.suggestions.filter({ hasText: 'R' })))
      expectNotBeyond(card.bottom, row.top, 'the reply is below the card');
    for (const row of await phone.boxes(phone.suggestions.filter({ hasText: 'A' })))
      expectNotBeyond(row.bottom, card.bottom, 'the action is in the card');
  });

  await phone.openTemplate(
    verticalCard({ title: 'Hi', suggestions: [dial('A1'), reply('R'), dial('A2'), dial('A3')] }),
  );
  await phone.startTrying();
  await test.step('76. three actions: hidden behind one control', async () => {
    await expect(options).toHaveCount(1);
    await expect(options).toHaveText('Options');
    await expect(phone.suggestions).toHaveText(['R']);
    await options.click();
    const menu = phone.part('options-menu');
    await expect(menu.getByTestId('preview-suggestion')).toHaveText(['A1', 'A2', 'A3']);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(options).toBeFocused();
  });
  await test.step('30, 35. a folded action opens its sheet, and closing it leads back', async () => {
    await options.click();
    await phone.part('options-menu').getByText('A2').click();
    await expect(phone.part('surface')).toContainText('+15551234567');
    await expect(phone.bubbles('user')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(phone.part('surface')).toHaveCount(0);
    await expect(options).toBeFocused();
  });
  await test.step('23, 25. a reply is sent; the buttons of the card stay', async () => {
    await phone.suggestions.click();
    await expect(phone.bubbles('user')).toHaveText(['R']);
    await expect(phone.suggestions).toHaveText(['R']);
    await expect(options).toBeEnabled();
  });
});

test('23, 26, 28–31, 35–39, 82, 83. taps under a message', async ({ page }) => {
  const phone = new DrawnPhone(page, 'iPhone');
  await phone.openTemplate(everyAction);
  await phone.startTrying();
  const { dialog } = phone;
  const options = phone.part('options');
  const replies = phone.chips;
  const screen = await phone.box(phone.screen);
  const tap = async (text: string) => {
    await options.click();
    await phone.part('options-menu').getByText(text, { exact: true }).click();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await test.step('29. no postback in the phone', async () => {
    expect(await phone.screen.innerHTML()).not.toContain(Buffer.from(secret).toString('base64'));
    await expect(phone.screen).not.toContainText(secret);
  });
  await test.step('30. a number', async () => {
    await tap('Call');
    await expect(dialog).toContainText('+15551234567');
    await close();
  });
  await test.step('31, 35. an address', async () => {
    await tap('Browse');
    await expect(dialog).toContainText('https://shop.example/sale');
    await expect(phone.bubbles('user')).toHaveCount(0);
    await phone.part('close').click();
    await expect(dialog).toHaveCount(0);
    await expect(options).toBeFocused();
  });
  await test.step('32–34. a page within Messages: drawn, and called a guess', async () => {
    await tap('Web HALF');
    await expect(phone.part('webview')).toContainText('https://web.example/page');
    await expect(phone.part('webview').getByTestId('preview-note')).toContainText('can differ on iPhone');
    await close();
  });
  await test.step('36. a place', async () => {
    await tap('Place');
    for (const words of ['53.4794', '-2.2453', 'Lark & Loom']) await expect(dialog).toContainText(words);
    await close();
  });
  await test.step('37. a place to search for is not supported; the fallback address is named', async () => {
    await tap('Search');
    await expect(dialog).toContainText('May not work on iPhone');
    await expect(dialog).toContainText('https://fallback.example/shops');
    await close();
  });
  await test.step('38. an event', async () => {
    await tap('Event');
    for (const words of ['Fitting', '14:00', '15:15', '09:30, UTC+01:00', '10:45, UTC+01:00'])
      await expect(dialog).toContainText(words);
    await close();
  });
  await test.step('39. the own location', async () => {
    await tap('Share');
    await expect(phone.bubbles('user')).toHaveCount(0);
    await phone.part('confirm').click();
    await expect(phone.bubbles('user')).toHaveText('Current Location');
  });
  await test.step('28. a reset', async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(phone.bubbles('user')).toHaveCount(0);
    await expect(replies).toHaveText(['Yes please']);
  });
  await test.step('83. a later message of the agent: the replies stay', async () => {
    await page.getByRole('button', { name: 'Add a later message' }).click();
    await expect(phone.bubbles('agent')).toHaveCount(2);
    await expect(replies).toHaveText(['Yes please']);
  });
  await test.step('23, 26. a reply: one bubble with its text at the right', async () => {
    await replies.click();
    await expect(phone.bubbles('user')).toHaveText(['Yes please']);
    await expect(replies).toHaveCount(0);
    const user = await phone.box(phone.bubbles('user'));
    const agent = await phone.box(phone.bubbles('agent').first());
    expect(screen.right - user.right).toBeLessThan(screen.right - agent.right);
    expectLength((await phone.box(phone.screen)).height, 852, 'height of the screen');
  });
  await test.step('82. it is green in both themes', async () => {
    for (const theme of ['Light', 'Dark']) {
      await phone.set('Phone theme', theme);
      await expect(phone.screen).toHaveAttribute('data-theme', theme.toLowerCase());
      const color = await phone.bubbles('user').evaluate((part) => getComputedStyle(part).backgroundColor);
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
      expect(green, color).toBeGreaterThan(2 * red);
      expect(green, color).toBeGreaterThan(1.5 * blue);
    }
  });
});
