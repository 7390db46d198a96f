import { expect, test } from 'vitest';
import { importOne } from '../testing/importOne';
import { vendors } from './vendors';
import { encoded, picture, read, readTemplate } from './testing/readVendor';

test('each vendor names the public pages that describe its shape', () => {
  for (const { name, pages } of vendors) {
    expect(name).not.toMatch(/^an? /);
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
  expect(result.report[0]?.message).toContain('Detected: Twilio content template, ');
  expect(result.report).toContainEqual({
    level: 'added',
    path: 'component.richCard.standaloneCard.cardOrientation',
    message: 'No layout was given, so the card is vertical.',
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

test('CM.com: buttons that call, show a place and add an event', async () => {
  const suggestions = [
    { action: 'Dial', label: 'Call', dial: { phoneNumber: '+31612345678' } },
    {
      action: 'ViewLocation',
      label: 'Map',
      viewLocation: { latitude: '51.6', longitude: '4.77', label: 'CM' },
    },
    { action: 'ViewLocation', label: 'Find', location: { searchQuery: 'CM Breda' } },
    {
      action: 'CreateCalendarEvent',
      label: 'Save',
      calendar: { title: 'E', startTime: '2027-01-01T10:00:00Z', endTime: '2027-01-01T11:00:00Z' },
    },
  ];
  const { draft, unmapped } = await readTemplate(cmMessage([{ text: 'Hi', suggestions }]));
  const event = { startTime: '2027-01-01T10:00:00Z', endTime: '2027-01-01T11:00:00Z', title: 'E' };
  const place = { latLong: { latitude: '51.6', longitude: '4.77' }, label: 'CM' };
  expect(draft.component.suggestions).toEqual([
    { action: { text: 'Call', dialAction: { phoneNumber: '+31612345678' } } },
    { action: { text: 'Map', viewLocationAction: place } },
    { action: { text: 'Find', viewLocationAction: { query: 'CM Breda' } } },
    { action: { text: 'Save', createCalendarEventAction: event } },
  ]);
  expect(Object.keys(unmapped).some((path) => path.includes('suggestions'))).toBe(false);
});

test('a file alone becomes the picture of a card, with a question', async () => {
  const url = 'https://cdn.example/a.jpg';
  for (const written of [
    sinch({ media_message: { url } }),
    { friendly_name: 'a', types: { 'twilio/media': { body: 'Hi', media: [url] } } },
    { fulfillmentMessages: [{ payload: { rbmFileTransfer: { fileUrl: url } } }] },
  ]) {
    const { draft, doubt } = await readTemplate(written);
    const card = draft.component.richCard?.standaloneCard?.cardContent;
    expect(card?.media?.contentInfo).toEqual({ fileUrl: url });
    expect(doubt).toContain('Add a title');
  }
});

test('Sinch: a message in the words of its libraries is no button', async () => {
  const { draft } = await readTemplate({ appId: 'a', message: { textMessage: { text: 'Hi' } } });
  expect(draft).toEqual({ type: 'text_message', component: { text: 'Hi' } });
});

test('Dialogflow: text, card and carousel of an intent', async () => {
  const buttons = [
    { reply: { text: 'Yes', postbackData: 'y!' } },
    { action: { text: 'Buy', openUrl: { uri: 'https://a.example' } } },
    { action: { text: 'Call', dial: { phoneNumber: '+15551234567', extension: '7' } } },
    { action: { text: 'Where', shareLocation: {} } },
    { action: { text: 'Fly' } },
  ];
  const suggestions = [
    { reply: { text: 'Yes', postbackData: encoded('y!') } },
    { action: { text: 'Buy', openUrlAction: { url: 'https://a.example' } } },
    { action: { text: 'Call', dialAction: { phoneNumber: '+15551234567' } } },
    { action: { text: 'Where', shareLocationAction: {} } },
  ];
  const text = await readTemplate({
    fulfillmentMessages: [{ rbmText: { text: 'Hi', rbmSuggestion: buttons } }],
  });
  expect(text.draft.component).toEqual({ text: 'Hi', suggestions });
  expect(text.unmapped).toEqual({
    'rbmText.rbmSuggestion[2].action.dial.extension': '7',
    'rbmText.rbmSuggestion[4]': { action: { text: 'Fly' } },
  });
  const card = {
    title: 'T',
    media: { fileUri: 'https://a.example/p.jpg', height: 'TALL' },
    suggestions: buttons.slice(0, 4),
  };
  const content = { title: 'T', ...picture('https://a.example/p.jpg', { height: 'TALL' }), suggestions };
  const one = { rbmStandaloneRichCard: { cardOrientation: 'VERTICAL', cardContent: card } };
  expect((await readTemplate(one)).draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'VERTICAL',
    cardContent: content,
  });
  const several = { rbmCarouselRichCard: { cardWidth: 'SMALL', cardContents: [card, card] } };
  expect((await readTemplate(several)).draft.component.richCard?.carouselCard).toEqual({
    cardWidth: 'SMALL',
    cardContents: [content, content],
  });
});
