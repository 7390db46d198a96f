import { describe, expect, test } from 'vitest';
import { importOne } from './testing/importOne';

async function read(value: unknown) {
  const result = await importOne(JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem);
  return result;
}

const cardWith = (media: object, frame: object = {}) => ({
  richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'x', media }, ...frame } },
});
const contentInfo = { fileUrl: 'https://cdn.example/a.jpg' };

describe('heights, widths and layouts in other words', () => {
  test.each([
    ['TALL_HEIGHT', 'TALL'],
    ['medium_height', 'MEDIUM'],
    ['HEIGHT_SHORT', 'SHORT'],
    ['MEDIA_HEIGHT_TALL', 'TALL'],
    ['Tall', 'TALL'],
    [264, 'TALL'],
    ['168dp', 'MEDIUM'],
    ['112 DP', 'SHORT'],
  ])('the height %j is %s', async (written, height) => {
    const result = await read(cardWith({ height: written, contentInfo }));
    expect(result).toMatchObject({
      draft: { component: cardWith({ height, contentInfo }) },
      unmapped: {},
    });
    expect(result.report.some(({ message }) => message.includes(`was changed to ${height}`))).toBe(true);
  });

  test.each([
    ['SMALL_WIDTH', 'SMALL'],
    ['CARD_WIDTH_MEDIUM', 'MEDIUM'],
    [232, 'MEDIUM'],
    ['120', 'SMALL'],
  ])('the width %j is %s', async (written, cardWidth) => {
    const cardContents = [{ title: 'x' }, { title: 'y' }];
    expect(await read({ carouselCard: { cardWidth: written, cardContents } })).toMatchObject({
      draft: { component: { richCard: { carouselCard: { cardWidth, cardContents } } } },
      unmapped: {},
    });
  });

  test('a layout with the name of its field, and a word that is unknown', async () => {
    expect(
      await read(cardWith({ contentInfo }, { cardOrientation: 'CARD_ORIENTATION_HORIZONTAL' })),
    ).toMatchObject({
      draft: { component: { richCard: { standaloneCard: { cardOrientation: 'HORIZONTAL' } } } },
    });
    const huge = await read(cardWith({ height: 'HUGE', contentInfo }));
    expect(huge).toMatchObject({
      draft: { component: { richCard: { standaloneCard: { cardContent: { media: { height: 'HUGE' } } } } } },
      unmapped: {},
    });
  });
});

const encoded = (text: string) => Buffer.from(text).toString('base64');

test.each<[string, object, object]>([
  [
    'reply',
    { type: 'reply', text: 'Yes', postback_data: 'y' },
    { reply: { text: 'Yes', postbackData: encoded('y') } },
  ],
  [
    'Infobip: OPEN_URL',
    { type: 'OPEN_URL', text: 'Buy', postbackData: 'b!', url: 'https://a.example' },
    { action: { text: 'Buy', postbackData: encoded('b!'), openUrlAction: { url: 'https://a.example' } } },
  ],
  [
    'Vonage: dial',
    {
      type: 'dial',
      text: 'Call',
      postback_data: 'c!',
      phone_number: '+919876543210',
      fallback_url: 'https://a.example',
    },
    {
      action: {
        text: 'Call',
        postbackData: encoded('c!'),
        fallbackUrl: 'https://a.example',
        dialAction: { phoneNumber: '+919876543210' },
      },
    },
  ],
  [
    'Infobip: SHOW_LOCATION',
    { type: 'SHOW_LOCATION', text: 'Map', latitude: 19.07, longitude: 72.87, label: 'Store' },
    {
      action: {
        text: 'Map',
        viewLocationAction: { latLong: { latitude: '19.07', longitude: '72.87' }, label: 'Store' },
      },
    },
  ],
  [
    'Infobip: REQUEST_LOCATION',
    { type: 'REQUEST_LOCATION', text: 'Where?' },
    { action: { text: 'Where?', shareLocationAction: {} } },
  ],
  [
    'Vonage: create_calendar_event',
    {
      type: 'create_calendar_event',
      text: 'Save',
      start_time: '2027-01-01T10:00:00Z',
      end_time: '2027-01-01T11:00:00Z',
      title: 'Sale',
      description: 'd',
    },
    {
      action: {
        text: 'Save',
        createCalendarEventAction: {
          startTime: '2027-01-01T10:00:00Z',
          endTime: '2027-01-01T11:00:00Z',
          title: 'Sale',
          description: 'd',
        },
      },
    },
  ],
  [
    'Sinch: call_message',
    { call_message: { title: 'Call', phone_number: '+919876543210' }, postback_data: 'c!' },
    { action: { text: 'Call', postbackData: encoded('c!'), dialAction: { phoneNumber: '+919876543210' } } },
  ],
  [
    'Sinch: location_message',
    {
      location_message: { title: 'Map', label: 'Store', coordinates: { latitude: 19.07, longitude: 72.87 } },
    },
    {
      action: {
        text: 'Map',
        viewLocationAction: { latLong: { latitude: '19.07', longitude: '72.87' }, label: 'Store' },
      },
    },
  ],
  [
    'panels whose kind stands in the action',
    { text: 'Buy', action: { type: 'url', url: 'https://a.example' } },
    { action: { text: 'Buy', openUrlAction: { url: 'https://a.example' } } },
  ],
  [
    'panels that call a number',
    { type: 'call', text: 'Call', number: '+919876543210' },
    { action: { text: 'Call', dialAction: { phoneNumber: '+919876543210' } } },
  ],
  ['Sinch: text_message', { text_message: { text: 'Yes' } }, { reply: { text: 'Yes' } }],
  [
    'a platform of India: url_action',
    { suggestionType: 'url_action', text: 'Buy', url: 'https://a.example' },
    { action: { text: 'Buy', openUrlAction: { url: 'https://a.example' } } },
  ],
])('a button in the words of %s', async (_name, written, suggestion) => {
  const result = await read({ text: 'x', suggestions: [written] });
  expect(result).toMatchObject({
    draft: { component: { text: 'x', suggestions: [suggestion] } },
    unmapped: {},
  });
});

describe('whole messages', () => {
  const media = {
    height: 'TALL',
    contentInfo: { fileUrl: 'https://cdn.example/a.jpg', thumbnailUrl: 'https://cdn.example/t.jpg' },
  };
  const suggestions = [{ reply: { text: 'Yes' } }];

  test('Sinch: a card and a carousel', async () => {
    const card = {
      title: 'x',
      description: 'y',
      height: 'TALL',
      media_message: { url: 'https://cdn.example/a.jpg', thumbnail_url: 'https://cdn.example/t.jpg' },
      choices: [{ text_message: { text: 'Yes' } }],
    };
    const expected = { title: 'x', description: 'y', media, suggestions };
    expect(await read({ app_id: 'a', message: { card_message: card } })).toMatchObject({
      kind: 'card',
      card: expected,
    });
    expect(await read({ message: { carousel_message: { cards: [card, card] } } })).toMatchObject({
      draft: {
        type: 'carousel',
        component: { richCard: { carouselCard: { cardContents: [expected, expected] } } },
      },
    });
  });

  test('Vonage: a card', async () => {
    const card = {
      title: 'x',
      text: 'y',
      media_url: 'https://cdn.example/a.jpg',
      media_height: 'TALL',
      thumbnail_url: 'https://cdn.example/t.jpg',
      suggestions: [{ type: 'reply', text: 'Yes' }],
    };
    expect(await read({ channel: 'rcs', message_type: 'card', card })).toMatchObject({
      kind: 'card',
      card: { title: 'x', description: 'y', media, suggestions },
    });
  });

  test('Infobip: a card with its layout, and a carousel', async () => {
    const content = {
      title: 'x',
      description: 'y',
      media: {
        file: { url: 'https://cdn.example/a.jpg' },
        thumbnail: { url: 'https://cdn.example/t.jpg' },
        height: 'TALL',
      },
      suggestions: [{ type: 'REPLY', text: 'Yes' }],
    };
    const cardContent = { title: 'x', description: 'y', media, suggestions };
    expect(
      await read({
        messages: [
          { sender: 's', content: { type: 'CARD', orientation: 'HORIZONTAL', alignment: 'LEFT', content } },
        ],
      }),
    ).toMatchObject({
      draft: {
        type: 'rich_card',
        component: {
          richCard: {
            standaloneCard: { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment: 'LEFT', cardContent },
          },
        },
      },
    });
    expect(
      await read({ content: { type: 'CAROUSEL', cardWidth: 'SMALL', contents: [content, content] } }),
    ).toMatchObject({
      draft: {
        type: 'carousel',
        component: {
          richCard: { carouselCard: { cardWidth: 'SMALL', cardContents: [cardContent, cardContent] } },
        },
      },
    });
  });
});

test('buttons and texts under the names of panels', async () => {
  const buttons = [{ type: 'url', text: 'Buy', url: 'https://a.example' }];
  const suggestions = [{ action: { text: 'Buy', openUrlAction: { url: 'https://a.example' } } }];
  expect(await read({ textMessageContent: 'Hi', buttons })).toMatchObject({
    draft: { component: { text: 'Hi', suggestions } },
    unmapped: {},
  });
  expect(
    await read({ cardTitle: 'T', cardDescription: 'D', mediaUrl: 'https://a.example/p.jpg', buttons }),
  ).toMatchObject({
    kind: 'card',
    card: { title: 'T', description: 'D', suggestions },
    unmapped: {},
  });
});

test('a payload that says it is a card, but holds a text, raises a doubt', async () => {
  expect((await read({ name: 'a', type: 'CARD', component: { text: 'Hi' } })).doubt).toContain(
    'The type is rich card',
  );
});
