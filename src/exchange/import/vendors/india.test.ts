import { expect, test } from 'vitest';
import { importText } from '../importTemplate';
import { importOne } from '../testing/importOne';
import { encoded, picture, readTemplate } from './testing/readVendor';

const image = 'https://a.example/p.jpg';

test('Vi: a card, a carousel, and buttons of every kind', async () => {
  const suggestions = [
    { suggestionId: 'i', suggestionType: 'reply', displayText: 'Yes', postback: 'y!' },
    { suggestionType: 'dialer_action', phoneNumber: '+919876543210', displayText: 'Call', postback: 'c!' },
    { suggestionType: 'view_location_query', displayText: 'Find', postback: 'f!', query: 'cafe' },
  ];
  const single = await readTemplate({
    name: 'offer',
    type: 'rich_card',
    fallbackText: 'By SMS',
    orientation: 'HORIZONTAL',
    alignment: 'RIGHT',
    height: 'SHORT_HEIGHT',
    standAlone: { cardTitle: 'T', cardDescription: 'D [name]', mediaUrl: image, suggestions },
  });
  expect(single.draft).toEqual({
    name: 'offer',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'HORIZONTAL',
          thumbnailImageAlignment: 'RIGHT',
          cardContent: {
            title: 'T',
            description: 'D [name]',
            ...picture(image, { height: 'SHORT' }),
            suggestions: [
              { reply: { text: 'Yes', postbackData: encoded('y!') } },
              {
                action: {
                  text: 'Call',
                  postbackData: encoded('c!'),
                  dialAction: { phoneNumber: '+919876543210' },
                },
              },
              {
                action: { text: 'Find', postbackData: encoded('f!'), viewLocationAction: { query: 'cafe' } },
              },
            ],
          },
        },
      },
    },
  });
  expect(single.unmapped).toMatchObject({ fallbackText: 'By SMS' });
  const cardOf = (title: string) => ({ cardTitle: title, cardDescription: 'D', mediaUrl: image });
  const several = {
    type: 'carousel',
    height: 'SHORT_HEIGHT',
    width: 'MEDIUM_WIDTH',
    carouselList: [cardOf('A'), cardOf('B')],
  };
  const content = (title: string) => ({ title, description: 'D', ...picture(image, { height: 'SHORT' }) });
  const carouselCard = { cardWidth: 'MEDIUM', cardContents: [content('A'), content('B')] };
  for (const payload of [
    { name: 'offer', ...several },
    { name: 'offer', type: 'carousel', content: several },
  ]) {
    const { draft } = await readTemplate(payload);
    expect(draft).toEqual({ name: 'offer', type: 'carousel', component: { richCard: { carouselCard } } });
  }
});

test('Vi: files that are sent beside the request are missing, and a document has no place', async () => {
  const card = await readTemplate({
    standAlone: { cardTitle: 'T', fileName: 'a.mp4', thumbnailFileName: 'a.jpg' },
  });
  expect(card.unmapped).toEqual({ 'standAlone.fileName': 'a.mp4', 'standAlone.thumbnailFileName': 'a.jpg' });
  expect(card.doubt).toContain('missing');
  const text = await readTemplate({
    name: 'wtc',
    type: 'text_message',
    textMessageContent: 'Hello',
    documentUrl: 'https://a.example/a.pdf',
  });
  expect(text.draft.component).toEqual({ text: 'Hello' });
  expect(text.unmapped).toEqual({ documentUrl: 'https://a.example/a.pdf' });
});

const message = (type: string, payload: object) => ({
  channels: [{ name: 'rcs', from: 'agent' }],
  recipient: { to: '91' },
  message: { type, payload },
});

test('mobtexting: bodies and choices of its messages', async () => {
  const result = await readTemplate(
    message('interactive', {
      body: { type: 'text', payload: { text: 'Do you like it?' } },
      footer: { type: 'text', payload: { text: 'Stop' } },
      choices: [
        { type: 'url', payload: { url: 'https://a.example', title: 'Open', id: 'u!' } },
        { type: 'reply', payload: { title: 'Yes', id: 'y!' } },
        { type: 'call', payload: { title: 'Call', phone_number: '+919019950000', id: 'c!' } },
        { type: 'copy', payload: { title: 'Copy', content: 'X', id: 'p!' } },
        {
          type: 'calendar',
          payload: { title: 'Add', event: { date: '2027-01-31', time: '23:30', title: 'E' }, id: 'e!' },
        },
      ],
    }),
  );
  expect(result.draft.component).toEqual({
    text: 'Do you like it?',
    suggestions: [
      {
        action: { text: 'Open', postbackData: encoded('u!'), openUrlAction: { url: 'https://a.example' } },
      },
      { reply: { text: 'Yes', postbackData: encoded('y!') } },
      {
        action: { text: 'Call', postbackData: encoded('c!'), dialAction: { phoneNumber: '+919019950000' } },
      },
      {
        action: {
          text: 'Add',
          postbackData: encoded('e!'),
          createCalendarEventAction: { startTime: '2027-01-31T23:30', title: 'E' },
        },
      },
    ],
  });
  expect(result.unmapped).toMatchObject({
    'message.payload.choices[3]': { type: 'copy', payload: { title: 'Copy', content: 'X', id: 'p!' } },
    'message.payload.footer': { type: 'text', payload: { text: 'Stop' } },
  });
  const body = { type: 'image', payload: { url: image, height: 'TALL', caption: 'Below' } };
  const card = await readTemplate(message('card', { title: 'T', description: 'D', body, choices: [] }));
  expect(card.draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    title: 'T',
    description: 'D',
    ...picture(image, { height: 'TALL' }),
  });
  expect(card.unmapped).toMatchObject({ 'message.payload.body.payload.caption': 'Below' });
});

test('mobtexting: templates, and the list of them with payloads that are JSON in a text', async () => {
  const payload = {
    title: 'T',
    description: 'For @{{name}}',
    body: { type: 'image', payload: { url: image } },
    choices: {
      replies: [{ type: 'text', payload: { text: 'yes', content: 'yes!' } }],
      actions: [{ type: 'dial', payload: { title: 'Call', phone_number: '+91901' } }],
    },
  };
  const created = { type: 'card', name: 'card_demo', language: 'en', number: '91', payload };
  const content = {
    title: 'T',
    description: 'For [custom_param1a]',
    ...picture(image),
    suggestions: [
      { reply: { text: 'yes', postbackData: encoded('yes!') } },
      { action: { text: 'Call', dialAction: { phoneNumber: '+91901' } } },
    ],
  };
  const single = await readTemplate(created);
  expect(single.draft.name).toBe('card_demo');
  expect(single.draft.component.richCard?.standaloneCard?.cardContent).toEqual(content);
  expect(single.parameters?.names).toEqual({ '[custom_param1a]': { name: 'name' } });
  const stored = (type: string, inner: unknown) => ({ ...created, type, payload: JSON.stringify(inner) });
  const text = { type: 'text', payload: { text: 'Hi' } };
  const cards = { type: 'carousel', payload: [payload, payload], cards: ['id'] };
  const list = await importText(JSON.stringify({ data: [stored('text', text), stored('carousel', cards)] }));
  if (!list.ok) throw new Error(list.problem);
  expect(list.found).toMatchObject([
    { draft: { name: 'card_demo', component: { text: 'Hi' } } },
    { draft: { component: { richCard: { carouselCard: { cardContents: [content, content] } } } } },
  ]);
  const ids = { type: 'carousel', name: 'a', language: 'en', payload: { cards: ['5565ef13'] } };
  expect(await importOne(JSON.stringify(ids))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('only the IDs') as string,
  });
});
