import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { examples } from '../../schema/examples/examples';
import { findDifferences } from './differences';

const reply: SuggestionDraft = { reply: { text: 'Yes' } };
const dial: SuggestionDraft = { action: { text: 'Call', dialAction: { phoneNumber: '+15551234' } } };
const cardAt = 'component.richCard.standaloneCard.cardContent';

function text(component: TemplateDraft['component']): TemplateDraft {
  return { type: 'text_message', component };
}
function card(
  cardContent: CardContentDraft,
  cardOrientation: 'VERTICAL' | 'HORIZONTAL' = 'VERTICAL',
): TemplateDraft {
  return { type: 'rich_card', component: { richCard: { standaloneCard: { cardOrientation, cardContent } } } };
}
const picture = (fileUrl: string) => ({ height: 'TALL' as const, contentInfo: { fileUrl } });
const ids = (template: TemplateDraft) => findDifferences(template).map(({ id }) => id);

test('a plain text has no differences', () => {
  expect(findDifferences(text({ text: 'Hello' }))).toEqual([]);
});

test('two buttons stay on an iPhone, three fold into Options and are counted (75, 76)', () => {
  expect(ids(card({ title: 'Hi', suggestions: [dial, dial] }))).not.toContain('options');
  const folded = findDifferences(card({ title: 'Hi', suggestions: [dial, dial, dial] }));
  expect(folded).toContainEqual(
    expect.objectContaining({
      id: 'options',
      paths: [cardAt],
      message: expect.stringMatching(/^3 buttons fold/),
    }),
  );
});

test('replies of a card move below it, and after its actions if they came before one (77, 78)', () => {
  expect(ids(card({ title: 'Hi', suggestions: [dial, reply] }))).toEqual(['card-replies', 'button-colour']);
  expect(ids(card({ title: 'Hi', suggestions: [reply, dial] }))).toContain('order');
});

test('the height of a picture counts on Android only; beside a text its whole box differs (71, 73)', () => {
  const media = picture('https://a.example/b.jpg');
  expect(ids(card({ title: 'Hi', media }))).toEqual(['height']);
  expect(ids(card({ title: 'Hi', media }, 'HORIZONTAL'))).toEqual(['thumbnail']);
});

test('a GIF and a PDF differ, a video does not (51, 52)', () => {
  expect(ids(card({ media: picture('https://a.example/b.gif') }))).toContain('gif');
  expect(ids(card({ media: picture('https://a.example/b.pdf') }))).toContain('pdf');
  expect(ids(card({ media: picture('https://a.example/b.mp4') }))).toEqual(['height']);
});

test('a link at the end becomes a tile; one before words may not be tappable (84)', () => {
  expect(ids(text({ text: 'See https://a.example' }))).toEqual(['link-tile']);
  expect(ids(text({ text: 'See https://a.example today' }))).toEqual(['link-words', 'link-preview']);
  expect(ids(text({ text: 'https://a.example or https://b.example today' }))).toEqual(['link-words']);
  expect(ids(text({ text: 'Call +15551234567 today' }))).toEqual([]);
});

test('a location query and a webview differ (37)', () => {
  const search = { action: { viewLocationAction: { query: 'shops' } } };
  const webview = {
    action: { openUrlAction: { url: 'https://a.example', application: 'WEBVIEW' as const } },
  };
  expect(ids(text({ text: 'Hi', suggestions: [search, webview] }))).toEqual([
    'chips',
    'place-search',
    'webview',
  ]);
});

test('seven lines of a card are named, six are not (79, 80)', () => {
  expect(ids(card({ title: 'Hi', description: '1\n2\n3\n4\n5' }))).toEqual([]);
  expect(ids(card({ title: 'Hi', description: '1\n2\n3\n4\n5\n6' }))).toEqual(['long-text']);
});

test.each(examples.map(({ id, template }) => [id, template] as const))(
  'each difference of %s names its parts, its source and its date, and is listed once',
  (_, template) => {
    const found = findDifferences(template);
    for (const { paths, source, date, message } of found) {
      expect(paths.length).toBeGreaterThan(0);
      expect(source).not.toBe('');
      expect(date).toMatch(/^\d{4}-\d{2}/);
      expect(message).toMatch(/\.$/);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  },
);
