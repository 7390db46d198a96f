import { expect, test } from 'vitest';
import { importOne } from '../testing/importOne';
import { encoded, picture, readTemplate } from './testing/readVendor';

const openMarketMessage = (rcs: object) => ({
  endUser: { phoneNumber: '12065551234' },
  variables: { request: { rcs, sms: { messageContent: 'Fallback' } } },
});

test('OpenMarket: one card, several cards, text beside a file', async () => {
  const media = { fileUrl: 'https://my.example/a.jpg', mimeType: 'image/jpeg', fileSize: 12367 };
  const site = { action: { displayText: 'Site', urlAction: { url: 'https://my.example' } } };
  const one = await readTemplate(
    openMarketMessage({
      richCard: {
        cardOrientation: 'HORIZONTAL',
        cards: [{ title: 'T', media, suggestions: [site, { reply: { displayText: 'Reply now!' } }] }],
      },
    }),
  );
  const address = { action: { text: 'Site', openUrlAction: { url: 'https://my.example' } } };
  expect(one.draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'HORIZONTAL',
    cardContent: {
      title: 'T',
      ...picture('https://my.example/a.jpg'),
      suggestions: [address, { reply: { text: 'Reply now!' } }],
    },
  });
  expect(
    one.report.some(({ level, message: words }) => level === 'added' && words.includes('on the left')),
  ).toBe(true);
  expect(one.unmapped).toMatchObject({ 'variables.request.sms.messageContent': 'Fallback' });
  const events = [
    { displayText: 'Call', dialAction: { phoneNumber: '+12223334444' } },
    { displayText: 'Near', locationAction: { latitude: '+47', longitude: '-122' } },
    {
      displayText: 'Save',
      calendarAction: { startTime: '2027-01-02T15:01:23Z', endTime: '2027-01-03T15:01:23Z', title: 'E' },
    },
  ].map((action) => ({ action }));
  const several = await readTemplate(
    openMarketMessage({
      richCard: { cardWidth: 'SMALL', cards: [{ title: 'T', media, suggestions: events }, { title: 'U' }] },
    }),
  );
  expect(several.draft.component.richCard?.carouselCard?.cardContents?.[0]?.suggestions).toEqual([
    { action: { text: 'Call', dialAction: { phoneNumber: '+12223334444' } } },
    { action: { text: 'Near', viewLocationAction: { latLong: { latitude: '47', longitude: '-122' } } } },
    {
      action: {
        text: 'Save',
        createCalendarEventAction: {
          startTime: '2027-01-02T15:01:23Z',
          endTime: '2027-01-03T15:01:23Z',
          title: 'E',
        },
      },
    },
  ]);
  const both = await readTemplate(
    openMarketMessage({ text: { message: 'Hello' }, media: { ...media, suggestions: [site] } }),
  );
  expect(both.draft.component).toEqual({ text: 'Hello' });
  expect(Object.keys(both.unmapped)).toContain('variables.request.rcs.media');
});

test('Qlara: text, card and carousel with name, body and fallback text', async () => {
  const button = { type: 'url', text: 'See', url: { url: 'https://a.example' } };
  const suggestion = { action: { text: 'See', openUrlAction: { url: 'https://a.example' } } };
  const fallbackSms = { sender: 'SHOP', text: 'Fallback' };
  const text = await readTemplate({
    name: 'rcs_welcome',
    description: 'Welcome template',
    type: 'TEXT',
    body: { text: 'Ciao {name}!', suggestions: [{ type: 'reply', text: 'Grazie!' }, button], fallbackSms },
  });
  expect(text.draft).toEqual({
    name: 'rcs_welcome',
    type: 'text_message',
    component: { text: 'Ciao {name}!', suggestions: [{ reply: { text: 'Grazie!' } }, suggestion] },
  });
  expect(text.unmapped).toMatchObject({
    description: 'Welcome template',
    'body.fallbackSms.text': 'Fallback',
    'body.fallbackSms.sender': 'SHOP',
  });
  const card = {
    title: 'Offer',
    description: 'New',
    media: { height: 'TALL', fileUrl: 'https://a.example/p.jpg' },
    suggestions: [button],
  };
  const content = {
    title: 'Offer',
    description: 'New',
    ...picture('https://a.example/p.jpg', { height: 'TALL' }),
    suggestions: [suggestion],
  };
  const single = await readTemplate({
    name: 'rcs_promo',
    description: 'Promotion with image',
    type: 'CARD',
    body: { cardOrientation: 'VERTICAL', thumbnailAlignment: 'LEFT', card, fallbackSms },
  });
  expect(single.draft.component).toEqual({
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        thumbnailImageAlignment: 'LEFT',
        cardContent: content,
      },
    },
  });
  const several = await readTemplate({
    name: 'rcs_catalogo',
    type: 'CAROUSEL',
    body: { cardWidth: 'MEDIUM', cards: [card, card] },
  });
  expect(several.draft.component).toEqual({
    richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [content, content] } },
  });
});

test('panels with components, and creation requests of Indian panels', async () => {
  const ping = await readTemplate({
    name: 'template_name',
    type: 'advance',
    advance_types: 'single',
    orientation: 'vertical',
    components: [
      {
        cards: [
          {
            title: 'T',
            description: 'D',
            media: { height: 'MEDIUM', fileUrl: 'https://a.example/p.jpg' },
            buttons: [
              { type: 'url', text: 'link', url: 'https://a.example' },
              { type: 'call', text: 'call now', number: '919812345678' },
            ],
          },
        ],
      },
    ],
  });
  expect(ping.draft).toEqual({
    name: 'template_name',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'T',
            description: 'D',
            ...picture('https://a.example/p.jpg', { height: 'MEDIUM' }),
            suggestions: [
              { action: { text: 'link', openUrlAction: { url: 'https://a.example' } } },
              { action: { text: 'call now', dialAction: { phoneNumber: '919812345678' } } },
            ],
          },
        },
      },
    },
  });
  const yellow = await readTemplate({
    name: 'welcome',
    type: 'TEXT',
    sender: 's',
    language: 'en',
    body: 'Hello',
    buttons: [
      { type: 'REPLY', text: 'Yes' },
      { type: 'DIAL_PHONE', text: 'Call', phoneNumber: '+919812345678' },
      { type: 'OPEN_URL', text: 'Open', url: 'https://a.example' },
    ],
  });
  expect(yellow.draft.component.suggestions).toHaveLength(3);
  expect(yellow.draft).toMatchObject({ name: 'welcome', type: 'text_message', component: { text: 'Hello' } });
  const card = {
    title: 'T',
    description: 'D',
    url: 'https://a.example/p.jpg',
    thumbnail_url: 'https://a.example/t.jpg',
    suggestions: [{ type: 'open_url', text: 'View', url: 'https://a.example', postback: 'v!' }],
  };
  const enableX = await readTemplate({
    name: 'shop',
    type: 'carousel',
    carousel: [card, card],
    suggestions: [],
  });
  expect(enableX.draft.component.richCard?.carouselCard?.cardContents?.[1]).toEqual({
    title: 'T',
    description: 'D',
    media: { contentInfo: { fileUrl: 'https://a.example/p.jpg', thumbnailUrl: 'https://a.example/t.jpg' } },
    suggestions: [
      { action: { text: 'View', postbackData: encoded('v!'), openUrlAction: { url: 'https://a.example' } } },
    ],
  });
  const kaleyra = await readTemplate({
    agent_number: '116',
    template_type: '1',
    template_name: 'doc_test_demo',
    text: 'A test.',
    status: 'CREATED',
    contentMessage: {
      suggestions: [{ action: { text: 'Where?', postback_data: 'w!', shareLocationAction: {} } }],
    },
  });
  expect(kaleyra.draft).toMatchObject({
    name: 'doc_test_demo',
    component: { text: 'A test.', suggestions: [{ action: { text: 'Where?', shareLocationAction: {} } }] },
  });
  const infin8linx = await readTemplate({
    name: 'promo_richcard_url',
    type: 'richcard',
    category: 'PROMOTION',
    content: {
      orientation: 'VERTICAL',
      height: 'SHORT',
      standaloneCard: {
        cardTitle: 'Keep calm',
        cardDescription: 'Dear [name]',
        mediaUrl: 'https://b.example/Ad.mp4',
        thumbnailUrl: 'https://b.example/Ad.png',
        suggestions: [{ suggestionType: 'reply', text: 'Yes', postbackData: 'y!' }],
      },
    },
  });
  expect(infin8linx.draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'VERTICAL',
    cardContent: {
      title: 'Keep calm',
      description: 'Dear [name]',
      media: {
        height: 'SHORT',
        contentInfo: { fileUrl: 'https://b.example/Ad.mp4', thumbnailUrl: 'https://b.example/Ad.png' },
      },
      suggestions: [{ reply: { text: 'Yes', postbackData: encoded('y!') } }],
    },
  });
});

test('8x8: a carousel with chips beside it stays a carousel, a file with a text is a card', async () => {
  const chips = [{ reply: { text: 'Not interested', postbackData: 'no!' } }];
  const result = await readTemplate({
    user: { msisdn: '+441234567890' },
    type: 'Carousel',
    content: {
      carousel: {
        cardWidth: 'medium',
        cards: [
          { title: 'One', media: { height: 'short', contentInfo: { fileUrl: 'https://a.example/1.jpg' } } },
          { title: 'Two' },
        ],
      },
      suggestions: chips,
    },
  });
  expect(result.draft).toEqual({
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            { title: 'One', ...picture('https://a.example/1.jpg', { height: 'SHORT' }) },
            { title: 'Two' },
          ],
        },
      },
    },
  });
  expect(result.doubt).toBeUndefined();
  expect(result.chips?.suggestions).toEqual([
    { reply: { text: 'Not interested', postbackData: encoded('no!') } },
  ]);
  const image = { user: {}, type: 'Image', content: { url: 'https://a.example/1.jpg', text: 'Shipped' } };
  expect((await readTemplate(image)).draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    description: 'Shipped',
    ...picture('https://a.example/1.jpg'),
  });
});

test.each([
  { rbmFileTransfer: { fileUrl: 'https://a.example/1.jpg' } },
  { contentMessage: { contentInfo: { fileUrl: 'https://a.example/1.jpg' } } },
])('a file alone becomes the picture of a card, and the person is asked: %j', async (message) => {
  const result = await readTemplate(message);
  expect(result.draft.component.richCard?.standaloneCard?.cardContent).toEqual(
    picture('https://a.example/1.jpg'),
  );
  expect(result.doubt).toContain('a file alone');
});

test.each([
  {
    app_id: 'a',
    message: {
      template_message: {
        channel_template: {
          RCS: {
            template_id: 'test_rcs',
            language_code: 'en',
            parameters: { cust_name: 'Rajesh', amount: '5,000' },
          },
        },
      },
    },
  },
  {
    contentMessage: {
      templateMessage: {
        templateCode: ' test_rcs ',
        customParams: '{"cust_name":"Rajesh","amount":"5,000"}',
      },
    },
  },
  {
    app_id: 'a',
    message: {
      template_message: {
        omni_template: { template_id: 'test_rcs', parameters: { cust_name: 'Rajesh', amount: '5,000' } },
      },
    },
  },
  {
    alias: 'test_rcs',
    recipient: { to: ['919812345678'] },
    data: { cust_name: 'Rajesh', amount: '5,000' },
    meta: { tags: ['a'] },
  },
  { rcs: { to: '+91', content: { name: 'test_rcs', variables: { cust_name: 'Rajesh', amount: '5,000' } } } },
])('a request that sends a template gives its name and its samples: %j', async (request) => {
  const result = await readTemplate(request);
  expect(result.draft).toEqual({ name: 'test_rcs', type: 'text_message', component: {} });
  expect(result.parameters).toEqual({
    names: { '[custom_param1a]': { name: 'cust_name' }, '[custom_param2a]': { name: 'amount' } },
    samples: { typical: { '[custom_param1a]': 'Rajesh', '[custom_param2a]': '5,000' } },
  });
  expect(result.doubt).toContain('2 sample values');
});

test('no adapter throws on a value of the wrong kind, and none loses one', async () => {
  const wrong = [
    { types: { 'twilio/card': 5 } },
    { rbmText: { text: {}, rbmSuggestion: [5, { action: { dial: 'x' } }] } },
    { app_id: 'a', message: { media_message: [] } },
    { alias: 'x', recipient: {}, data: 7 },
    { types: { 'twilio/carousel': { cards: 'x' } }, variables: 5 },
    { app_id: 'a', message: { text_message: {}, choice_message: 5 } },
    { app_id: 'a', message: { carousel_message: { cards: [5, { choices: 'x' }] } } },
    { messages: { msg: [{ richContent: { conversation: 'x' } }] } },
    { variables: { request: { rcs: { richCard: { cards: [[], { media: 5 }] } } } } },
    { type: 'CARD', body: { card: [] } },
    { components: [{ cards: [{ buttons: [{ type: 7 }] }] }] },
    { type: 'carousel', carousel: [5] },
    { type: 'carousel', carousel: [{ title: 'x', suggestions: 'y' }], suggestions: 'z' },
  ];
  for (const value of wrong) {
    const result = await importOne(JSON.stringify(value));
    if (!result.ok) expect(result.problem).toMatch(/\S/);
  }
  const kept = await readTemplate({
    type: 'carousel',
    carousel: [5, { title: 'x', url: 'https://a.example' }],
  });
  expect(kept.unmapped).toEqual({ 'carousel[0]': 5 });
  const lists = { type: 'card', card: { title: 'x', suggestions: 'y' }, suggestions: 'z' };
  expect((await readTemplate(lists)).unmapped).toEqual({ 'card.suggestions': 'y', suggestions: 'z' });
});
