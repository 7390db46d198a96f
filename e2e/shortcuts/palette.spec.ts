import { dark, light, lookIn } from '../accessibility/views';
import { Palette } from '../models/Palette';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('keys lead to a field, an action, a draft, an example and a page', async ({
  page,
  templatePage,
  libraryPage,
}) => {
  const palette = new Palette(page);
  const { form } = templatePage;
  await templatePage.openExample('fashion', 'spring_windows');
  await templatePage.expectSaved();

  await palette.run('card 3 title', /^Card 3 › Title/);
  await expect(form.field('Title')).toBeFocused();
  await expect(form.field('Title')).toHaveValue('The early runner');

  await palette.run('add card', /^Add a card/);
  await templatePage.expectSaid('Added card 6.');
  await expect(form.field('Title')).toBeFocused();
  await palette.run('undo', /^Undo add card 6/);
  await templatePage.expectSaid('Undone: add card 6.');

  await palette.run('copy request', /^Copy the request/);
  await templatePage.expectSaid('Copied the request.');
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({ name: 'spring_windows', type: 'carousel' });

  await palette.run('both phones', /^Show both phones/);
  await expect(page.getByRole('region', { name: 'iPhone preview' })).toBeVisible();
  await palette.run('send', /^Send for approval…/);
  await expect(page.getByRole('dialog', { name: 'Send this template for approval?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await palette.run('new text', /^New text message/);
  await expect(form.field('Message text')).toBeVisible();
  await form.fillIn({ 'Message text': 'Second one.' });
  await templatePage.expectSaved();
  await palette.run('windows', /^spring_windows/);
  await expect(templatePage.name).toHaveValue('spring_windows');

  await palette.run('one time code', /^Start from “One-time code”/);
  await expect(form.field('Message text')).toBeVisible();
  await palette.run('templates', /^Templates/);
  await expect(libraryPage.heading).toBeVisible();
});

test('recent commands come first, and unavailable commands give the reason @full', async ({
  page,
  templatePage,
}) => {
  const palette = new Palette(page);
  await templatePage.openNew('Carousel', 'nothing_to_redo');
  await palette.run('show api names', /^Show API names/);
  await palette.open();
  await expect(palette.dialog.getByRole('group', { name: 'Used last' })).toContainText('Hide API names');
  await page.keyboard.type('redo');
  await expect(palette.chosen(/^Redo/)).toContainText('Nothing to redo.');
  await page.keyboard.press('Enter');
  await templatePage.expectSaid('Not available: Nothing to redo.');
  await expect(palette.dialog).toBeVisible();

  await palette.field.fill('qwertyuiop');
  await expect(palette.dialog).toContainText('No results for “qwertyuiop”. Try fewer letters');
  await page.keyboard.press('Enter');
  await expect(palette.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
});

test('the focus returns, keys move through the list, and a click runs a command', async ({
  page,
  templatePage,
}) => {
  const palette = new Palette(page);
  await templatePage.openNew('Text message');
  await templatePage.form.field('Message text').focus();
  await palette.open();
  const first = await palette.dialog.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await palette.dialog.getByRole('option', { selected: true }).textContent()).toBe(first);
  await page.keyboard.press('PageDown');
  await expect(palette.dialog.getByRole('option', { selected: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(templatePage.form.field('Message text')).toBeFocused();

  await templatePage.menu.choose('Find or do anything');
  await palette.field.fill('insert parameter');
  await palette.option(/^Add personal field/).click();
  await page.getByRole('button', { name: 'Customer name' }).click();
  await expect(templatePage.form.field('Message text')).toHaveValue('[custom_param1a]');
});

test('after the palette is closed, typing continues at the caret @full', async ({ page, templatePage }) => {
  const palette = new Palette(page);
  await templatePage.openNew('Text message');
  for (const label of ['Message text', 'Template name']) {
    const field = templatePage.form.field(label);
    await field.fill('');
    await field.pressSequentially('onethree');
    for (let step = 0; step < 'three'.length; step += 1) await field.press('ArrowLeft');
    await palette.open();
    await palette.field.pressSequentially('what');
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toBeHidden();
    await expect(field).toBeFocused();
    await page.keyboard.type('_two_');
    await expect(field).toHaveValue('one_two_three');
  }
});

test('a mouse marks a line only once it moves, and never a second one @full', async ({
  page,
  templatePage,
}) => {
  const palette = new Palette(page);
  await templatePage.openNew('Text message');
  await page.mouse.move(640, 400);
  await palette.open();
  await expect(palette.dialog.getByRole('option', { selected: true })).toHaveCount(1);
  const grounds = await palette.dialog
    .getByRole('option', { selected: false })
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  const third = palette.dialog.getByRole('option').nth(2);
  await third.hover();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(palette.dialog.getByRole('option', { selected: true })).toHaveCount(1);
});

test.describe('while the palette is still loading', () => {
  test.use({ ownContext: true });

  test('letters become the search, and none reaches the draft', async ({ page, templatePage }) => {
    const palette = new Palette(page);
    let deliver: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/\/assets\/Palette-.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await templatePage.openNew('Text message');
    const field = templatePage.form.field('Message text');
    await field.fill('Hello');
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('galx');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('Hello');
    deliver?.();
    await expect(palette.field).toHaveValue('gal');
    await expect(palette.field).toBeFocused();
    await page.keyboard.type('lery');
    await expect(palette.chosen(/^Gallery/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('Hello');
    await palette.open();
    await expect(palette.field).toHaveValue('');
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the palette and the list of shortcuts are accessible @full', async ({ page, templatePage }) => {
    const palette = new Palette(page);
    const look = await lookIn(page, light(1440, 720), dark(320, 720));
    await templatePage.openExample('fashion');
    await expect(templatePage.name).toBeVisible();
    await palette.open();
    await expect(palette.option(/^Add a card/)).toBeVisible();
    await look('palette');
    await palette.field.fill('undo');
    await expect(palette.chosen(/^Undo/)).toBeVisible();
    await look('palette, something that cannot be done now');
    await palette.field.fill('qwertyuiop');
    await look('palette, nothing found');
    await palette.dialog.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await look('shortcuts');
  });
});

test('people find languages and rows by their own words, and are told on the start page', async ({
  page,
  templatePage,
}) => {
  const palette = new Palette(page);
  await page.goto('/');
  await expect(page.getByText('for each language and each row of a spreadsheet')).toBeVisible();
  await palette.open();
  await page.keyboard.type('branches');
  await expect(palette.chosen(/^Languages and rows/)).toContainText('Open a draft first.');
  await page.keyboard.press('Escape');

  await templatePage.openNew('Text message', 'for_all_branches');
  await palette.open();
  for (const [words, label] of [
    ['branches', /^Rows of this template/],
    ['stores', /^Rows of this template/],
    ['languages', /^Languages of this template/],
    ['translate', /^Languages of this template/],
  ] as const) {
    await palette.field.fill(words);
    await expect(palette.chosen(label)).toBeVisible();
  }
  for (const words of ['sheet', 'spreadsheet']) {
    await palette.field.fill(words);
    await expect(palette.option(/^Rows of this template/)).toBeVisible();
  }
  await palette.field.fill('stores');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Rows', selected: true })).toBeVisible();
});
