import { expect, test } from '../support/test';

test(
  'changing the type carries over the parts that fit, keeps the rest, and restores it',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { form, card, cards, buttons } = templatePage;
    await templatePage.openNew('Text message', 'switching');
    await form.fillIn({ 'Message text': 'Spring tea is here.' });
    await buttons.add({ kind: 'Quick reply', entries: { 'Button text': 'Tell me more' } });

    await templatePage.chooseType('Rich card');
    await templatePage.expectSaid('Changed to rich card');
    await expect(card.field('Description')).toHaveValue('Spring tea is here.');
    await expect(card.buttons.lines).toHaveCount(1);
    await card.addPicture({ 'Picture link': 'https://pictures.example.com/bag.jpg' });
    await card.fillIn({ Title: 'First flush' });

    await templatePage.chooseType('Carousel');
    await expect(cards.lines).toHaveCount(2);
    await expect(cards.form(1).field('Title')).toHaveValue('First flush');

    await templatePage.chooseType('Text message');
    await templatePage.expectSaid('as you left it');
    await expect(form.field('Message text')).toHaveValue('Spring tea is here.');
    await expect(buttons.lines).toHaveCount(1);
    await templatePage.chooseType('Rich card');
    await expect(card.field('Title')).toHaveValue('First flush');
    await expect(await card.pictureLink()).toHaveValue('https://pictures.example.com/bag.jpg');
  },
);

test('changing the kind of a button keeps its text, and restores the content of an earlier kind', async ({
  templatePage,
}) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message');
  const button = await buttons.add({
    kind: 'Open a link',
    entries: { 'Button text': 'Contact', Link: 'https://shop.example/contact' },
    postback: { 'Button ID': 'contact', 'Fallback link': 'https://shop.example/' },
  });
  await button.choose('Call a number');
  await expect(button.field('Button text')).toHaveValue('Contact');
  await button.fillIn({ 'Phone number': '+912266123456' });
  await button.openMore();
  await expect(button.field('Button ID')).toHaveValue('contact');
  await expect(button.field('Fallback link')).toHaveValue('https://shop.example/');

  await button.choose('Quick reply');
  await button.fillIn({ 'Button text': 'Contact us' });
  await button.choose('Open a link');
  await expect(button.field('Button text')).toHaveValue('Contact us');
  await expect(button.field('Link')).toHaveValue('https://shop.example/contact');
  await button.choose('Call a number');
  await expect(button.field('Phone number')).toHaveValue('+912266123456');
});

test('a place keeps its coordinates and its search text when it changes from one to the other @full', async ({
  templatePage,
}) => {
  const { buttons } = templatePage;
  await templatePage.openNew('Text message');
  const button = await buttons.add({
    kind: 'Show a place',
    place: 'Coordinates',
    entries: { 'Button text': 'Find us', Latitude: '28.6129', Longitude: '77.2295', 'Pin label': 'Store' },
  });
  await button.choice('Search').check();
  await expect(button.field('Latitude')).toBeHidden();
  await button.fillIn({ 'Search text': 'tea shops' });
  await button.choice('Coordinates').check();
  await expect(button.field('Latitude')).toHaveValue('28.6129');
  await expect(button.field('Pin label')).toHaveValue('Store');
  await button.choice('Search').check();
  await expect(button.field('Search text')).toHaveValue('tea shops');
});

test('a removed picture leaves nothing in the request, and comes back when it is added again', async ({
  templatePage,
}) => {
  const { card } = templatePage;
  await templatePage.openNew('Rich card', 'no_picture');
  const file = 'https://pictures.example.com/bag.jpg';
  await card.addPicture({ 'Picture link': file, Height: 'Short (112 dp)' });
  await card.area.getByRole('button', { name: 'Remove picture' }).click();
  await card.fillIn({ Title: 'Words only' });
  expect(await templatePage.readJson()).toEqual({
    name: 'no_picture',
    type: 'rich_card',
    component: {
      richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'Words only' } } },
    },
  });
  await card.addPicture({});
  await expect(await card.pictureLink()).toHaveValue(file);
});

test('the side of the picture is kept while a card is vertical @full', async ({ templatePage }) => {
  const { card } = templatePage;
  await templatePage.openNew('Rich card');
  await card.choice('Horizontal').check();
  await card.choice('Right').check();
  await card.choice('Vertical').check();
  await expect(card.choice('Right')).toBeHidden();
  await card.choice('Horizontal').check();
  await expect(card.choice('Right')).toBeChecked();
});
