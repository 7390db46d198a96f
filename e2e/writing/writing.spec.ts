import { expect, test } from '../support/test';

test(
  'counters follow the typed text, and typing past a limit is allowed and flagged',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { form, phone } = templatePage;
    await templatePage.openNew('Text message');
    const text = form.field('Message text');
    await text.fill('Hello');
    await form.expectCounter('5 / 3,072');
    await form.expectWords('Message text', 'At most 3,072 characters.');
    // The font has arrows for “->”; the field shows what was typed.
    await expect(text).toHaveCSS('font-variant-ligatures', 'no-contextual');
    await text.fill('x'.repeat(3072));
    await text.blur();
    await form.expectNoError('Message text');
    await text.press('End');
    await text.pressSequentially('yz');
    await expect(text).toHaveValue(`${'x'.repeat(3072)}yz`);
    await form.expectCounter('2 over');
    await form.expectError('Message text', 'has 3,074 characters. Use 3,072 or fewer.');
    await expect(phone.bubble).toHaveText(`${'x'.repeat(3072)}yz`);
    // The page lines up its digits; a phone does not, and a price takes less room there.
    await expect(phone.bubble).toHaveCSS('font-variant-numeric', 'normal');
  },
);

test('a character of two units counts twice, and the counter says so', async ({ templatePage }) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message');
  const button = await buttons.add({ kind: 'Quick reply', entries: { 'Button text': '👍'.repeat(13) } });
  await button.expectCounter('26 / 25');
  await button.expectCounter('emoji count more');
});

test('the name field suggests a legal name and changes nothing by itself', async ({ templatePage }) => {
  const { form } = templatePage;
  await templatePage.openNew('Text message', 'Order shipped, today and tomorrow!');
  await expect(templatePage.name).toHaveValue('Order shipped, today and tomorrow!');
  await templatePage.page.getByRole('button', { name: 'Use “order_shipped_today”' }).click();
  await expect(templatePage.name).toHaveValue('order_shipped_today');
  await expect(templatePage.page.getByRole('button', { name: /^Use “/ })).toBeHidden();
  await form.expectNoError('Template name');
});

test(
  'a parameter is inserted at the caret, and the same one is offered again',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { form, phone } = templatePage;
    await templatePage.openNew('Text message');
    const text = form.field('Message text');
    await text.fill('Order  is here.');
    await text.press('Home');
    for (let step = 0; step < 6; step += 1) await text.press('ArrowRight');
    await form.addPersonalField('Message text', 'Order number');
    await expect(text).toHaveValue('Order [custom_param1a] is here.');
    await expect(text).toBeFocused();
    await expect(phone.markers).toHaveText('NL-48213');
    await templatePage.expectSaid('Added personal field Order number.');

    await text.press('End');
    await (
      await form.openPersonalFieldPicker('Message text')
    )
      .getByRole('button', { name: 'Amount' })
      .click();
    const known = (await form.openPersonalFieldPicker('Message text')).getByRole('group', {
      name: 'In this template',
    });
    await expect(known.getByRole('button')).toHaveText([/^Order number/, /^Amount/]);
    await known.getByRole('button', { name: 'Order number' }).click();
    await expect(text).toHaveValue('Order [custom_param1a] is here.[custom_param2a][custom_param1a]');
  },
);

test('postback is written as text, and its stored form and length are shown', async ({ templatePage }) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message');
  const button = await buttons.add({ kind: 'Quick reply', entries: { 'Button text': 'Yes' } });
  await button.openMore();
  await button.expectWords('Button ID', 'Leave empty to use the button text.');
  await expect(button.area).toContainText('Sent as WWVz');
  await button.fillIn({ 'Button ID': 'answer=हाँ' });
  await expect(button.area).toContainText('Sent as YW5zd2VyPeCkueCkvuCkgQ==');
  await expect(button.field('Button ID')).toHaveValue('answer=हाँ');
  await expect(button.area.getByText('2,048 as sent')).toHaveCount(0);
  await button.fillIn({ 'Button ID': 'x'.repeat(1500) });
  await button.expectCounter('2,000 / 2,048 as sent');
});

test('a calendar event is set in local time with its offset from UTC', async ({ templatePage }) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message');
  const event = await buttons.add({
    kind: 'Add a calendar event',
    entries: { 'Button text': 'Save', 'Event title': 'Tea', Start: '2027-04-03T16:00' },
  });
  await expect(event.field('Start: time zone')).toHaveValue('+05:30');
  await event.expectWords('Start', 'Sat, 3 April 2027, 16:00 (UTC+05:30)');
  await expect(event.area).toContainText('Sent as 2027-04-03T16:00:00+05:30');
  await event.fillIn({ 'Start: time zone': '+01:00' });
  await event.expectWords('Start', 'Sat, 3 April 2027, 16:00 (UTC+01:00)');
  await expect(event.area).toContainText('Sent as 2027-04-03T16:00:00+01:00');
  await expect(event.field('Start')).toHaveValue('2027-04-03T16:00');
});

test('the JSON pane shows the request body, counts its bytes and downloads it', async ({ templatePage }) => {
  const { page } = templatePage;
  await templatePage.writeTextMessage('json_pane', 'Grüße');
  expect(await templatePage.readJson()).toEqual({
    name: 'json_pane',
    type: 'text_message',
    component: { text: 'Grüße' },
  });
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Code', exact: true })
    .getByRole('button', { name: 'Download' })
    .click();
  expect((await download).suggestedFilename()).toBe('json_pane.json');
});
