import { expect, test } from 'vitest';
import { picture, read, readTemplate } from '../testing/readVendor';

const image = 'https://a.example/p.jpg';

test('a creation in the form of WhatsApp: header, body, buttons, and its variables with their samples', async () => {
  const result = await readTemplate({
    name: 'seasonal_promo',
    language: 'en_US',
    category: 'MARKETING',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Our {{1}} is on!', example: { header_text: ['Summer Sale'] } },
      {
        type: 'BODY',
        text: 'Until {{1}} with {{2}}',
        example: { body_text: [['the end of August', '25OFF']] },
      },
      { type: 'FOOTER', text: 'Use the buttons below' },
      {
        type: 'BUTTONS',
        buttons: [
          { type: 'QUICK_REPLY', text: 'Unsubscribe' },
          {
            type: 'URL',
            text: 'Shop',
            url: 'https://a.example/{{1}}',
            example: ['https://a.example/summer'],
          },
          { type: 'PHONE_NUMBER', text: 'Call', phone_number: '+15550051310' },
          { type: 'COPY_CODE', example: '250FF' },
        ],
      },
    ],
  });
  expect(result.draft).toEqual({
    name: 'seasonal_promo',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'Our [custom_param1a] is on!',
            description: 'Until [custom_param2a] with [custom_param3a]',
            suggestions: [
              { reply: { text: 'Unsubscribe' } },
              { action: { text: 'Shop', openUrlAction: { url: 'https://a.example/[custom_param4a]' } } },
              { action: { text: 'Call', dialAction: { phoneNumber: '+15550051310' } } },
            ],
          },
        },
      },
    },
  });
  // The first variable of the header and that of the body are two.
  expect(result.parameters?.samples.typical).toEqual({
    '[custom_param1a]': 'Summer Sale',
    '[custom_param2a]': 'the end of August',
    '[custom_param3a]': '25OFF',
    '[custom_param4a]': 'summer',
  });
  expect(result.unmapped).toEqual({
    'components[2]': { type: 'FOOTER', text: 'Use the buttons below' },
    'components[3].buttons[3]': { type: 'COPY_CODE', example: '250FF' },
    language: 'en_US',
    category: 'MARKETING',
  });
  expect(result.doubt).toBeUndefined();
});

const withHeader = (...components: object[]) => ({
  name: 'a',
  components: [...components, { type: 'BODY', text: 'Hi' }],
});

const imageHeader = (handle: string) => ({
  type: 'HEADER',
  format: 'IMAGE',
  example: { header_handle: [handle] },
});

test('a body alone is a text, a picture makes a card, and a handle of a picture is said', async () => {
  expect((await readTemplate(withHeader())).draft.component).toEqual({ text: 'Hi' });
  expect(
    (await readTemplate(withHeader(imageHeader(image)))).draft.component.richCard?.standaloneCard
      ?.cardContent,
  ).toEqual({ description: 'Hi', ...picture(image) });
  const handled = await readTemplate(withHeader(imageHeader('4::aW1hZ2U=')));
  expect(handled.doubt).toContain('an ID instead of a link');
  expect(handled.unmapped).toEqual({ 'components[0].example.header_handle': ['4::aW1hZ2U='] });
  const place = await readTemplate(withHeader({ type: 'HEADER', format: 'LOCATION' }));
  expect(place.draft.component).toEqual({ text: 'Hi' });
  expect(place.unmapped).toEqual({ 'components[0]': { type: 'HEADER', format: 'LOCATION' } });
});

const cardOf = (text: string) => ({
  components: [
    { type: 'HEADER', format: 'IMAGE', example: { header_handle: [image] } },
    {
      type: 'BODY',
      text,
      example: { body_text_named_params: [{ param_name: 'first_name', example: 'Amy' }] },
    },
    { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'More' }] },
  ],
});

const cardWith = (description: string) => ({
  description,
  ...picture(image),
  suggestions: [{ reply: { text: 'More' } }],
});

test('cards of components are a carousel, and named variables are the same everywhere', async () => {
  const result = await readTemplate({
    template: {
      name: 'car',
      components: [
        { type: 'BODY', text: 'Rare {{1}}' },
        { type: 'CAROUSEL', cards: [cardOf('For {{first_name}}'), cardOf('Also {{first_name}}')] },
      ],
    },
  });
  expect(result.draft.component.richCard?.carouselCard?.cardContents).toEqual([
    cardWith('For [custom_param1a]'),
    cardWith('Also [custom_param1a]'),
  ]);
  expect(result.parameters).toEqual({
    names: { '[custom_param1a]': { name: 'first_name' } },
    samples: { typical: { '[custom_param1a]': 'Amy' } },
  });
  expect(result.unmapped).toEqual({ 'template.components[0]': { type: 'BODY', text: 'Rare {{1}}' } });
});

test('Gupshup: lists that are JSON in a text', async () => {
  const result = await readTemplate({
    elementName: 'offer',
    templateType: 'CAROUSEL',
    content: 'Hello',
    cards: JSON.stringify([
      {
        headerType: 'IMAGE',
        mediaUrl: image,
        body: 'New Year {{1}}',
        buttons: [{ type: 'URL', text: 'Buy', url: 'https://a.example?promo={{1}}', example: ['x'] }],
      },
      { headerType: 'IMAGE', mediaUrl: image, body: 'Two', buttons: [] },
    ]),
  });
  expect(result.draft.component.richCard?.carouselCard?.cardContents?.[0]).toEqual({
    description: 'New Year [custom_param1a]',
    ...picture(image),
    suggestions: [
      { action: { text: 'Buy', openUrlAction: { url: 'https://a.example?promo=[custom_param2a]' } } },
    ],
  });
  expect(result.unmapped).toEqual({ templateType: 'CAROUSEL', content: 'Hello' });
  const text = await read({
    elementName: 'a',
    templateType: 'TEXT',
    content: 'Hi {{1}}',
    header: 'Top',
    footer: 'End',
    buttons: [{ type: 'QUICK_REPLY', text: 'Yes' }],
  });
  expect(text).toMatchObject({
    draft: {
      component: {
        richCard: { standaloneCard: { cardContent: { title: 'Top', description: 'Hi [custom_param1a]' } } },
      },
    },
    unmapped: { footer: 'End' },
  });
});
