import { expect, test, describe } from 'vitest';
import { addressLine, drawnSuggestions, suggestionsOf, suggestionGroups } from './suggestions';
import type { TemplateDraft, SuggestionDraft } from '../../schema/draft/draft';

const manyReplies = (count: number) => Array.from({ length: count }, () => ({ reply: { text: 'Yes' } }));

test('a card has four suggestions, a message eleven; the others are counted (21)', () => {
  expect(drawnSuggestions(manyReplies(6), 'card').shown.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  expect(drawnSuggestions(manyReplies(6), 'card').beyond).toBe(2);
  expect(drawnSuggestions(manyReplies(12), 'message')).toMatchObject({ beyond: 1 });
  expect(drawnSuggestions(manyReplies(2), 'card').beyond).toBe(0);
});

test('only a web address is printed, without its scheme (41)', () => {
  const url = 'HTTPS://shop.example/sale';
  expect(addressLine({ action: { openUrlAction: { url } } })).toBe('shop.example/sale');
  expect(addressLine({ action: { openUrlAction: {} } })).toBe('');
  expect(addressLine({ action: { dialAction: {} } })).toBeUndefined();
});

const yes = { reply: { text: 'Yes' } };
const no = { reply: { text: 'No' } };

test('lists the suggestions of a message with their paths', () => {
  const template: TemplateDraft = {
    type: 'text_message',
    component: { text: 'Hi', suggestions: [yes, no] },
  };
  expect(suggestionsOf(template)).toEqual([
    { suggestion: yes, path: 'component.suggestions.0' },
    { suggestion: no, path: 'component.suggestions.1' },
  ]);
});

test('lists the suggestions of the cards with their paths', () => {
  const cardContents = [{ title: 'One' }, { title: 'Two', suggestions: [yes, no] }];
  const template: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardContents } } },
  };
  const at = 'component.richCard.carouselCard.cardContents.1.suggestions';
  expect(suggestionsOf(template)).toEqual([
    { suggestion: yes, path: `${at}.0` },
    { suggestion: no, path: `${at}.1` },
  ]);
});

const group = (suggestions: SuggestionDraft[]) =>
  suggestionGroups(drawnSuggestions(suggestions, 'message').shown);

const reply = (text: string): SuggestionDraft => ({ reply: { text } });
const dial = (text: string): SuggestionDraft => ({ action: { text, dialAction: {} } });

describe('the suggestions of an iPhone', () => {
  test('are the actions and then the replies, each in the order of the payload', () => {
    const { actions, replies } = group([reply('Yes'), dial('Call'), reply('No'), dial('Ring')]);
    expect(actions.map(({ index }) => index)).toEqual([1, 3]);
    expect(replies.map(({ index }) => index)).toEqual([0, 2]);
  });

  test('stay inline with two actions and fold with three, however many replies there are', () => {
    const answers = [reply('Yes'), reply('No'), reply('Perhaps')];
    expect(group([...answers, dial('A'), dial('B')]).folds).toBe(false);
    expect(group([dial('A'), dial('B'), dial('C')]).folds).toBe(true);
  });

  test('belong to the replies while they are blank', () => {
    expect(group([{}]).replies).toEqual([{ suggestion: {}, index: 0 }]);
  });
});
