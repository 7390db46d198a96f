import { dark, light, lookIn } from '../accessibility/views';
import { expect, test } from '../support/test';

test('nothing is red in a new template until a field was left', async ({ page, templatePage }) => {
  const { cards, form } = templatePage;
  await templatePage.openNew('Carousel');
  await cards.open(2);
  await form.expectNoError('Title');
  await expect(cards.line(1)).not.toHaveAccessibleName(/error/);
  await expect(page.getByRole('button', { name: /^Fix \d/ })).toBeHidden();
});

test('a collapsed button and its card carry the mark of what is wrong inside, an error before a warning', async ({
  page,
  templatePage,
}) => {
  const look = await lookIn(page, light(1440, 900), dark(390, 844));
  const { cards } = templatePage;
  await templatePage.openExample('plant-care');
  const card = await cards.open(1);
  await card.fillIn({ Description: 'Hello {{name}}' });
  await card.field('Title').focus();
  await card.expectWords('Description', '{{name}}');
  await expect(cards.line(1)).toHaveAccessibleName(/, 1 warning$/);

  const button = card.buttons.button(1);
  await button.line.click();
  await button.fillIn({ 'Button text': 'T'.repeat(26) });
  await button.line.click();
  await expect(button.line).toHaveAccessibleName(/, 1 error$/);
  await expect(cards.line(1)).toHaveAccessibleName(/, 1 error$/);
  // Scrolled, a field may be half below the sticky bars, which axe takes for a small target.
  await page.evaluate(() => scrollTo(0, 0));
  await look('marks of an error and a warning');
  await cards.open(2);
  await expect(cards.line(1)).toHaveAccessibleName(/, 1 error$/);
});

test('a fold opens by itself when it holds something or is wrong, and says what it holds when it is closed', async ({
  templatePage,
}) => {
  const { card, form } = templatePage;
  await templatePage.openNew('Rich card', 'folded');
  await card.addPicture({ 'Picture link': 'https://pictures.example.com/bag.jpg' });
  await expect(card.more).toHaveAccessibleName('More: thumbnail, alt text, reload file');
  await expect(card.field('Thumbnail link')).toBeHidden();
  await card.fillIn({ 'Thumbnail link': 'no address' });
  await form.field('Title').focus();
  await card.more.click();
  await expect(card.more).toHaveAccessibleName('More: thumbnail, 1 error');
  await expect(card.field('Thumbnail link')).toBeHidden();
  await templatePage.expectSaved();
  await templatePage.page.reload();
  await card.expectError('Thumbnail link', 'Thumbnail link is not valid.');
});

test('several errors of one field are shown together @full', async ({ templatePage }) => {
  await templatePage.openNew('Text message', 'A name that is far too long');
  await templatePage.name.blur();
  await templatePage.form.expectWords('Template name', 'Use 20 or fewer.');
  await templatePage.form.expectWords('Template name', 'Use a–z, 0–9 and _ only.');
});

test('a new button takes its text and its link or number in one go', async ({ page, templatePage }) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message', 'quick');
  await buttons.addButton.click();
  await expect(buttons.button(1).field('Button text')).toBeFocused();
  await page.keyboard.type('Buy now');
  await page.keyboard.press('Tab');
  await expect(buttons.button(1).field('Link or phone number')).toBeFocused();
  await page.keyboard.type('https://shop.example/sale');
  await expect(buttons.button(1).field('Link')).toHaveValue('https://shop.example/sale');
  await expect(buttons.button(1).field('Link')).toBeFocused();
  await templatePage.expectSaid('Changed to “Open a link”.');

  await buttons.addButton.click();
  await page.keyboard.type('Call us');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+912266123456');
  await page.keyboard.press('Enter');
  await expect(buttons.addButton).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tell me more');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(buttons.lines).toHaveCount(3);
  expect(await templatePage.readJson()).toMatchObject({
    component: {
      suggestions: [
        {
          action: {
            text: 'Buy now',
            openUrlAction: { url: 'https://shop.example/sale', application: 'BROWSER' },
          },
        },
        { action: { text: 'Call us', dialAction: { phoneNumber: '+912266123456' } } },
        { reply: { text: 'Tell me more' } },
      ],
    },
  });
});

test('a title edited as a carousel comes back in the rich card', async ({ templatePage }) => {
  const { card, cards } = templatePage;
  await templatePage.openNew('Rich card', 'edited');
  await card.fillIn({ Title: 'Tea' });
  await templatePage.chooseType('Carousel');
  await cards.form(1).fillIn({ Title: 'Green tea' });
  await templatePage.chooseType('Rich card');
  await expect(card.field('Title')).toHaveValue('Green tea');
});
