// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { createTemplateEditor } from '../createTemplateEditor';
import { runCommand } from '../model/runCommand';
import type { TemplateEditor } from '../model/TemplateEditor';
import { alignButtons, alignHeights, planAllCards } from './allCards';
import { moveTallestFirst } from './moveTallestFirst';
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

let editor: TemplateEditor;

beforeEach(() => {
  const start: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: structuredClone(cards) } } },
  };
  editor = createTemplateEditor(start, {
    [`${cardsPath}.0.suggestions.0#dialAction`]: 'of a button that goes',
    [`${cardsPath}.1.suggestions.0#dialAction`]: 'of a button that stays',
  });
  editor.selection.openCard(1);
});

const plan = () => planAllCards(editor.document.get().draft, editor.selection.get().card);
function align(build: typeof alignButtons | typeof alignHeights) {
  const command = build(editor.document.get(), editor.selection.get().card);
  if (command) runCommand(editor, command);
}
const cardsNow = () => editor.document.get().draft.component.richCard?.carouselCard?.cardContents ?? [];

test('copies the buttons of the open card to all cards in one step and tells how many it replaces', () => {
  expect(plan().buttons).toContain('Puts the 2 buttons of card 2 on the 2 other cards in place of 1 button.');
  align(alignButtons);
  expect(cardsNow().map(({ suggestions }) => suggestions)).toEqual([
    [yes, no],
    [yes, no],
    [yes, no],
  ]);
  expect(Object.values(editor.document.get().stash)).toEqual(['of a button that stays']);
  expect(editor.history.undo()).toBe('same buttons on all cards');
  expect(cardsNow()).toEqual(cards);
  expect(Object.keys(editor.document.get().stash)).toHaveLength(2);
});

test('removes all buttons if the open card has none, and tells so first', () => {
  editor.selection.openCard(2);
  expect(plan().buttons).toContain('(3 buttons less)');
  align(alignButtons);
  expect(cardsNow().some(({ suggestions }) => suggestions)).toBe(false);
});

test('gives all pictures the same height and adds no picture', () => {
  align(alignHeights);
  expect(cardsNow().map(({ media }) => media?.height)).toEqual(['TALL', 'TALL', undefined]);
  expect(editor.history.undo()).toBe('same height on all cards');
  expect(cardsNow()).toEqual(cards);
});

test('moves the tallest card to the front once', () => {
  const actions = listActions(editor, cardsPath, 'card');
  moveTallestFirst(editor, actions);
  expect(cardsNow().map(({ title }) => title)).toEqual(['Coffee', 'Tea', 'Cocoa']);
  expect(Object.keys(editor.document.get().stash)).toContain(`${cardsPath}.0.suggestions.0#dialAction`);
  const steps = editor.history.get().past.length;
  moveTallestFirst(editor, actions);
  expect(editor.history.get().past).toHaveLength(steps);
  expect(plan().tallest).toBe('Card 1 is the tallest already.');
});
