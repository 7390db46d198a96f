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

const action = (text: string, deed: object): SuggestionDraft => ({ action: { text, ...deed } });
const place = action('See the shop', { viewLocationAction: { query: 'shop' } });

test.each([
  ['a link', action('Track', { openUrlAction: { url: 'https://a.example' } })],
  ['a call', action('Call', { dialAction: { phoneNumber: '+15551234' } })],
  ['an event', action('Save the date', { createCalendarEventAction: { title: 'Fair' } })],
  ['a reply', reply('Stop')],
])('%s is a button of a notification, also behind others that are none (102)', (_, suggestion) => {
  expect(notificationOf(textMessage([suggestion, reply('No')])).suggestion?.path).toBe(
    'component.suggestions.0',
  );
  expect(notificationOf(textMessage([share, place, suggestion])).suggestion?.path).toBe(
    'component.suggestions.2',
  );
});

test('a place is passed over, as Google does not name it among the buttons of notifications (102)', () => {
  expect(notificationOf(textMessage([place, reply('No')])).suggestion?.path).toBe('component.suggestions.1');
  expect(notificationOf(textMessage([place, share])).suggestion).toBeUndefined();
  expect(notificationOf(textMessage([])).suggestion).toBeUndefined();
});

test('the first eligible button may be that of a later card; of one card, it is the first in order (102)', () => {
  const { suggestion } = notificationOf(
    carousel([
      { title: 'One', suggestions: [share, place] },
      { title: 'Two', suggestions: [place, action('Call', { dialAction: {} }), reply('Take it')] },
    ]),
  );
  expect(suggestion?.path).toBe(`${carouselAt}.1.suggestions.1`);
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
