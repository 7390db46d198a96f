import { expect, test } from 'vitest';
import { importOne } from '../testing/importOne';
import { makers } from './makers';
import { encoded, picture, read, readTemplate } from './testing/readMaker';

test('each adapter names the public pages that describe its shape', () => {
  for (const { name, pages } of makers) {
    expect(name).toMatch(/^an? \S/);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).toMatch(/^https:\/\//);
  }
});

test('Twilio: a card with its buttons, its variables as parameters', async () => {
  const result = await readTemplate({
    friendly_name: 'owl_air_qr',
    language: 'en',
    variables: { '1': 'Amy', '2': 'unused' },
    types: {
      'twilio/card': {
        title: 'Congratulations {{1}}',
        subtitle: 'To unsubscribe, reply Stop',
        body: 'You have reached Elite status',
        media: ['https://owl.example/elite.jpg'],
        actions: [
          { type: 'URL', title: 'Order', url: 'https://owl.example/{{1}}', webviewSize: 'TALL' },
          { type: 'PHONE_NUMBER', title: 'Call us', phone: '+15551234567' },
          { type: 'QUICK_REPLY', title: 'Later', id: 'later!' },
          { type: 'COPY_CODE', title: 'Copy', code: 'SAVE10' },
        ],
      },
      'twilio/text': { body: 'You have reached Elite status' },
    },
  });
  const marker = '[custom_param1a]';
  expect(result.draft).toEqual({
    name: 'owl_air_qr',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: `Congratulations ${marker}`,
            description: 'You have reached Elite status',
            ...picture('https://owl.example/elite.jpg'),
            suggestions: [
              {
                action: {
                  text: 'Order',
                  openUrlAction: {
                    url: `https://owl.example/${marker}`,
                    application: 'WEBVIEW',
                    webviewViewMode: 'TALL',
                  },
                },
              },
              { action: { text: 'Call us', dialAction: { phoneNumber: '+15551234567' } } },
              { reply: { text: 'Later', postbackData: encoded('later!') } },
            ],
          },
        },
      },
    },
  });
  expect(result.parameters?.samples.typical).toEqual({ [marker]: 'Amy' });
  expect(result.unmapped).toMatchObject({
    'types.twilio/card.subtitle': 'To unsubscribe, reply Stop',
    'types.twilio/card.actions[3]': { type: 'COPY_CODE', title: 'Copy', code: 'SAVE10' },
    'types.twilio/text': { body: 'You have reached Elite status' },
    language: 'en',
    'variables.2': 'unused',
  });
  expect(result.report[0]?.message).toContain('Read as a content template of Twilio.');
  expect(result.report).toContainEqual({
    level: 'added',
    path: 'component.richCard.standaloneCard.cardOrientation',
    message: 'The layout was not given, so the card is upright (VERTICAL).',
  });
});

test.each([
  ['twilio/text', { body: 'Hi' }, { text: 'Hi' }],
  [
    'twilio/quick-reply',
    { body: 'Hi', actions: [{ title: 'Yes', id: 'y!' }] },
    { text: 'Hi', suggestions: [{ reply: { text: 'Yes', postbackData: encoded('y!') } }] },
  ],
  [
    'twilio/call-to-action',
    { body: 'Hi', actions: [{ type: 'URL', title: 'Buy', url: 'https://a.example' }] },
    { text: 'Hi', suggestions: [{ action: { text: 'Buy', openUrlAction: { url: 'https://a.example' } } }] },
  ],
  [
    'twilio/card',
    { body: 'Hi', actions: [{ type: 'QUICK_REPLY', title: 'Yes', id: 'y!' }] },
    { text: 'Hi', suggestions: [{ reply: { text: 'Yes', postbackData: encoded('y!') } }] },
  ],
])('Twilio: %s is a text message', async (type, content, component) => {
  expect((await readTemplate({ friendly_name: 'a', types: { [type]: content } })).draft).toEqual({
    name: 'a',
    type: 'text_message',
    component,
  });
});

test('Twilio: a type that no template can be is refused by its name', async () => {
  const list = { friendly_name: 'a', types: { 'twilio/list-picker': { body: 'x', items: [] } } };
  expect(await importOne(JSON.stringify(list))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('twilio/list-picker') as string,
  });
});

const sinch = (message: object) => ({
  app_id: 'a',
  recipient: { contact_id: 'c' },
  message,
});

test('Sinch: text, choices, card, carousel and place', async () => {
  expect((await readTemplate(sinch({ text_message: { text: 'Hi' } }))).draft.component).toEqual({
    text: 'Hi',
  });
  const choices = [
    { text_message: { text: 'Yes' }, postback_data: 'y!' },
    { url_message: { title: 'Buy', url: 'https://a.example' } },
  ];
  const suggestions = [
    { reply: { text: 'Yes', postbackData: encoded('y!') } },
    { action: { text: 'Buy', openUrlAction: { url: 'https://a.example' } } },
  ];
  expect(
    (await readTemplate(sinch({ choice_message: { text_message: { text: 'Hi' }, choices } }))).draft
      .component,
  ).toEqual({ text: 'Hi', suggestions });
  const card = {
    title: 'x',
    description: 'y',
    height: 'TALL',
    media_message: { url: 'https://cdn.example/a.jpg' },
    choices,
  };
  const content = {
    title: 'x',
    description: 'y',
    ...picture('https://cdn.example/a.jpg', { height: 'TALL' }),
    suggestions,
  };
  expect(await read(sinch({ card_message: card }))).toMatchObject({ kind: 'card', card: content });
  const several = await readTemplate(sinch({ carousel_message: { cards: [card, card], choices } }));
  expect(several.draft.component).toEqual({
    richCard: { carouselCard: { cardContents: [content, content] } },
  });
  expect(several.chips?.suggestions).toEqual(suggestions);
  const place = await readTemplate(
    sinch({
      location_message: { title: 'Map', label: 'Store', coordinates: { latitude: 19.07, longitude: 72.87 } },
    }),
  );
  expect(place.draft.component).toEqual({
    text: 'Store',
    suggestions: [
      {
        action: {
          text: 'Map',
          viewLocationAction: { latLong: { latitude: '19.07', longitude: '72.87' }, label: 'Store' },
        },
      },
    ],
  });
  expect(place.unmapped).toEqual({ app_id: 'a', recipient: { contact_id: 'c' } });
});

const cmMessage = (conversation: object[]) => ({
  messages: {
    authentication: { productToken: 't' },
    msg: [
      {
        from: 'Sender',
        allowedChannels: ['RCS', 'SMS'],
        body: { type: 'auto', content: 'Fallback' },
        to: [{ number: '0031612345678' }],
        richContent: { conversation },
      },
    ],
  },
});

test('CM.com: a text with its fallback, a carousel', async () => {
  const text = await readTemplate(cmMessage([{ text: 'Hi' }]));
  expect(text.draft).toEqual({ type: 'text_message', component: { text: 'Hi' } });
  expect(text.unmapped).toMatchObject({ 'messages.msg[0].body.content': 'Fallback' });
  const card = {
    header: 'Title',
    text: 'Words',
    media: { mediaName: 'a.jpg', mediaUri: 'https://cm.example/a.jpg', mimeType: 'image/jpeg' },
    suggestions: [
      { action: 'OPENURL', label: 'Visit', url: 'https://cm.example/' },
      { action: 'Teleport', label: 'Go' },
    ],
  };
  const several = await readTemplate(cmMessage([{ carousel: { cardWidth: 'Medium', cards: [card, card] } }]));
  const content = {
    title: 'Title',
    description: 'Words',
    ...picture('https://cm.example/a.jpg'),
    suggestions: [{ action: { text: 'Visit', openUrlAction: { url: 'https://cm.example/' } } }],
  };
  expect(several.draft).toEqual({
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [content, content] } } },
  });
  expect(Object.keys(several.unmapped)).toContain(
    'messages.msg[0].richContent.conversation[0].carousel.cards[0].suggestions[1]',
  );
});
