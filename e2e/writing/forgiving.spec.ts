import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/checks';
import { keptDraft, putDrafts } from '../support/keptDrafts';
import { expect, test } from '../support/test';

/** Pastes a text into the field that has the focus. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z');

test('a phone number gets its country when it is left; undone, it is offered with the country beside it', async ({
  templatePage,
}) => {
  const { page, buttons } = templatePage;
  await templatePage.openNew('Text message');
  const call = await buttons.add({ kind: 'Call a number', entries: { 'Button text': 'Call us' } });
  const number = call.field('Phone number');

  await number.fill('98765 43210');
  await expect(call.offer('Phone number', 'Use')).toBeHidden();
  await number.blur();
  await expect(number).toHaveValue('+919876543210');
  await templatePage.expectSaid('Phone number: +91 98765 43210.');
  await call.offer('Phone number', 'Undo').press('Enter');
  await expect(number).toHaveValue('98765 43210');
  await expect(number).toBeFocused();
  await number.blur();
  await expect(number).toHaveValue('98765 43210');
  await call.expectError('Phone number', 'Enter + and the country code');
  // Without motion no text is half faded while its contrast is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, 'an offer for a phone number');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(call.offer('Phone number', 'Use')).toBeVisible();
  await expectAccessible(page, 'an offer for a phone number, dark and narrow');
  await page.setViewportSize({ width: 1440, height: 960 });
  await call.field('Country for Phone number').selectOption({ label: 'United Arab Emirates +971' });
  await expect(call.offer('Phone number', 'Use +91')).toBeHidden();
  await call.field('Country for Phone number').selectOption({ label: 'India +91' });
  await call.offer('Phone number', 'Use +91 98765 43210').press('Enter');
  await expect(number).toHaveValue('+919876543210');
  await expect(number).toBeFocused();
  await call.expectNoError('Phone number');
  await undo(page);
  await expect(number).toHaveValue('98765 43210');
  await expect(call.offer('Phone number', 'Use +91 98765 43210')).toBeVisible();

  for (const [typed, shown] of [
    ['tel:+91-98765-43210', '+91 98765 43210'],
    ['0 98765 43210', '+91 98765 43210'],
    ['(022) 2612 3456', '+91 22 2612 3456'],
    ['00919876543210', '+91 98765 43210'],
  ] as const) {
    await call.finish('Phone number', typed);
    await expect(number).toHaveValue(typed);
    await expect(call.offer('Phone number', `Use ${shown}`)).toBeVisible();
  }
  await call.finish('Phone number', '56161');
  await expect(call.area.getByText(/56161” is a short number/)).toBeVisible();
});

test.describe('a browser that does not tell its country', () => {
  test.use({ ownContext: true, locale: 'en-US', timezoneId: 'Europe/Berlin' });

  test('no country is guessed: the field and Check let one choose it', async ({ templatePage }) => {
    const { page, buttons, form } = templatePage;
    await templatePage.openNew('Text message');
    await form.fillIn({ 'Message text': 'Call us.' });
    const call = await buttons.add({ kind: 'Call a number', entries: { 'Button text': 'Call us' } });
    await call.finish('Phone number', '030 901820');
    await expect(call.area.getByText('Choose the country of this number.')).toBeVisible();
    await expect(call.offer('Phone number', 'Use')).toHaveCount(0);
    await templatePage.openDrawer('Check');
    const check = page.getByRole('region', { name: 'Errors' });
    await expect(check.getByRole('button', { name: /^Use/ })).toHaveCount(0);
    await check.getByLabel('Country for Button 1 › Phone number').selectOption({ label: 'Germany +49' });
    await check.getByRole('button', { name: /^Use \+49 30 901820/ }).click();
    await expect(call.field('Phone number')).toHaveValue('+4930901820');
    await call.expectNoError('Phone number');
  });
});

test('a web address is completed, cleaned and explained @full', async ({ templatePage }) => {
  const { page, buttons, form } = templatePage;
  await templatePage.openNew('Text message');
  const link = await buttons.add({ kind: 'Open a link', entries: { 'Button text': 'Shop' } });
  const address = link.field('Link');

  await address.fill('  https://shop.example/a ');
  await form.field('Message text').focus();
  await expect(address).toHaveValue('https://shop.example/a');
  await templatePage.expectSaid('Removed the spaces around the link.');
  await undo(page);
  await expect(address).toHaveValue('  https://shop.example/a ');

  for (const [typed, meant] of [
    ['www.shop.example', 'https://www.shop.example'],
    ['shop.example/x', 'https://shop.example/x'],
    ['//shop.example', 'https://shop.example'],
    ['htp://shop.example', 'https://shop.example'],
    ['“https://shop.example”', 'https://shop.example'],
    ['<https://shop.example/a>', 'https://shop.example/a'],
    ['https://shop.example/my shoe', 'https://shop.example/my%20shoe'],
  ] as const) {
    await link.finish('Link', typed);
    await expect(address).toHaveValue(meant);
    await expect(link.offer('Link', 'Undo')).toBeVisible();
    await link.expectNoError('Link');
  }
  // A site may be reached by one of the two schemes only.
  await link.finish('Link', 'http://shop.example/a');
  await expect(address).toHaveValue('http://shop.example/a');
  await link.offer('Link', 'Use https://shop.example/a').click();
  await expect(address).toHaveValue('https://shop.example/a');
  await expect(address).toBeFocused();
  await link.finish('Link', 'orders@shop.example');
  await expect(link.area.getByText(/Email links don’t work on all phones/)).toBeVisible();
  await link.finish('Link', 'see you at shop.example');
  await expect(link.offer('Link', 'Use')).toBeHidden();
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a pasted pair, map link or angle fills in the place, and swapped numbers are offered @full', async ({
    templatePage,
  }) => {
    const { page, buttons } = templatePage;
    await templatePage.openNew('Text message');
    const show = await buttons.add({
      kind: 'Show a place',
      entries: { 'Button text': 'Our shop' },
      place: 'Coordinates',
    });
    const [latitude, longitude] = [show.field('Latitude'), show.field('Longitude')];
    for (const [field, pasted, north, east] of [
      [latitude, '19.0760, 72.8777', '19.0760', '72.8777'],
      [longitude, 'https://www.google.com/maps/@19.07,72.87,15z', '19.07', '72.87'],
      [latitude, 'https://www.openstreetmap.org/#map=15/19.07/72.87', '19.07', '72.87'],
      [latitude, '19°4\'34"N 72°52\'40"E', '19.076111', '72.877778'],
    ] as const) {
      await latitude.fill('');
      await longitude.fill('');
      await paste(page, field, pasted);
      await expect(latitude).toHaveValue(north);
      await expect(longitude).toHaveValue(east);
      await templatePage.expectSaid(`Filled in latitude ${north} and longitude ${east}.`);
    }
    await undo(page);
    await expect(latitude).toHaveValue('19°4\'34"N 72°52\'40"E');
    await expect(longitude).toHaveValue('');
    await show.offer('Latitude', 'Use').click();
    await expect(longitude).toHaveValue('72.877778');

    await show.finish('Latitude', '120.5');
    await show.offer('Latitude', 'Swap them: 72.877778, 120.5').click();
    await expect(latitude).toHaveValue('72.877778');
    await expect(longitude).toHaveValue('120.5');
    await show.finish('Longitude', '+72,8777°');
    await expect(longitude).toHaveValue('72.8777');
    await show.finish('Longitude', 'https://maps.app.goo.gl/abc');
    await expect(show.area.getByText(/Short links don’t contain the place/)).toBeVisible();
    await expect(show.area.getByText('Copy the long link from the address bar')).toBeVisible();

    await show.choice('Search').check();
    await show.finish('Search text', 'geo:19.07,72.87');
    await show.offer('Search text', 'Use 19.07, 72.87').click();
    await expect(latitude).toHaveValue('19.07');
    await expect(longitude).toHaveValue('72.87');
    await expect(latitude).toBeFocused();
  });

  test('an event is timed in words, and its end is proposed and checked @full', async ({ templatePage }) => {
    const { page, buttons } = templatePage;
    await templatePage.openNew('Text message');
    const event = await buttons.add({
      kind: 'Add a calendar event',
      entries: { 'Button text': 'Save the date', 'Event title': 'Sale' },
    });
    const [start, end] = [event.field('Start'), event.field('End')];
    await event.area.getByRole('button', { name: 'Type start as text' }).click();
    await expect(start).toBeFocused();
    await event.finish('Start', '14 March 2047 18:00');
    await expect(start).toHaveValue('2047-03-14T18:00');
    await expect(event.offer('Start', 'Undo')).toBeVisible();
    await event.offer('End', 'Use Thu, 14 March 2047, 19:00').click();
    await expect(end).toHaveValue('2047-03-14T19:00');
    await event.expectNoError('End');
    await undo(page);
    await expect(end).toHaveValue('');

    await end.fill('2047-03-14T17:00');
    await end.blur();
    await event.expectWords('End', 'The event ends before it starts');
    await event.offer('End', 'Use Thu, 14 March 2047, 19:00').click();
    await expect(end).toHaveValue('2047-03-14T19:00');

    await end.fill('2020-03-14T19:00');
    await start.fill('2020-03-14T18:00');
    await start.blur();
    await event.expectWords('Start', 'The event is in the past');

    await paste(page, start, '03/04/2047 6pm');
    await expect(start).toHaveValue('03/04/2047 6pm');
    await expect(event.offer('Start', 'Use')).toHaveCount(2);
    await event.offer('Start', 'Use Wed, 3 April 2047, 18:00').click();
    await expect(start).toHaveValue('2047-04-03T18:00');
  });
});

test('placeholders of other programs become parameters with their names @full', async ({ templatePage }) => {
  const { page, form, buttons } = templatePage;
  await templatePage.openNew('Text message');
  await form.finish('Message text', 'Hello {{name}}, order %s is here. Bye <name>!');
  await expect(form.field('Message text')).toHaveValue('Hello {{name}}, order %s is here. Bye <name>!');
  await form.offer('Message text', 'Make them 2 personal fields').click();
  await expect(form.field('Message text')).toHaveValue(
    'Hello [custom_param1a], order [custom_param2a] is here. Bye [custom_param1a]!',
  );
  const link = await buttons.add({
    kind: 'Open a link',
    entries: { 'Button text': 'Shop' },
  });
  await link.finish('Link', 'www.shop.example/{name}');
  await link.offer('Link', 'Make it a personal field').click();
  await expect(link.field('Link')).toHaveValue('https://www.shop.example/[custom_param1a]');
  await undo(page);
  await expect(link.field('Link')).toHaveValue('www.shop.example/{name}');

  await form.finish('Message text', 'Save 20% so soon, from $5, [custom_param1a]');
  await expect(form.offer('Message text', 'Make')).toBeHidden();
  await form.finish('Message text', ' “Quoted” words stay. ');
  await expect(form.field('Message text')).toHaveValue(' “Quoted” words stay. ');
});

test('a name is trimmed, and an illegal one is made legal with one press @full', async ({ templatePage }) => {
  const { page, name, form } = templatePage;
  await templatePage.openNew('Text message', ' diwali_sale_26 ');
  await name.blur();
  await expect(name).toHaveValue('diwali_sale_26');
  await templatePage.expectSaid('Removed the spaces around the template name.');
  await name.fill('Diwali-Sale 26');
  await page.getByRole('button', { name: 'Use “diwali_sale_26”' }).click();
  await expect(name).toHaveValue('diwali_sale_26');
  await form.expectNoError('Template name');
  await undo(page);
  await expect(name).toHaveValue('Diwali-Sale 26');
});

test('a postback that was typed as Base64 is not encoded again @full', async ({ templatePage }) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message');
  const reply = await buttons.add({
    kind: 'Quick reply',
    entries: { 'Button text': 'Yes' },
    postback: { 'Button ID': 'b3JkZXI9NDgyMTM=' },
  });
  await reply.field('Button ID').blur();
  await reply.offer('Button ID', 'Use “order=48213”').click();
  await expect(reply.field('Button ID')).toHaveValue('order=48213');
});

test('Check offers the same fix, and keeps the focus in its list', async ({ templatePage }) => {
  const { page, form, buttons } = templatePage;
  await templatePage.openNew('Text message', 'Über alles');
  await buttons.add({ kind: 'Call a number', entries: { 'Phone number': '98765 43210 ext. 5' } });
  await templatePage.openDrawer('Check');
  const errors = page.getByRole('region', { name: 'Errors' });
  await errors.getByRole('button', { name: 'Use uber_alles for Template name' }).click();
  await expect(templatePage.name).toHaveValue('uber_alles');
  await errors.getByRole('button', { name: /^Use \+91 98765 43210 for Button 1/ }).click();
  await expect(buttons.button(1).field('Phone number')).toHaveValue('+919876543210');
  await form.expectNoError('Template name');
  // The button went away with its issue; the list has the focus, not the page.
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator('input:focus, textarea:focus')).toHaveCount(0);
});

test('a choice that there is not is named, and the nearest one is a press away', async ({
  page,
  templatePage,
}) => {
  const template = {
    name: 'other_words',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'portrait',
          cardContent: {
            title: 'A card',
            media: { height: 'LARGE', contentInfo: { fileUrl: 'https://pictures.example.com/bag.jpg' } },
          },
        },
      },
    },
  };
  await page.goto('/gallery');
  await putDrafts(page, [keptDraft('other-words', template)]);
  await page.goto('/templates/other-words');
  const { card, form } = templatePage;
  await templatePage.openDrawer('Check');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await card.expectError('Height', '“LARGE” is not a picture height.');
  await page.getByRole('button', { name: 'Use Tall for Height' }).click();
  await expect(card.field('Height')).toHaveValue('TALL');
  await form.area.getByRole('button', { name: 'Use Vertical for Layout' }).click();
  await expect(form.choice('Vertical')).toBeChecked();
  await expect(page.getByRole('button', { name: /^Use .* for (?:Height|Layout)/ })).toHaveCount(0);
});
