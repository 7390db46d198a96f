import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../schema/examples/examples';
import { suggestion } from '../../schema/testing/template.arbitrary';
import { blankSuggestion, suggestionKinds } from '../../schema/draft/suggestionKinds';
import { readCopiedCard, readCopiedSuggestions } from './importTemplate';
import { writeCard, writeSuggestion } from '../export/copiedParts';

const cards = examples.flatMap(({ template: { component } }) => {
  if (!('richCard' in component)) return [];
  const { richCard } = component;
  return 'carouselCard' in richCard
    ? richCard.carouselCard.cardContents
    : [richCard.standaloneCard.cardContent];
});

test.each([...cards, {}, { title: '' }, { media: {} }, { suggestions: [] }])(
  'a copied card is pasted as it was: %j',
  (card) => {
    expect(readCopiedCard(writeCard(card))).toMatchObject({ kind: 'card', card });
  },
);

test('a copied button is pasted as it was', () => {
  fc.assert(
    fc.property(suggestion, (button) => {
      expect(readCopiedSuggestions(writeSuggestion(button))?.suggestions).toEqual([button]);
    }),
  );
});

test.each(suggestionKinds)('a button that is still blank is pasted as it was: %s', (kind) => {
  const blank = blankSuggestion(kind);
  expect(readCopiedSuggestions(writeSuggestion(blank))?.suggestions).toEqual([blank]);
});

test('anything else on the clipboard is neither a card nor a button', () => {
  for (const text of ['', 'hello', '{}', '[]', '{"type":"text_message","component":{"text":"x"}}', '[{}]']) {
    expect([readCopiedCard(text), readCopiedSuggestions(text)]).toEqual([undefined, undefined]);
  }
});
