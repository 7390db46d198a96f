import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { notificationOf } from './notificationOf';

const reply = (text: string): SuggestionDraft => ({ reply: { text } });
const share: SuggestionDraft = { action: { text: 'Where I am', shareLocationAction: {} } };
const carouselAt = 'component.richCard.carouselCard.cardContents';

function carousel(cardContents: CardContentDraft[]): TemplateDraft {
  return {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
  };
}
function textMessage(suggestions: SuggestionDraft[]): TemplateDraft {
  return { type: 'text_message', component: { text: 'Hello', suggestions } };
}

test('a text message is shown with its first suggestion (102)', () => {
  const { parts, suggestion } = notificationOf(textMessage([reply('Yes'), reply('No')]));
  expect(parts).toEqual([{ text: 'Hello', path: 'component.text' }]);
  expect(suggestion).toEqual({ suggestion: reply('Yes'), path: 'component.suggestions.0' });
});

test('sharing the location is passed over, and so is a button without words (102)', () => {
  expect(notificationOf(textMessage([share, reply(''), {}, reply('No')])).suggestion?.path).toBe(
    'component.suggestions.3',
  );
  expect(notificationOf(textMessage([share])).suggestion).toBeUndefined();
});

test('a carousel speaks by its first card, and by the first suggestion of all', () => {
  const { parts, suggestion } = notificationOf(
    carousel([
      { title: 'One', description: 'First' },
      { title: 'Two', suggestions: [reply('Take it')] },
    ]),
  );
  expect(parts).toEqual([
    { text: 'One', path: `${carouselAt}.0.title` },
    { text: 'First', path: `${carouselAt}.0.description` },
  ]);
  expect(suggestion?.path).toBe(`${carouselAt}.1.suggestions.0`);
});

test('a card without words speaks by the kind of its file; an empty one says nothing', () => {
  const media = { contentInfo: { fileUrl: 'https://a.example/b.mp4' } };
  expect(notificationOf(carousel([{ media }])).parts).toEqual([
    { text: 'Video', path: `${carouselAt}.0.media` },
  ]);
  expect(notificationOf(carousel([{}]))).toMatchObject({ parts: [], blankPath: `${carouselAt}.0.title` });
  expect(notificationOf({ type: 'rich_card', component: {} })).toMatchObject({
    parts: [],
    blankPath: 'component.richCard.standaloneCard.cardContent.title',
  });
});
