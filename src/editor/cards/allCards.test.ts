// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { runCommand } from '../model/createDocument';
import type { TemplateEditor } from '../model/TemplateEditor';
import { alignHeights, planAllCards, moveTallestFirst } from './allCards';
import { listActions } from '../rows/listActions';
import { cardsPath } from '../../schema/draft/cards';

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

const plan = () => planAllCards(editor.document.getState().draft, editor.selection.getState().card);
function align() {
  const command = alignHeights(editor.document.getState(), editor.selection.getState().card);
  if (command) runCommand(editor, command);
}
const cardsNow = () => editor.document.getState().draft.component.richCard?.carouselCard?.cardContents ?? [];

test('says which buttons would be copied, and that an empty card has none', () => {
  expect(plan().buttons).toContain('Copy the 2 buttons of card 2 to the 2 other cards.');
  editor.selection.openCard(2);
  expect(plan().buttons).toBe('Card 3 has no buttons to copy. Choose a card with buttons first.');
});

test('gives all pictures the same height and adds no picture', () => {
  align();
  expect(cardsNow().map(({ media }) => media?.height)).toEqual(['TALL', 'TALL', undefined]);
  expect(editor.history.undo()).toBe('same height on all cards');
  expect(cardsNow()).toEqual(cards);
});

test('moves the tallest card to the front once', () => {
  const actions = listActions(editor, cardsPath, 'card');
  moveTallestFirst(editor, actions);
  expect(cardsNow().map(({ title }) => title)).toEqual(['Coffee', 'Tea', 'Cocoa']);
  expect(Object.keys(editor.document.getState().stash)).toContain(`${cardsPath}.0.suggestions.0#dialAction`);
  const steps = editor.history.getState().past.length;
  moveTallestFirst(editor, actions);
  expect(editor.history.getState().past).toHaveLength(steps);
  expect(plan().tallest).toBe('Card 1 is already the tallest.');
});
