import { dark, light, lookIn } from '../accessibility/views';
import { type TemplatePage, TemplatePage as Template } from '../models/TemplatePage';
import { expect, test } from '../support/test';

const titles = (template: TemplatePage) => template.phone.screen.getByTestId('preview-title');

async function openCards(template: TemplatePage, ...names: string[]) {
  await template.openNew('Carousel');
  for (let more = names.length; more > 2; more -= 1) await template.cards.add.click();
  for (const [index, title] of names.entries())
    await (await template.cards.open(index + 1)).fillIn({ Title: title });
}

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a card is copied in one draft and pasted in another tab, by menu and by key', async ({
    context,
    templatePage,
  }) => {
    await openCards(templatePage, 'Tea', 'Coffee');
    await templatePage.cards.choose(2, 'Copy');
    await templatePage.expectSaid('Copied card 2.');

    const other = new Template(await context.newPage());
    await openCards(other, 'One', 'Two');
    await other.cards.choose(1, 'Paste after');
    await other.expectSaid('Pasted card 2.');
    await expect(titles(other)).toHaveText(['One', 'Coffee', 'Two']);
    await expect(other.cards.line(2)).toBeFocused();

    await other.cards.line(3).focus();
    await other.page.keyboard.press('ControlOrMeta+c');
    await other.expectSaid('Copied card 3.');
    await other.page.keyboard.press('ControlOrMeta+x');
    await other.expectSaid('Card 3 cut.');
    await other.cards.line(1).focus();
    await other.page.keyboard.press('ControlOrMeta+v');
    await expect(titles(other)).toHaveText(['One', 'Two', 'Coffee']);
    await other.page.keyboard.press('ControlOrMeta+z');
    await other.expectSaid('Undone: paste card 2.');
    await expect(titles(other)).toHaveText(['One', 'Coffee']);
    await other.page.close();
  });

  test('a button is copied from one card to another, and a fifth is refused with a reason', async ({
    templatePage,
  }) => {
    await templatePage.openExample('speed-1');
    const { buttons } = templatePage.card;
    await buttons.button(1).act('Copy');
    await buttons.button(1).act('Paste after');
    await templatePage.expectSaid('The card would have 5 buttons, but at most 4 are allowed.');
    await expect(buttons.lines).toHaveCount(4);
    await buttons.button(4).act('Cut');
    await expect(buttons.lines).toHaveCount(3);
    await buttons.button(3).act('Paste after');
    await templatePage.expectSaid('Pasted button 4.');
    await expect(buttons.lines).toHaveCount(4);
  });
});

test.describe('without the clipboard', () => {
  test.use({ ownContext: true });

  test('if the browser withholds the clipboard, the page names a key to press, and the key works @full', async ({
    page,
    templatePage,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openCards(templatePage, 'Tea', 'Coffee');
    await templatePage.cards.choose(1, 'Copy');
    await templatePage.expectSaid('Press Ctrl+C to copy card 1.');
    await expect(templatePage.cards.line(1)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+c');
    await templatePage.expectSaid('Copied card 1.');
    await templatePage.cards.choose(2, 'Paste after');
    await templatePage.expectSaid('Press Ctrl+V to paste after card 2.');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(titles(templatePage)).toHaveText(['Tea', 'Coffee', 'Tea']);
  });
});

test('a card is dragged to another place, as one step', async ({ page, templatePage }) => {
  await openCards(templatePage, 'Tea', 'Coffee', 'Cocoa');
  const box = async (number: number) => {
    const found = await templatePage.cards.line(number).boundingBox();
    if (!found) throw new Error(`Card ${number} is not on the screen.`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2, width: found.width };
  };
  const [from, to] = [await box(1), await box(3)];
  await page.mouse.move(from.x, from.y);
  const dragged = page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first();
  await expect(dragged).toHaveAttribute('draggable', 'true');
  await page.mouse.move(from.x + 1, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 3, to.y, { steps: 8 });
  await page.mouse.up();
  await templatePage.expectSaid('Moved card 1. It is now card 3.');
  await expect(titles(templatePage)).toHaveText(['Coffee', 'Cocoa', 'Tea']);
  await expect(templatePage.cards.line(3)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(titles(templatePage)).toHaveText(['Tea', 'Coffee', 'Cocoa']);
});

test('each action on all cards tells its effect, and is one step @full', async ({ page, templatePage }) => {
  const { cards } = templatePage;
  await templatePage.openExample('plant-care');
  const shown = titles(templatePage);
  await cards.open(3);
  await templatePage.buttons.button(2).tool('delete').click();
  await cards.chooseForAll('Same buttons on all cards');
  const same = page.getByRole('dialog', { name: 'Same buttons on all cards' });
  await expect(same.getByRole('region', { name: 'Changes' })).toContainText('Card 1:');
  await same.getByRole('button', { name: 'Change 2 cards' }).click();
  await templatePage.expectSaid('Cards 1 and 2 now have the 1 button of card 3.');
  await expect(templatePage.phone.cardButtons).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await templatePage.expectSaid('Undone: same buttons on all cards.');
  await expect(templatePage.phone.cardButtons).toHaveCount(5);

  const last = await shown.last().textContent();
  await cards.form(3).fillIn({ Description: 'A very long text. '.repeat(12) });
  await cards.chooseForAll('Move tallest card first');
  await templatePage.expectSaid('Moved card 3 to the front.');
  await expect(shown.first()).toHaveText(last ?? '');
});

test('the menus of cards are accessible and work by key @full', async ({ page, templatePage }) => {
  const look = await lookIn(page, light(1440, 800), dark(320, 800));
  await templatePage.openExample('plant-care');
  await templatePage.cards.open(2);
  await templatePage.cards.tool(2, 'more').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Duplicate card 2' })).toBeFocused();
  await look('menu of a card');
  await page.keyboard.press('Escape');
  await expect(templatePage.cards.tool(2, 'more')).toBeFocused();
  await page.getByRole('button', { name: 'All cards' }).press('Enter');
  await look('menu of all cards');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await templatePage.expectSaid(/Made 3 pictures medium/);
});
