import { importedDraft } from '../exchange/import/importedPart';
import { expect, test } from 'vitest';
import { importJson } from '../exchange/import/importTemplate';
import { fashion } from '../schema/examples/carousels';

const card = fashion.template.component.richCard.carouselCard.cardContents[0];

function draftOf(value: unknown) {
  const result = importJson(JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem);
  return importedDraft(result);
}

test('a template opens as it is', () => {
  expect(draftOf(fashion.template)).toEqual(fashion.template);
});

test('a card opens as a vertical rich card', () => {
  expect(draftOf(card)).toEqual({
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: card } } },
  });
});

test('buttons open under a text message', () => {
  expect(draftOf(card?.suggestions)).toEqual({
    type: 'text_message',
    component: { suggestions: card?.suggestions },
  });
});
