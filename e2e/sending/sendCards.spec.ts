import { everyKind, everyKindSent } from '../support/buttons';
import type { NewButton } from '../models/ButtonList';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

const picture = {
  'Picture link': 'https://pictures.example.com/bag.jpg',
  'Thumbnail link': 'https://pictures.example.com/bag-thumb.jpg',
  Height: 'Tall (264 dp)',
  'Reload file': true,
};
const contentInfo = {
  fileUrl: 'https://pictures.example.com/bag.jpg',
  thumbnailUrl: 'https://pictures.example.com/bag-thumb.jpg',
  forceRefresh: true,
};
const { reply, webview, browser, dial, coordinates, search, share, calendar } = everyKind;

test('a vertical card with picture, texts and four buttons is written, sent and pending', async ({
  templatePage,
}) => {
  const { card, phone, sending } = templatePage;
  const name = uniqueName();
  await templatePage.openNew('Rich card', name);
  await card.addPicture(picture);
  await card.fillIn({ Title: 'Canvas bag', Description: 'Back in stock, [custom_param1a].' });
  for (const button of [reply, webview, dial, coordinates]) await card.buttons.add(button);
  await expect(phone.cards).toContainText('Canvas bag');
  await expect(phone.cardButtons).toHaveCount(4);

  const shown = await templatePage.readJson();
  const sent = await sending.send();
  await sending.expectStatus('Approval pending');
  expect(sent).toEqual(shown);
  expect(sent).toEqual({
    name,
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'Canvas bag',
            description: 'Back in stock, [custom_param1a].',
            media: { height: 'TALL', contentInfo },
            suggestions: [
              everyKindSent.reply,
              everyKindSent.webview,
              everyKindSent.dial,
              everyKindSent.coordinates,
            ],
          },
        },
      },
    },
  });
});

test('a horizontal card with its picture at the right carries the other kinds of buttons @full', async ({
  templatePage,
}) => {
  const { card, sending } = templatePage;
  const name = uniqueName();
  await templatePage.openNew('Rich card', name);
  await card.choice('Horizontal').check();
  await card.choice('Right').check();
  await card.addPicture({ 'Picture link': picture['Picture link'] });
  await card.fillIn({ Description: 'Meet us there.' });
  for (const button of [share, search, calendar, browser]) await card.buttons.add(button);

  const sent = await sending.send();
  await sending.expectStatus('Approval pending');
  expect(sent).toEqual({
    name,
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'HORIZONTAL',
          thumbnailImageAlignment: 'RIGHT',
          cardContent: {
            description: 'Meet us there.',
            // A phone takes no height for the picture of a horizontal card, so none is set.
            media: { contentInfo: { fileUrl: contentInfo.fileUrl, forceRefresh: false } },
            suggestions: [
              everyKindSent.share,
              everyKindSent.search,
              everyKindSent.calendar,
              everyKindSent.browser,
            ],
          },
        },
      },
    },
  });
});

test(
  'a carousel of three cards with every kind of button is written, sent and pending',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { cards, form, phone, sending } = templatePage;
    const name = uniqueName();
    const contents: { title: string; buttons: NewButton[] }[] = [
      { title: 'Canvas bag', buttons: [reply, webview] },
      { title: 'Leather bag', buttons: [dial, coordinates, share] },
      { title: 'Straw bag', buttons: [calendar, search, browser] },
    ];
    await templatePage.openNew('Carousel', name);
    await form.choice('Medium').check();
    await cards.add.click();
    for (const [index, { title, buttons }] of contents.entries()) {
      const card = await cards.open(index + 1);
      await card.addPicture({ ...picture, Height: 'Medium' });
      await card.fillIn({ Title: title });
      for (const button of buttons) await card.buttons.add(button);
    }
    await expect(phone.cards).toHaveCount(3);
    await expect(phone.cardButtons).toHaveCount(8);

    const shown = await templatePage.readJson();
    const sent = await sending.send();
    await sending.expectStatus('Approval pending');
    expect(sent).toEqual(shown);
    const media = { height: 'MEDIUM', contentInfo };
    expect(sent).toEqual({
      name,
      type: 'carousel',
      component: {
        richCard: {
          carouselCard: {
            cardWidth: 'MEDIUM',
            cardContents: [
              { title: 'Canvas bag', media, suggestions: [everyKindSent.reply, everyKindSent.webview] },
              {
                title: 'Leather bag',
                media,
                suggestions: [everyKindSent.dial, everyKindSent.coordinates, everyKindSent.share],
              },
              {
                title: 'Straw bag',
                media,
                suggestions: [everyKindSent.calendar, everyKindSent.search, everyKindSent.browser],
              },
            ],
          },
        },
      },
    });
  },
);
