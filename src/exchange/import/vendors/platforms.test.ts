import { expect, test } from 'vitest';
import { importOne } from '../testing/importOne';
import { encoded, picture, read, readTemplate } from './testing/readVendor';

const image = 'https://a.example/p.jpg';
const yes = { reply: { text: 'Yes', postbackData: encoded('y!') } };
const open = { action: { text: 'Go', openUrlAction: { url: 'https://a.example' } } };

test('Sinch: a list becomes buttons, and the person is asked', async () => {
  const result = await readTemplate({
    app_id: 'a',
    message: {
      list_message: {
        title: 'Pick',
        description: 'one',
        sections: [
          {
            title: 'Tops',
            items: [{ choice: { title: 'Shirt', description: 'Blue', postback_data: 's!' } }],
          },
          { items: [{ choice: { title: 'Hat' } }, { product: { id: 'p' } }] },
        ],
      },
    },
  });
  expect(result.draft.component).toEqual({
    text: 'Pick\n\none',
    suggestions: [{ reply: { text: 'Shirt', postbackData: encoded('s!') } }, { reply: { text: 'Hat' } }],
  });
  expect(result.unmapped).toEqual({
    app_id: 'a',
    'message.list_message.sections[0].title': 'Tops',
    'message.list_message.sections[0].items[0].choice.description': 'Blue',
    'message.list_message.sections[1].items[1].product': { id: 'p' },
  });
  expect(result.doubt).toContain('lists');
});

const explicit = (channels: object, more: object = {}) => ({
  app_id: 'a',
  message: { ...more, explicit_channel_message: channels },
});

test('Sinch: the message in the words of RCS counts, not the general one', async () => {
  const RCS = JSON.stringify({ contentMessage: { text: 'Hi', suggestions: [yes] } });
  const result = await readTemplate(explicit({ RCS }, { text_message: { text: 'General' } }));
  expect(result.draft.component).toEqual({ text: 'Hi', suggestions: [yes] });
  expect(result.unmapped).toMatchObject({ 'message.text_message': { text: 'General' } });
  const refused = async (channels: object) => {
    const outcome = await importOne(JSON.stringify(explicit(channels)));
    return outcome.ok ? '' : outcome.problem;
  };
  expect(await refused({ WHATSAPP: '{}' })).toContain('not for RCS');
  expect(await refused({ RCS: '{"text' })).toContain('not JSON');
});

test('Vonage: the layout beside a card and a carousel', async () => {
  const card = { title: 'T', text: 'D', media_url: image, media_height: 'TALL', media_description: 'A hat' };
  const rcs = { card_orientation: 'HORIZONTAL', image_alignment: 'RIGHT' };
  const single = await readTemplate({ channel: 'rcs', message_type: 'card', card, rcs });
  const content = { title: 'T', description: 'D', ...picture(image, { height: 'TALL' }) };
  expect(single.draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'HORIZONTAL',
    thumbnailImageAlignment: 'RIGHT',
    cardContent: content,
  });
  expect(single.altTexts).toEqual({ [image]: 'A hat' });
  const several = await readTemplate({
    channel: 'rcs',
    message_type: 'carousel',
    carousel: { cards: [card, card] },
    suggestions: [{ type: 'reply', text: 'Yes', postback_data: 'y!' }],
    rcs: { card_width: 'SMALL' },
  });
  expect(several.draft.component.richCard?.carouselCard).toEqual({
    cardWidth: 'SMALL',
    cardContents: [content, content],
  });
  expect(several.chips?.suggestions).toEqual([yes]);
  expect(
    (await readTemplate({ channel: 'rcs', message_type: 'image', image: { url: image } })).doubt,
  ).toContain('a file alone');
});

const birdBody = (type: string, content: object) => ({
  receiver: { contacts: [] },
  body: { type, [type]: content },
});

test('Bird: text, carousel, one card alone, and a file', async () => {
  const actions = [
    { type: 'postback', postback: { text: 'Yes', payload: 'y!' } },
    { type: 'link', link: { text: 'Go', url: 'https://a.example' } },
  ];
  expect((await readTemplate(birdBody('text', { text: 'Hi', actions }))).draft.component).toEqual({
    text: 'Hi',
    suggestions: [yes, open],
  });
  const item = { title: 'T', description: 'D', mediaUrl: image, actions };
  const content = { title: 'T', description: 'D', ...picture(image), suggestions: [yes, open] };
  const several = await readTemplate(birdBody('carousel', { items: [item, item] }));
  expect(several.draft.component.richCard?.carouselCard).toEqual({ cardContents: [content, content] });
  const single = await readTemplate(birdBody('carousel', { items: [item] }));
  expect(single.draft.component.richCard?.standaloneCard?.cardContent).toEqual(content);
  const file = await readTemplate(birdBody('image', { images: [{ mediaUrl: image }], text: 'Below' }));
  expect(file.draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    description: 'Below',
    ...picture(image),
  });
});

test('AWS: text, card and carousel in its spelling', async () => {
  const Suggestions = [
    { Reply: { Text: 'Yes', PostbackData: 'y!' } },
    { OpenUrl: { Text: 'Go', Url: 'https://a.example' } },
  ];
  const text = await readTemplate({ Content: { TextMessage: { Text: 'Hi' } }, Suggestions });
  expect(text.draft.component).toEqual({ text: 'Hi', suggestions: [yes, open] });
  const CardContent = { Title: 'T', Media: { FileUrl: image, Height: 'MEDIUM' }, Suggestions };
  const single = await readTemplate({
    DestinationPhoneNumber: '+1',
    RcsMessageContent: {
      Content: { RichCard: { CardOrientation: 'VERTICAL', CardContent } },
      Suggestions: [Suggestions[0]],
    },
  });
  const content = { title: 'T', ...picture(image, { height: 'MEDIUM' }), suggestions: [yes, open] };
  expect(single.draft.component.richCard?.standaloneCard?.cardContent).toEqual(content);
  expect(single.chips?.suggestions).toEqual([yes]);
  const several = await readTemplate({
    Content: { Carousel: { CardWidth: 'SMALL', CardContents: [CardContent, CardContent] } },
  });
  expect(several.draft.component.richCard?.carouselCard).toEqual({
    cardWidth: 'SMALL',
    cardContents: [content, content],
  });
});

test('Bandwidth: the entry for RBM, with what would be sent instead set aside', async () => {
  const sms = { channel: 'SMS', content: { text: 'By SMS' } };
  const entry = (content: object) => ({
    to: '+1',
    channelList: [{ from: 'b', channel: 'RBM', content }, sms],
  });
  const suggestions = [{ type: 'REPLY', text: 'Yes', postbackData: 'y!' }];
  const text = await readTemplate(entry({ text: 'Hi', suggestions }));
  expect(text.draft.component).toEqual({ text: 'Hi', suggestions: [yes] });
  expect(text.unmapped).toMatchObject({ 'channelList[1]': sms });
  const cardContent = { title: 'T', media: { height: 'TALL', file: { fileUrl: image } }, suggestions };
  const single = await readTemplate(entry({ orientation: 'VERTICAL', cardContent, suggestions }));
  expect(single.draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'VERTICAL',
    cardContent: { title: 'T', ...picture(image, { height: 'TALL' }), suggestions: [yes] },
  });
  expect(single.chips?.suggestions).toEqual([yes]);
  const several = await readTemplate(entry({ cardWidth: 'SMALL', cardContents: [cardContent, cardContent] }));
  expect(several.draft.component.richCard?.carouselCard?.cardContents).toHaveLength(2);
});

const gsmaPart = (words: object) => ({ displayText: 'Go', postback: { data: 'y!' }, ...words });

const richMessage = (message: object) => ({ RCSMessage: { richcardMessage: { message } } });

test('GSMA: a card with every kind of button, a carousel, and a text with chips', async () => {
  const suggestions = [
    { reply: { displayText: 'Yes', postback: { data: 'y!' } } },
    { action: gsmaPart({ urlAction: { openUrl: { url: 'https://a.example' } } }) },
    { action: gsmaPart({ dialerAction: { dialPhoneNumber: { phoneNumber: '+1' } } }) },
    {
      action: gsmaPart({
        mapAction: { showLocation: { location: { latitude: 1, longitude: 2, label: 'L' } } },
      }),
    },
    { action: gsmaPart({ mapAction: { requestLocationPush: {} } }) },
    { action: gsmaPart({ composeAction: { composeTextMessage: { text: 'x' } } }) },
  ];
  const content = {
    title: 'T',
    media: { mediaUrl: image, height: 'MEDIUM_HEIGHT', contentDescription: 'A hat' },
    suggestions,
  };
  const layout = { cardOrientation: 'HORIZONTAL', imageAlignment: 'LEFT' };
  const single = await readTemplate(richMessage({ generalPurposeCard: { layout, content } }));
  const shared = { text: 'Go', postbackData: encoded('y!') };
  const card = {
    title: 'T',
    ...picture(image, { height: 'MEDIUM' }),
    suggestions: [
      yes,
      { action: { ...shared, openUrlAction: { url: 'https://a.example' } } },
      { action: { ...shared, dialAction: { phoneNumber: '+1' } } },
      {
        action: {
          ...shared,
          viewLocationAction: { latLong: { latitude: '1', longitude: '2' }, label: 'L' },
        },
      },
      { action: { ...shared, shareLocationAction: {} } },
    ],
  };
  expect(single.draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'HORIZONTAL',
    thumbnailImageAlignment: 'LEFT',
    cardContent: card,
  });
  expect(single.altTexts).toEqual({ [image]: 'A hat' });
  expect(Object.keys(single.unmapped)).toHaveLength(1);
  const several = await readTemplate(
    richMessage({
      generalPurposeCardCarousel: { layout: { cardWidth: 'SMALL_WIDTH' }, content: [content, content] },
    }),
  );
  expect(several.draft.component.richCard?.carouselCard).toEqual({
    cardWidth: 'SMALL',
    cardContents: [card, card],
  });
  const text = { RCSMessage: { textMessage: 'Hi', suggestedChipList: { suggestions: [suggestions[0]] } } };
  expect((await readTemplate(text)).draft.component).toEqual({ text: 'Hi', suggestions: [yes] });
});

test('Infobip: chips in the frame of a card, a file, and cards with a body each', async () => {
  const content = {
    type: 'CARD',
    orientation: 'HORIZONTAL',
    alignment: 'RIGHT',
    content: { title: 'T', media: { file: { url: image }, height: 'MEDIUM' } },
    suggestions: [{ type: 'REPLY', text: 'Yes', postbackData: 'y!' }],
  };
  const single = await readTemplate({ messages: [{ sender: 'x', content }], options: { tracking: true } });
  expect(single.chips?.suggestions).toEqual([yes]);
  expect(single.unmapped).toMatchObject({ sender: 'x', options: { tracking: true } });
  const file = { type: 'FILE', file: { url: image } };
  expect((await readTemplate({ from: 'x', content: file })).doubt).toContain('a file alone');
  const body = { title: 'T', text: 'D', url: image, isVideo: false };
  const cards = [{ body, buttons: [{ type: 'OPEN_URL', text: 'Go', url: 'https://a.example' }] }, { body }];
  const card = { title: 'T', description: 'D', ...picture(image) };
  for (const payload of [{ rcsPayload: { cards } }, { content: { body: { type: 'CAROUSEL', cards } } }]) {
    const { draft } = await readTemplate(payload);
    expect(draft.component.richCard?.carouselCard?.cardContents).toEqual([
      { ...card, suggestions: [open] },
      card,
    ]);
  }
});

test('Kaleyra: a card and a carousel that are sent', async () => {
  const media = {
    height: 'TALL',
    file: { fileUrl: image, thumbnailUrl: image, contentDescription: 'A hat' },
  };
  const content = { title: 'T', media, suggestions: [yes] };
  const single = await readTemplate({
    from: 'x',
    richCardStandalone: { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment: 'LEFT', content },
    suggestions: [yes],
  });
  const card = {
    title: 'T',
    media: { height: 'TALL', contentInfo: { fileUrl: image, thumbnailUrl: image } },
    suggestions: [yes],
  };
  expect(single.draft.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'HORIZONTAL',
    thumbnailImageAlignment: 'LEFT',
    cardContent: card,
  });
  expect(single.altTexts).toEqual({ [image]: 'A hat' });
  expect(single.chips?.suggestions).toEqual([yes]);
  const several = await readTemplate({
    richCardCarousel: { cardWidth: 'SMALL', cardContents: [content, content] },
    suggestions: [],
  });
  expect(several.draft.component.richCard?.carouselCard?.cardContents).toEqual([card, card]);
});

test('buttons of other platforms keep what they do', async () => {
  const result = await read({
    text: 'Hi',
    suggestions: [
      { reply: { displayText: 'Yes', postback: { data: 'y!' } } },
      { action: { text: 'Go', open_url: { url: 'https://a.example' } } },
      { action: { text: 'Call', dialPhone: { phoneNumber: '+1' } } },
    ],
  });
  expect(result).toMatchObject({
    draft: {
      component: {
        suggestions: [yes, open, { action: { text: 'Call', dialAction: { phoneNumber: '+1' } } }],
      },
    },
    unmapped: {},
  });
});
