// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { alignButtons, alignHeights, moveTallestFirst, planAllCards } from './allCards';
import { createTemplateEditor, type TemplateEditorModel } from '../model/createTemplateEditor';
import { listActions } from '../rows/listActions';
import { cardsPath } from '../model/paths';

Element.prototype.scrollIntoView = () => undefined;

const yes = { reply: { text: 'Yes' } };
const no = { reply: { text: 'No' } };
const cards: CardContentDraft[] = [
  { title: 'Tea', media: { height: 'SHORT' }, suggestions: [no] },
  { title: 'Coffee', media: { height: 'TALL' }, suggestions: [yes, no] },
  { title: 'Cocoa' },
];

let editor: TemplateEditorModel;

beforeEach(() => {
  const start: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: structuredClone(cards) } } },
  };
  editor = createTemplateEditor(start, {
    [`${cardsPath}.0.suggestions.0#dialAction`]: 'of a button that goes',
    [`${cardsPath}.1.suggestions.0#dialAction`]: 'of a button that stays',
  });
  editor.session.set({ ...editor.session.get(), card: 1 });
});

const cardsNow = () => editor.draft.get().component.richCard?.carouselCard?.cardContents ?? [];

test('puts the buttons of the open card on all, says how many that replaces, and is one step', () => {
  expect(planAllCards(editor).buttons).toContain(
    'Puts the 2 buttons of card 2 on the 2 other cards in place of 1 button.',
  );
  alignButtons(editor);
  expect(cardsNow().map(({ suggestions }) => suggestions)).toEqual([
    [yes, no],
    [yes, no],
    [yes, no],
  ]);
  expect(Object.values(editor.aside.get())).toEqual(['of a button that stays']);
  expect(editor.undo()).toBe('same buttons on all cards');
  expect(cardsNow()).toEqual(cards);
  expect(Object.keys(editor.aside.get())).toHaveLength(2);
});

test('takes the buttons away where the open card has none, and says so first', () => {
  editor.session.set({ ...editor.session.get(), card: 2 });
  expect(planAllCards(editor).buttons).toContain('(3 buttons less)');
  alignButtons(editor);
  expect(cardsNow().some(({ suggestions }) => suggestions)).toBe(false);
});

test('gives every picture the height of the open card, and no card a picture', () => {
  alignHeights(editor);
  expect(cardsNow().map(({ media }) => media?.height)).toEqual(['TALL', 'TALL', undefined]);
  expect(editor.undo()).toBe('same height on all cards');
  expect(cardsNow()).toEqual(cards);
});

test('moves the tallest card to the front, once', () => {
  const actions = listActions(editor, cardsPath, 'card');
  moveTallestFirst(editor, actions);
  expect(cardsNow().map(({ title }) => title)).toEqual(['Coffee', 'Tea', 'Cocoa']);
  expect(Object.keys(editor.aside.get())).toContain(`${cardsPath}.0.suggestions.0#dialAction`);
  const steps = editor.history.get().past.length;
  moveTallestFirst(editor, actions);
  expect(editor.history.get().past).toHaveLength(steps);
  expect(planAllCards(editor).tallest).toBe('Card 1 is the tallest already.');
});
