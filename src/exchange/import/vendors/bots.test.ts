import { expect, test } from 'vitest';
import { importText } from '../importTemplate';
import { encoded, picture, readTemplate } from './testing/readVendor';

const image = 'https://a.example/p.jpg';
const yes = { reply: { text: 'Yes', postbackData: encoded('y!') } };
const open = { action: { text: 'Go', openUrlAction: { url: 'https://a.example' } } };
const call = { action: { text: 'Call', dialAction: { phoneNumber: '+15105551234' } } };
const content = { title: 'T', description: 'D', ...picture(image) };

const attachment = (payload: object) => ({ message: { attachment: { type: 'template', payload } } });

test('Messenger: elements with buttons, a text with buttons, quick replies', async () => {
  const buttons = [
    { type: 'web_url', url: 'https://a.example', title: 'Go' },
    { type: 'postback', title: 'Yes', payload: 'y!' },
    { type: 'phone_number', title: 'Call', payload: '+15105551234' },
  ];
  const element = {
    title: 'T',
    subtitle: 'D',
    image_url: image,
    buttons,
    default_action: { type: 'web_url' },
  };
  const single = await readTemplate(attachment({ template_type: 'generic', elements: [element] }));
  expect(single.draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    ...content,
    suggestions: [open, yes, call],
  });
  expect(single.unmapped).toEqual({
    'message.attachment.payload.elements[0].default_action': { type: 'web_url' },
  });
  const several = await readTemplate(attachment({ template_type: 'generic', elements: [element, element] }));
  expect(several.draft.component.richCard?.carouselCard?.cardContents).toHaveLength(2);
  const text = await readTemplate(attachment({ template_type: 'button', text: 'Hi', buttons }));
  expect(text.draft.component).toEqual({ text: 'Hi', suggestions: [open, yes, call] });
  const quick = [{ content_type: 'text', title: 'Yes', payload: 'y!' }, { content_type: 'user_email' }];
  const replies = await readTemplate({ message: { text: 'Hi', quick_replies: quick } });
  expect(replies.draft.component).toEqual({ text: 'Hi', suggestions: [yes] });
  expect(replies.unmapped).toEqual({ 'message.quick_replies[1]': { content_type: 'user_email' } });
});

const block = (...messages: object[]) => ({ version: 'v2', content: { messages } });

test('ManyChat: a text and cards, without the buttons that lead on in a flow', async () => {
  const flow = { type: 'flow', caption: 'More', target: 'content1' };
  const buttons = [{ type: 'url', caption: 'Go', url: 'https://a.example' }, flow];
  const text = await readTemplate(
    block({ type: 'text', text: 'Hi', buttons }, { type: 'text', text: 'Next' }),
  );
  expect(text.draft.component).toEqual({ text: 'Hi', suggestions: [open] });
  expect(text.unmapped).toEqual({
    'content.messages[0].buttons[1]': flow,
    'content.messages[1]': { type: 'text', text: 'Next' },
  });
  const element = { title: 'T', subtitle: 'D', image_url: image };
  const cards = await readTemplate(block({ type: 'cards', elements: [element, element] }));
  expect(cards.draft.component.richCard?.carouselCard?.cardContents).toEqual([content, content]);
});

test('Botpress, Rasa, Apple: choices and cards', async () => {
  const actions = [
    { action: 'url', label: 'Go', value: 'https://a.example' },
    { action: 'postback', label: 'Yes', value: 'y!' },
  ];
  const card = { type: 'card', title: 'T', subtitle: 'D', imageUrl: image, actions };
  const filled = { ...content, suggestions: [open, yes] };
  expect((await readTemplate(card)).draft.component.richCard?.standaloneCard?.cardContent).toEqual(filled);
  const several = await readTemplate({ type: 'carousel', items: [card, card] });
  expect(several.draft.component.richCard?.carouselCard?.cardContents).toEqual([filled, filled]);
  const text = { text: 'Hi', suggestions: [yes] };
  const choice = { type: 'choice', text: 'Hi', options: [{ label: 'Yes', value: 'y!' }] };
  expect((await readTemplate(choice)).draft.component).toEqual(text);
  const response = { recipient_id: 'u', text: 'Hi', buttons: [{ title: 'Yes', payload: 'y!' }] };
  expect((await readTemplate(response)).draft.component).toEqual(text);
  const withImage = await readTemplate({ ...response, image });
  expect(withImage.draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    description: 'Hi',
    ...picture(image),
    suggestions: [yes],
  });
  const quick = { summaryText: 'Hi', items: [{ identifier: 'y!', title: 'Yes' }] };
  const apple = { type: 'interactive', interactiveData: { data: { 'quick-reply': quick } } };
  expect((await readTemplate(apple)).draft.component).toEqual(text);
});

const interactive = (more: object) => ({
  type: 'interactive',
  interactive: { body: { text: 'Hi' }, footer: { text: 'F' }, ...more },
});

test('WhatsApp: a text, buttons that reply, a button that opens an address', async () => {
  const buttons = [{ type: 'reply', reply: { id: 'y!', title: 'Yes' } }];
  const replies = await readTemplate(interactive({ type: 'button', action: { buttons } }));
  expect(replies.draft.component).toEqual({ text: 'Hi', suggestions: [yes] });
  expect(replies.unmapped).toEqual({ 'interactive.footer': { text: 'F' } });
  const header = { type: 'image', image: { link: image } };
  const card = await readTemplate(interactive({ type: 'button', header, action: { buttons } }));
  expect(card.draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    description: 'Hi',
    ...picture(image),
    suggestions: [yes],
  });
  const parameters = { display_text: 'Go', url: 'https://a.example' };
  const address = await readTemplate(
    interactive({ type: 'cta_url', action: { name: 'cta_url', parameters } }),
  );
  expect(address.draft.component).toEqual({ text: 'Hi', suggestions: [open] });
  expect((await readTemplate({ type: 'text', text: { body: 'Hi' } })).draft.component).toEqual({
    text: 'Hi',
  });
});

test('Dialogflow: general messages of an intent, and rich contents of CX', async () => {
  const result = await importText(
    JSON.stringify({
      queryResult: {
        fulfillmentMessages: [
          { text: { text: ['Hi', 'Hello'] } },
          {
            card: {
              title: 'T',
              subtitle: 'D',
              imageUri: image,
              buttons: [{ text: 'Go', postback: 'https://a.example' }],
            },
          },
          { quickReplies: { title: 'Hi', quickReplies: ['Yes'] } },
        ],
      },
    }),
  );
  if (!result.ok) throw new Error(result.problem);
  expect(result.found).toMatchObject([
    { draft: { component: { text: 'Hi' } }, unmapped: { 'text.text': ['Hello'] } },
    { draft: { component: { richCard: { standaloneCard: { cardContent: { suggestions: [open] } } } } } },
    { draft: { component: { text: 'Hi', suggestions: [{ reply: { text: 'Yes' } }] } } },
  ]);
  const elements = [
    { type: 'image', rawUrl: image, accessibilityText: 'A hat' },
    { type: 'info', title: 'T', subtitle: 'D' },
    { type: 'chips', options: [{ text: 'Go', link: 'https://a.example' }, { text: 'Yes' }] },
    { type: 'list', title: 'L' },
  ];
  const rich = await readTemplate({ messages: [{ payload: { richContent: [elements] } }] });
  expect(rich.draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    ...content,
    suggestions: [open, { reply: { text: 'Yes' } }],
  });
  expect(rich.altTexts).toEqual({ [image]: 'A hat' });
  expect(rich.unmapped).toEqual({ 'payload.richContent[3]': { type: 'list', title: 'L' } });
});
