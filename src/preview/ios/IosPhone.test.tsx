import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { examples } from '../../schema/examples/examples';
import { textToBase64 } from '../../schema/values/postback';
import { defaultAgent } from '../model/agent';
import { continueConversation, startConversation } from '../model/conversation';
import { defaultPreviewOptions } from '../model/options';
import type { PhoneProps } from '../screen/PhoneProps';
import { IosPhone } from './IosPhone';

function draw(template: TemplateDraft, props: Partial<PhoneProps> = {}): string {
  return renderToString(
    <IosPhone
      template={template}
      agent={defaultAgent}
      theme="light"
      options={defaultPreviewOptions}
      {...props}
    />,
  ).replaceAll('<!-- -->', '');
}

function card(cardContent: CardContentDraft): TemplateDraft {
  return {
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } },
  };
}

const count = (html: string, hook: string) => html.split(`data-testid="preview-${hook}"`).length - 1;
const textMessage = (text: string, suggestions: SuggestionDraft[] = []): TemplateDraft => ({
  type: 'text_message',
  component: { text, suggestions },
});
const reply = (text: string): SuggestionDraft => ({ reply: { text } });
const dial = (text: string): SuggestionDraft => ({ action: { text, dialAction: {} } });
const file = { contentInfo: { fileUrl: 'https://a.example/b.jpg' } };

test.each(examples.map(({ id, template }) => [id, template] as const))(
  'draws the example %s on an iPhone without a DOM',
  (_, template) => {
    const html = draw(template, { theme: 'dark' });
    expect(html).toContain('aria-label="iPhone preview"');
    expect(html).toContain('the layout is documented, exact sizes are estimates');
    expect(count(html, 'ghost')).toBe(0);
  },
);

test.each(['text_message', 'rich_card', 'carousel'] as const)('draws an empty %s as placeholders', (type) => {
  const html = draw({ type, component: {} });
  expect(count(html, 'ghost')).toBeGreaterThan(0);
  expect(count(html, 'bubble') + count(html, 'title') + count(html, 'media')).toBe(0);
});

test('draws text literally, and markers as tokens', () => {
  const html = draw(card({ title: '<b>Hi</b> [custom_param1a]' }));
  expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt; ');
  expect(html).toMatch(/data-testid="preview-marker"[^>]*>\[custom_param1a\]</);
});

test('ignores the height in the template', () => {
  const drawn = (['SHORT', 'MEDIUM', 'TALL'] as const).map((height) =>
    draw(card({ title: 'Hi', media: { ...file, height } })),
  );
  expect(new Set(drawn).size).toBe(1);
});

test('loads no picture without a source for its address, and keeps its box', () => {
  const html = draw(card({ media: file }));
  expect(html).not.toContain('<img');
  expect(html).toContain('aspect-ratio:1.5');
  expect(html).toContain('Picture not loaded');
});

test('loads a picture without a referrer', () => {
  const html = draw(card({ media: file }), { mapMediaUrl: (url) => url });
  expect(html).toMatch(/<img[^>]*referrerPolicy="no-referrer"/i);
});

test('draws actions in the card and replies below it', () => {
  const html = draw(card({ title: 'Hi', suggestions: [reply('Yes'), dial('Call')] }));
  const inOrder = ['preview-card', '>Call<', 'preview-replies', '>Yes<'].map((part) => html.indexOf(part));
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(inOrder).not.toContain(-1);
});

test('folds three actions into one control, also below a text message', () => {
  const actions = [dial('A'), dial('B'), dial('C')];
  for (const html of [draw(card({ title: 'Hi', suggestions: actions })), draw(textMessage('Hi', actions))]) {
    expect(count(html, 'options')).toBe(1);
    expect(count(html, 'suggestion') + count(html, 'chip')).toBe(0);
  }
});

test('draws eleven chips and counts the rest', () => {
  const html = draw(
    textMessage(
      'Hi',
      Array.from({ length: 13 }, (_, index) => reply(`Answer ${index}`)),
    ),
  );
  expect(count(html, 'chip')).toBe(11);
  expect(html).toContain('+2 over the limit');
});

test('turns only a link at the end of a text into a tile', () => {
  expect(draw(textMessage('See https://a.example/x'))).toContain('Tap to Load Preview');
  expect(draw(textMessage('https://a.example/x is here'))).not.toContain('Tap to Load Preview');
});

test('draws no control in select mode', () => {
  const template = card({ title: 'Hi', suggestions: [reply('Yes'), dial('Call')] });
  expect(draw(template)).not.toContain('<button');
  const tried = draw(template, { mode: 'try' });
  expect(tried.split('<button').length - 1).toBe(2);
});

test('adds an answer to the conversation, and shows no postback', () => {
  const postbackData = textToBase64('said yes');
  const yes = { reply: { text: 'Yes', postbackData } };
  const template = textMessage('Hi', [yes, dial('Call')]);
  const start = startConversation(template);
  const conversation = continueConversation(start, {
    type: 'tap',
    path: 'component.suggestions.0',
    suggestion: yes,
  });
  const html = draw(template, { conversation, mode: 'try' });
  expect(html).toMatch(/data-from="user"[^>]*>Yes</);
  expect(count(html, 'chip')).toBe(1);
  expect(html).not.toContain(postbackData);
  expect(html).not.toContain('said yes');
});

test('the tail is at the last item: at the tile of a link, not at the bubble above it', () => {
  const html = draw(textMessage('See https://shop.in/sale'));
  expect(count(html, 'tail')).toBe(1);
  expect(html.indexOf('preview-tail')).toBeGreaterThan(html.indexOf('preview-link-tile'));
  expect(count(draw(textMessage('See')), 'tail')).toBe(1);
});

test('a video opens as a video', () => {
  const video = { contentInfo: { fileUrl: 'https://a.example/b.mp4' } };
  const template = card({ title: 'Rooms', media: video });
  const props = { mode: 'try', conversation: startConversation(template) } as const;
  expect(draw(template, props)).toContain('aria-label="Open video"');
  const picture = card({ title: 'Rooms', media: file });
  expect(draw(picture, { mode: 'try', conversation: startConversation(picture) })).toContain(
    'aria-label="Open picture"',
  );
});
