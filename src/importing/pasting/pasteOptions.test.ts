import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsPath } from '../../schema/draft/cards';
import { importJson } from '../../exchange/import/importTemplate';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { template as anyTemplate } from '../../schema/testing/template.arbitrary';
import { addUnmapped, unmappedOf } from '../../workspace/newDraft';
import { startComponent } from '../../editor/changeType';
import { replacedParts } from './replacedParts';
import { adoptImported, pasteOptions } from './pasteOptions';

const carousel = (count: number): TemplateDraft => ({
  name: 'many',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'SMALL',
        cardContents: Array.from({ length: count }, (_, index) => ({ title: `Card ${index + 1}` })),
      },
    },
  },
});
const message: TemplateDraft = {
  name: 'words',
  type: 'text_message',
  component: { text: 'Hello', suggestions: [{ reply: { text: 'Yes' } }] },
};
const richCard: TemplateDraft = {
  type: 'rich_card',
  component: {
    richCard: { standaloneCard: { cardOrientation: 'HORIZONTAL', cardContent: { title: 'Old' } } },
  },
};
const card: CardContentDraft = { title: 'New', suggestions: [{ reply: { text: 'Take it' } }] };
const buttons = (count: number) => ({
  kind: 'suggestions' as const,
  suggestions: Array.from({ length: count }, (_, index) => ({ reply: { text: `B${index}` } })),
});
const cardsOf = (draft?: TemplateDraft) => draft?.component.richCard?.carouselCard?.cardContents;

test('a template replaces the open draft or becomes a new one, unchanged', () => {
  fc.assert(
    fc.property(anyTemplate, anyTemplate, (pasted, draft) => {
      const ways = pasteOptions({ kind: 'template', draft: pasted }, draft, 0);
      expect(ways.map(({ id }) => id).toSorted()).toEqual(['new', 'replace']);
      for (const way of ways) expect(way.template).toEqual(pasted);
    }),
    { numRuns: 30 },
  );
});

const idsOf = (part: Parameters<typeof pasteOptions>[0], draft: TemplateDraft) =>
  pasteOptions(part, draft, 0).map(({ id }) => id);

test('an import that would replace something is a new draft unless the person chooses otherwise', () => {
  const template = { kind: 'template' as const, draft: richCard };
  const words = { kind: 'text' as const, text: 'Sale!', suggestions: [] };
  expect(idsOf(template, message)).toEqual(['new', 'replace']);
  expect(idsOf(words, message)).toEqual(['new', 'text']);
  expect(idsOf({ kind: 'card', card }, message)).toEqual(['new', 'replace']);
  expect(idsOf({ kind: 'card', card }, richCard)).toEqual(['new', 'replace_card']);
  for (const type of ['text_message', 'rich_card', 'carousel'] as const) {
    const blank: TemplateDraft = { name: 'named', type, component: startComponent(type) };
    expect(idsOf(template, blank)).toEqual(['replace', 'new']);
    expect(idsOf(words, blank)).toEqual(['text', 'new']);
  }
});

test('the parts that are replaced are named with their values', () => {
  const next = { ...message, component: { text: 'Sale!', suggestions: [{ reply: { text: 'Yes' } }] } };
  expect(replacedParts(message, next)).toMatchObject([
    { name: 'Message text', before: 'Hello', after: 'Sale!' },
  ]);
  expect(replacedParts(message, richCard).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Template name', 'Message text']),
  );
});

test('a card is added after the open card of a carousel or replaces it; the others stay', () => {
  const [add, replace, asNew] = pasteOptions({ kind: 'card', card }, carousel(3), 1);
  expect(add).toMatchObject({ label: 'Add after card 2', isPossible: true, card: 2 });
  expect(cardsOf(add?.template)?.map(({ title }) => title)).toEqual(['Card 1', 'Card 2', 'New', 'Card 3']);
  expect(cardsOf(replace?.template)?.map(({ title }) => title)).toEqual(['Card 1', 'New', 'Card 3']);
  expect(asNew?.template.type).toBe('rich_card');
  const kept = {
    [`${cardsPath}.1.suggestions.0#dialAction`]: 'of card 2',
    [`${cardsPath}.2.suggestions.0#dialAction`]: 'of card 3',
  };
  expect(add?.updateStash?.(kept)).toEqual({
    [`${cardsPath}.1.suggestions.0#dialAction`]: 'of card 2',
    [`${cardsPath}.3.suggestions.0#dialAction`]: 'of card 3',
  });
  expect(Object.values(replace?.updateStash?.(kept) ?? {})).toEqual(['of card 3']);
});

test('an eleventh card cannot be added, and the note says why; a card can be replaced', () => {
  const [add, replace] = pasteOptions({ kind: 'card', card }, carousel(10), 9);
  expect(add).toMatchObject({
    isPossible: false,
    note: 'A carousel has at most 10 cards. Delete a card first.',
  });
  expect(replace?.isPossible).toBe(true);
});

test('a card replaces the content of a rich card and keeps its layout', () => {
  const [, replace] = pasteOptions({ kind: 'card', card }, richCard, 0);
  expect(replace?.template.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'HORIZONTAL',
    cardContent: card,
  });
});

test('a card replaces a whole text message and keeps its name', () => {
  const [, replace] = pasteOptions({ kind: 'card', card }, message, 0);
  expect(replace).toMatchObject({ id: 'replace', template: { name: 'words', type: 'rich_card' } });
});

test.each([
  ['message', message, 10, 'It will have 11 of 11 buttons.', true],
  ['message', message, 11, 'No more than 11 buttons fit in the message. Delete 1 first.', false],
  ['rich card', richCard, 5, 'No more than 4 buttons fit in the card. Delete 1 first.', false],
  ['carousel', carousel(2), 2, 'It will have 2 of 4 buttons.', true],
  ['empty carousel', carousel(0), 1, 'Add a card first.', false],
] as const)('buttons are added to a %s within its limit', (_what, draft, count, note, isPossible) => {
  const [way] = pasteOptions(buttons(count), draft, 0);
  expect(way).toMatchObject({ note, isPossible });
});

test('keeps the unmapped values of two imports, each under its path', () => {
  const one = addUnmapped({ 'component#carousel': 'of the editor' }, { 'message.extra': 1 });
  const two = addUnmapped(one, { 'message.extra': 2, other: 3 });
  expect(unmappedOf(two)).toEqual({ 'message.extra': 1, 'message.extra (2)': 2, other: 3 });
  expect(two['component#carousel']).toBe('of the editor');
});

test('pastes the JSON of any template unchanged', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const read = importJson(JSON.stringify(template));
      if (!read.ok) throw new Error(read.problem);
      expect(pasteOptions(read, message, 0)[0]?.template).toEqual(template);
    }),
    { numRuns: 50 },
  );
});

test('words go into the text of a message, into the description of a card, or into a new draft', () => {
  const words = { kind: 'text' as const, text: 'Sale!', suggestions: [{ reply: { text: 'Yes' } }] };
  const [asNew, inMessage] = pasteOptions(words, message, 0);
  expect(inMessage?.template).toEqual({
    ...message,
    component: { text: 'Sale!', suggestions: [{ reply: { text: 'Yes' } }, { reply: { text: 'Yes' } }] },
  });
  expect(inMessage?.note).toContain('will be replaced');
  expect(asNew?.template).toEqual({
    type: 'text_message',
    component: { text: 'Sale!', suggestions: words.suggestions },
  });
  const [inCard] = pasteOptions(words, richCard, 0);
  expect(inCard?.template.component.richCard?.standaloneCard).toEqual({
    cardOrientation: 'HORIZONTAL',
    cardContent: { title: 'Old', description: 'Sale!', suggestions: words.suggestions },
  });
  const [inSecond] = pasteOptions(words, carousel(3), 1);
  expect(cardsOf(inSecond?.template)).toEqual([
    { title: 'Card 1' },
    { title: 'Card 2', description: 'Sale!', suggestions: words.suggestions },
    { title: 'Card 3' },
  ]);
  expect(cardsOf(pasteOptions(words, carousel(0), 0)[0]?.template)).toHaveLength(1);
});

test('words with more buttons than fit are refused with the number that fits', () => {
  const { suggestions } = buttons(5);
  const [way] = pasteOptions({ kind: 'text', text: 'x', suggestions }, richCard, 0);
  expect(way).toMatchObject({ isPossible: false, note: expect.stringContaining('at most 4') as unknown });
  const [, fitting] = pasteOptions({ kind: 'text', text: 'x', suggestions }, message, 0);
  expect(fitting?.isPossible).toBe(true);
});

test('a copied card that is pasted by the dialog brings its parameters under markers that are free', () => {
  const marker = '[custom_param1a]';
  const copied = importJson(
    JSON.stringify({
      cardContent: { title: `For ${marker}` },
      parameters: { [marker]: { name: 'First name' } },
    }),
  );
  if (!copied.ok) throw new Error(copied.problem);
  const draft = carousel(1);
  const parameters = { names: { [marker]: { name: 'Order' } }, samples: {} };
  const adopted = adoptImported(copied, { draft, parameters });
  const [add] = pasteOptions(adopted, draft, 0);
  expect(cardsOf(add?.template)?.[1]).toEqual({ title: 'For [custom_param2a]' });
  expect(adopted.parameters?.names).toEqual({
    [marker]: { name: 'Order' },
    '[custom_param2a]': { name: 'First name' },
  });
  expect(adoptImported({ ...copied, parameters: undefined }, { draft, parameters })).toMatchObject({
    card: { title: `For ${marker}` },
  });
});
