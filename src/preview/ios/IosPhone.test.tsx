import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { examples } from '../../schema/examples/examples';
import { textToBase64 } from '../../schema/values/postback';
import { defaultAgent } from '../model/agent';
import { continueConversation, startConversation } from '../model/conversation';
import { defaultPreviewOptions } from '../model/options';
import { IosPhone, type IosPhoneProps } from './IosPhone';

function draw(template: TemplateDraft, props: Partial<IosPhoneProps> = {}): string {
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
  'the example %s is drawn on an iPhone without a document around it',
  (_, template) => {
    const html = draw(template, { theme: 'dark' });
    expect(html).toContain('aria-label="iPhone preview"');
    expect(html).toContain('layout rules are documented, exact sizes are estimates');
    expect(count(html, 'ghost')).toBe(0);
  },
);

test.each(['text_message', 'rich_card', 'carousel'] as const)('an empty %s is drawn as ghosts', (type) => {
  const html = draw({ type, component: {} });
  expect(count(html, 'ghost')).toBeGreaterThan(0);
  expect(count(html, 'bubble') + count(html, 'title') + count(html, 'media')).toBe(0);
});

test('text is drawn as text, its markers as tokens', () => {
  const html = draw(card({ title: '<b>Hi</b> [custom_param1a]' }));
  expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt; ');
  expect(html).toMatch(/data-testid="preview-marker"[^>]*>\[custom_param1a\]</);
});

test('the height that a template asks for changes nothing', () => {
  const drawn = (['SHORT', 'MEDIUM', 'TALL'] as const).map((height) =>
    draw(card({ title: 'Hi', media: { ...file, height } })),
  );
  expect(new Set(drawn).size).toBe(1);
});

test('a picture is not loaded before the page has mapped its address, and keeps its box', () => {
  const html = draw(card({ media: file }));
  expect(html).not.toContain('<img');
  expect(html).toContain('aspect-ratio:1.5');
  expect(html).toContain('Picture not loaded');
});

test('a picture is loaded without telling where it is seen', () => {
  const html = draw(card({ media: file }), { mapMediaUrl: (url) => url });
  expect(html).toMatch(/<img[^>]*referrerPolicy="no-referrer"/i);
});

test('actions stand in the card, replies below it', () => {
  const html = draw(card({ title: 'Hi', suggestions: [reply('Yes'), dial('Call')] }));
  const inOrder = ['preview-card', '>Call<', 'preview-replies', '>Yes<'].map((part) => html.indexOf(part));
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(inOrder).not.toContain(-1);
});

test('three actions are one control, also under a text message', () => {
  const actions = [dial('A'), dial('B'), dial('C')];
  for (const html of [draw(card({ title: 'Hi', suggestions: actions })), draw(textMessage('Hi', actions))]) {
    expect(count(html, 'options')).toBe(1);
    expect(count(html, 'suggestion') + count(html, 'chip')).toBe(0);
  }
});

test('eleven chips are drawn, those over the limit are counted', () => {
  const html = draw(
    textMessage(
      'Hi',
      Array.from({ length: 13 }, (_, index) => reply(`Answer ${index}`)),
    ),
  );
  expect(count(html, 'chip')).toBe(11);
  expect(html).toContain('+2 over the limit');
});

test('only a link at the end of a text becomes a tile', () => {
  expect(draw(textMessage('See https://a.example/x'))).toContain('Tap to Load Preview');
  expect(draw(textMessage('https://a.example/x is here'))).not.toContain('Tap to Load Preview');
});

test('a phone that is only looked at holds no control', () => {
  const template = card({ title: 'Hi', suggestions: [reply('Yes'), dial('Call')] });
  expect(draw(template)).not.toContain('<button');
  const tried = draw(template, { mode: 'try' });
  expect(tried.split('<button').length - 1).toBe(2);
});

test('an answer stands in the conversation, its postback nowhere', () => {
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
