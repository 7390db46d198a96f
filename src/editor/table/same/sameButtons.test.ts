import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft } from '../../../schema/draft/draft';
import { cardsPath } from '../../../schema/draft/cards';
import { cardsIn } from '../model/editCells';
import { documentStateOf } from '../../model/createDocument';
import { describeSameButtons, alignButtons, sharedTargets } from './sameButtons';

const link = (text: string, url?: string): SuggestionDraft => ({
  action: { text, openUrlAction: { application: 'BROWSER', ...(url && { url }) } },
});
const call = (text: string, phoneNumber: string): SuggestionDraft => ({
  action: { text, dialAction: { phoneNumber } },
});
const yes: SuggestionDraft = { reply: { text: 'Yes' } };

const cards: CardContentDraft[] = [
  { title: 'Tea', suggestions: [link('Buy now', 'https://a.com/tea'), call('Call us', '+911234567890')] },
  { title: 'Coffee', suggestions: [yes, link('Shop', 'https://a.com/coffee')] },
  { title: 'Cocoa' },
];
const stateWith = (cardContents: CardContentDraft[]) =>
  documentStateOf({
    draft: { type: 'carousel' as const, component: { richCard: { carouselCard: { cardContents } } } },
    stash: {
      [`${cardsPath}.0.suggestions.0#reply`]: 'stays',
      [`${cardsPath}.1.suggestions.0#reply`]: 'goes',
    },
  });
const align = (index: number, ...shares: boolean[]) => alignButtons(stateWith(cards), index, shares);

test('each card keeps its own link, and the number is the same', () => {
  const after = align(0, false, true);
  expect(cardsIn(after).map(({ suggestions }) => suggestions)).toEqual([
    cards[0]?.suggestions,
    [link('Buy now', 'https://a.com/coffee'), call('Call us', '+911234567890')],
    [link('Buy now'), call('Call us', '+911234567890')],
  ]);
  expect(Object.values(after.stash)).toEqual(['stays']);
});

test('targets are the same too on wish', () => {
  const after = align(0, true, true);
  for (const { suggestions } of cardsIn(after)) expect(suggestions).toEqual(cards[0]?.suggestions);
});

test('a number is shared to begin with, unless another card has one of its own', () => {
  expect(sharedTargets(stateWith(cards), 0)).toEqual([false, true]);
  const other = { title: 'Mate', suggestions: [call('Call us', '+911234567891')] };
  expect(sharedTargets(stateWith([...cards, other]), 0)).toEqual([false, false]);
  const same = { title: 'Mate', suggestions: [call('Ring us', '+911234567890'), call('Call', '')] };
  expect(sharedTargets(stateWith([...cards, same]), 0)).toEqual([false, true]);
});

test('a card without buttons empties no other card', () => {
  expect(cardsIn(align(2))).toEqual(cards);
});

test('says what changes on each card', () => {
  const after = cardsIn(align(0, false, true));
  expect(after.map((card, at) => describeSameButtons(cards[at] ?? {}, card))).toEqual([
    [],
    [
      '“Shop” becomes “Buy now” and keeps https://a.com/coffee',
      '“Call us” is added: +911234567890',
      '“Yes” is removed',
    ],
    ['“Buy now” is added, without a link', '“Call us” is added: +911234567890'],
  ]);
});
