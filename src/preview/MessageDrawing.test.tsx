import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../schema/draft/draft';
import { examples } from '../schema/examples/examples';
import { defaultAgent } from './model/agent';
import { MessageDrawing } from './MessageDrawing';
import { MessagePreview } from './MessagePreview';
import { defaultPreviewOptions } from './model/options';

function draw(template: TemplateDraft): string {
  return renderToString(<MessageDrawing template={template} agent={defaultAgent} theme="light" />);
}

function card(cardContent: CardContentDraft): TemplateDraft {
  return {
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } },
  };
}

const count = (html: string, hook: string) => html.split(`data-testid="preview-${hook}"`).length - 1;
const replies = (length: number): SuggestionDraft[] =>
  Array.from({ length }, (_, index) => ({ reply: { text: `Answer ${index + 1}` } }));

test.each(examples.map(({ id, template }) => [id, template] as const))(
  'draws the example %s on a phone without a DOM',
  (_, template) => {
    const html = renderToString(
      <MessagePreview
        system="android"
        template={template}
        agent={defaultAgent}
        theme="dark"
        options={defaultPreviewOptions}
      />,
    );
    expect(html).toContain('aria-label="Android preview"');
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

test('draws no media box without media, and no text box without text', () => {
  expect(count(draw(card({ title: 'Hi' })), 'media')).toBe(0);
  const html = draw(card({ media: { contentInfo: { fileUrl: 'https://a.example/b.jpg' } } }));
  expect(count(html, 'title') + count(html, 'description')).toBe(0);
});

test('draws media without a height as short, and tall media in a small card as medium with a note', () => {
  const media = { contentInfo: { fileUrl: 'https://a.example/b.jpg' } };
  expect(draw(card({ media }))).toContain('data-height="SHORT"');
  const html = draw({
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: { cardWidth: 'SMALL', cardContents: [{ media: { ...media, height: 'TALL' } }] },
      },
    },
  });
  expect(html).toContain('data-height="MEDIUM"');
  expect(html).toContain('Small cards can’t use Tall');
});

test('draws four rows and eleven chips, and counts the rest', () => {
  const rows = draw(card({ title: 'Hi', suggestions: replies(6) }));
  expect(count(rows, 'suggestion')).toBe(4);
  expect(rows.replaceAll('<!-- -->', '')).toContain('+2 over the limit');
  const chips = draw({ type: 'text_message', component: { text: 'Hi', suggestions: replies(12) } });
  expect(count(chips, 'chip')).toBe(11);
  expect(chips.replaceAll('<!-- -->', '')).toContain('+1 over the limit');
});

test('draws the address of an open-URL button below its label in a card, not in a chip', () => {
  const open = { action: { text: 'Shop', openUrlAction: { url: 'https://shop.example/sale' } } };
  expect(draw(card({ title: 'Hi', suggestions: [open] }))).toContain('shop.example/sale');
  const chips = draw({ type: 'text_message', component: { text: 'Hi', suggestions: [open] } });
  expect(chips).not.toContain('shop.example');
});

test('loads no picture without a source for its address', () => {
  const html = draw(card({ media: { contentInfo: { fileUrl: 'https://a.example/b.jpg' } } }));
  expect(html).not.toContain('<img');
  expect(html).toContain('Picture not loaded');
});
