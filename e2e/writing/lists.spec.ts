import type { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';

const titles = (templatePage: TemplatePage) => templatePage.phone.screen.getByTestId('preview-title');

async function openThreeCards(templatePage: TemplatePage) {
  const { cards } = templatePage;
  await templatePage.openNew('Carousel', 'three_cards');
  await cards.add.click();
  for (const [index, title] of ['Tea', 'Coffee', 'Cocoa'].entries())
    await (await cards.open(index + 1)).fillIn({ Title: title });
  await expect(titles(templatePage)).toHaveText(['Tea', 'Coffee', 'Cocoa']);
}

test('cards are moved, and the focus follows the moved card', { tag: '@core' }, async ({ templatePage }) => {
  const { cards } = templatePage;
  await openThreeCards(templatePage);
  await cards.act(3, 'left');
  await expect(titles(templatePage)).toHaveText(['Tea', 'Cocoa', 'Coffee']);
  await expect(cards.tool(2, 'left')).toBeFocused();
  await templatePage.expectSaid('Moved card 3 left. It is now card 2.');

  await cards.tool(2, 'left').press('Enter');
  await expect(titles(templatePage)).toHaveText(['Cocoa', 'Tea', 'Coffee']);
  await expect(cards.tool(1, 'left')).toBeFocused();
  await cards.tool(1, 'left').press('Enter');
  await expect(titles(templatePage)).toHaveText(['Cocoa', 'Tea', 'Coffee']);
  await expect(cards.tool(1, 'left')).toBeFocused();

  // Undone by key, the focus is on the card that moved; undone by button, it stays there for the next press.
  await cards.tool(1, 'left').press('Control+z');
  await expect(cards.line(2)).toBeFocused();
  await templatePage.undo.press('Enter');
  await expect(titles(templatePage)).toHaveText(['Tea', 'Coffee', 'Cocoa']);
  await expect(templatePage.undo).toBeFocused();
  await templatePage.redo.press('Enter');
  await templatePage.redo.press('Enter');
  await expect(titles(templatePage)).toHaveText(['Cocoa', 'Tea', 'Coffee']);
  await templatePage.redo.press('Enter');
  await expect(templatePage.redo).toBeFocused();

  await cards.line(1).focus();
  await cards.line(1).press('Alt+ArrowDown');
  await expect(titles(templatePage)).toHaveText(['Tea', 'Cocoa', 'Coffee']);

  await cards.moveToEnd(3, 'front');
  await expect(titles(templatePage)).toHaveText(['Coffee', 'Tea', 'Cocoa']);
  await templatePage.expectSaid('Moved card 3. It is now card 1.');
  await expect(cards.line(1)).toBeFocused();
});

test(
  'a card is duplicated with all of its content, and the copy follows it',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { cards } = templatePage;
    await openThreeCards(templatePage);
    await cards.choose(2, 'Duplicate');
    await expect(titles(templatePage)).toHaveText(['Tea', 'Coffee', 'Coffee', 'Cocoa']);
    await expect(cards.line(3)).toBeFocused();
    await templatePage.expectSaid('Duplicated card 2.');
    await cards.form(3).fillIn({ Title: 'Espresso' });
    await expect(titles(templatePage)).toHaveText(['Tea', 'Coffee', 'Espresso', 'Cocoa']);
  },
);

test('after a deletion the focus goes to the next card, else to the one before', async ({ templatePage }) => {
  const { cards } = templatePage;
  await openThreeCards(templatePage);
  await cards.act(1, 'delete');
  await expect(titles(templatePage)).toHaveText(['Coffee', 'Cocoa']);
  await expect(cards.line(1)).toBeFocused();
  await templatePage.expectSaid('Card 1 deleted.');
  await cards.act(2, 'delete');
  await expect(cards.line(1)).toBeFocused();
});

test('a carousel of fewer than two or more than ten cards is reported, and not sent @full', async ({
  templatePage,
}) => {
  const { cards, form, sending } = templatePage;
  await openThreeCards(templatePage);
  await cards.act(1, 'delete');
  await cards.act(1, 'delete');
  await expect(form.area).toContainText('A carousel needs at least 2 cards.');
  await sending.press();
  await expect(sending.errorSummary).toContainText('Cards');
  await expect(sending.review).toBeHidden();

  for (let count = 1; count < 10; count += 1) await cards.choose(1, 'Duplicate');
  await expect(cards.lines).toHaveCount(10);
  await expect(sending.errorSummary).toBeHidden();
  await cards.choose(1, 'Duplicate');
  await expect(cards.lines).toHaveCount(11);
  await expect(sending.errorSummary).toContainText('A carousel can have up to 10 cards.');
});

async function openThreeButtons(templatePage: TemplatePage) {
  await templatePage.openNew('Text message', 'three_buttons');
  for (const text of ['Yes', 'No', 'Later'])
    await templatePage.buttons.add({ kind: 'Quick reply', entries: { 'Button text': text } });
}

test('buttons are moved, duplicated and deleted, and the focus follows', async ({ templatePage }) => {
  const { buttons, phone } = templatePage;
  await openThreeButtons(templatePage);
  await buttons.button(3).tool('up').click();
  await expect(phone.chips).toHaveText(['Yes', 'Later', 'No']);
  await expect(buttons.button(2).tool('up')).toBeFocused();
  await templatePage.expectSaid('Moved button 3 up. It is now button 2.');

  await buttons.button(1).act('Duplicate');
  await expect(phone.chips).toHaveText(['Yes', 'Yes', 'Later', 'No']);
  await expect(buttons.button(2).line).toBeFocused();
  await templatePage.expectSaid('Duplicated button 1.');

  await buttons.button(4).tool('delete').click();
  await expect(buttons.button(3).line).toBeFocused();
  await templatePage.expectSaid('Button 4 deleted.');
  for (let left = 3; left > 0; left -= 1) await buttons.button(1).tool('delete').click();
  await expect(buttons.addButton).toBeFocused();
  await expect(phone.chips).toHaveCount(0);
});

test('content for another kind moves along with its button', async ({ templatePage }) => {
  const { buttons } = templatePage;
  await openThreeButtons(templatePage);
  await buttons.button(3).choose('Call a number');
  await buttons.button(3).fillIn({ 'Phone number': '+912266123456' });
  await buttons.button(3).choose('Quick reply');
  await buttons.button(3).tool('up').click();
  await buttons.button(2).choose('Call a number');
  await expect(buttons.button(2).field('Phone number')).toHaveValue('+912266123456');
});

test('more buttons than the limit are allowed while writing, and reported @full', async ({
  templatePage,
}) => {
  const { card, sending } = templatePage;
  await templatePage.openExample('speed-1', 'five_buttons');
  await card.buttons.button(1).act('Duplicate');
  await expect(card.buttons.area).toContainText('5 of 4');
  await sending.press();
  await expect(sending.errorSummary).toContainText('Buttons');
});
