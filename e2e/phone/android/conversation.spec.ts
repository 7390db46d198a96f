import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { dial, everyAction, openUrl, reply, secret, verticalCard } from '../support/templates';

test('23, 24, 26–39. taps on chips', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(everyAction);
  await phone.startTrying();
  const { dialog, chips } = phone;
  const chip = (text: string) => chips.filter({ hasText: text });
  const screen = await phone.box(phone.screen);

  await test.step('29. no postback in the phone', async () => {
    await expect(phone.screen).not.toContainText(secret);
    expect(await phone.screen.innerHTML()).not.toContain(Buffer.from(secret).toString('base64'));
  });
  await test.step('30, 35. a number: the dialler, nothing is sent; Escape leads back to the chip', async () => {
    await chip('Call').click();
    await expect(dialog).toContainText('+15551234567');
    await expect(phone.bubbles('user')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(chip('Call')).toBeFocused();
  });
  await test.step('31, 35. an address: the browser; its close control leads back to the chip', async () => {
    await chip('Browse').click();
    await expect(dialog).toContainText('https://shop.example/sale');
    await expect(phone.bubbles('user')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(chip('Browse')).toBeFocused();
  });
  for (const [check, mode, share] of [
    [32, 'FULL', 1],
    [33, 'TALL', 0.75],
    [34, 'HALF', 0.5],
  ] as const) {
    await test.step(`${check}. ${mode.toLowerCase()} page: ${share * 100} % of the screen`, async () => {
      await chip(`Web ${mode}`).click();
      await expect
        .poll(async () => {
          // The page scrolls to a layer that opens below the window.
          const [sheet, whole] = [await phone.box(phone.part('webview')), await phone.box(phone.screen)];
          return Math.abs(sheet.bottom - whole.bottom) < 0.5;
        })
        .toBe(true);
      expectLength((await phone.box(phone.part('webview'))).height, screen.height * share);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
  await test.step('36. a place: both numbers and the label', async () => {
    await chip('Place').click();
    for (const words of ['53.4794', '-2.2453', 'Lark & Loom']) await expect(dialog).toContainText(words);
    await page.keyboard.press('Escape');
  });
  await test.step('37. a place to search for: the search', async () => {
    await chip('Search').click();
    await expect(dialog).toContainText('shops near me');
    await expect(dialog).not.toContainText(/not supported/i);
    await page.keyboard.press('Escape');
  });
  await test.step('38. an event: in the zone of the viewer, with the offset as written', async () => {
    await chip('Event').click();
    for (const words of ['Fitting', '14:00', '15:15', '09:30, UTC+01:00', '10:45, UTC+01:00'])
      await expect(dialog).toContainText(words);
    await page.keyboard.press('Escape');
  });
  await test.step('39. the own location: sent only after a confirmation', async () => {
    await chip('Share').click();
    await expect(phone.bubbles('user')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send this location' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(phone.bubbles('user')).toHaveCount(1);
    await expect(phone.bubbles('user')).toHaveText('My location');
    await expect(chips).toHaveCount(0);
  });
  await test.step('28. a reset brings the chips back', async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(phone.bubbles('user')).toHaveCount(0);
    await expect(chips).toHaveCount(10);
  });
  await test.step('23, 24, 26. a reply: one bubble with its text at the right, the chips are gone', async () => {
    await chip('Yes please').click();
    await expect(phone.bubbles('user')).toHaveText(['Yes please']);
    await expect(chips).toHaveCount(0);
    const user = await phone.box(phone.bubbles('user'));
    const agent = await phone.box(phone.bubbles('agent'));
    expect(screen.right - user.right).toBeLessThan(screen.right - agent.right);
    expect(user.left).toBeGreaterThan(agent.left);
  });
  await test.step('the person’s message is delivered, and read once the agent has answered', async () => {
    await expect(phone.part('receipt')).toHaveAccessibleName('Delivered');
    await page.getByRole('button', { name: 'Add a later message' }).click();
    await expect(phone.part('receipt')).toHaveAccessibleName('Read');
    const mark = await phone.box(phone.part('receipt'));
    expectNotBeyond(
      (await phone.box(phone.bubbles('user'))).bottom,
      mark.bottom,
      'the mark is below the bubble',
    );
  });
  await test.step('27. a later message of the agent takes the chips away', async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(chips).toHaveCount(10);
    await page.getByRole('button', { name: 'Add a later message' }).click();
    await expect(phone.bubbles('agent')).toHaveCount(2);
    await expect(chips).toHaveCount(0);
  });
});

test('23, 25, 29, 78. buttons of a card stay, can still be tapped and keep their order', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    verticalCard({ title: 'T', suggestions: [reply('Yes'), dial('Call'), reply('No'), openUrl('Shop')] }),
  );
  await phone.startTrying();
  const texts = [/^Yes/, /^Call/, /^No/, /^Shop/];
  await expect(phone.suggestions).toHaveText(texts);
  await phone.suggestions.nth(0).click();
  await expect(phone.bubbles('user')).toHaveText(['Yes']);
  await expect(phone.suggestions).toHaveText(texts);
  await phone.suggestions.nth(2).click();
  await expect(phone.bubbles('user')).toHaveText(['Yes', 'No']);
  await page.getByRole('button', { name: 'Add a later message' }).click();
  await expect(phone.suggestions).toHaveText(texts);
  for (const button of await phone.suggestions.all()) await expect(button).toBeEnabled();
  await phone.suggestions.nth(1).click();
  await expect(phone.dialog).toContainText('+15551234567');

  await test.step('29. the log shows the postback, and the phone does not', async () => {
    await expect(phone.screen).not.toContainText(secret);
    await page.getByRole('tab', { name: 'Taps' }).click();
    const log = page.getByRole('list', { name: 'Taps' }).getByRole('listitem');
    await expect(log).toHaveCount(3);
    await expect(log.first()).toContainText('Reply: Yes');
    await expect(log.first()).toContainText(secret);
    await expect(log.nth(2)).toContainText('Call: Call');
  });
});
