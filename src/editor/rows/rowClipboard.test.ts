// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { cardsPath } from '../../schema/draft/cards';
import { pasteRow, rowText, tooMany } from './rowClipboard';

Element.prototype.scrollIntoView = () => undefined;

const carousel = (count: number): TemplateDraft => ({
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardContents: Array.from({ length: count }, (_, index) => ({ title: `Card ${index + 1}` })),
      },
    },
  },
});
const buttons = (count: number): TemplateDraft => ({
  type: 'text_message',
  component: {
    text: 'Hello',
    suggestions: Array.from({ length: count }, (_, index) => ({ reply: { text: `B${index + 1}` } })),
  },
});
const titles = (draft: TemplateDraft) =>
  draft.component.richCard?.carouselCard?.cardContents?.map(({ title }) => title);

test('a card of another draft is pasted after the chosen card in one step', async () => {
  const from = createTemplateEditor(carousel(2), {});
  const to = createTemplateEditor(carousel(3), {});
  const foreign: unknown[] = [];
  to.document.onTransaction(({ transaction, change }) => transaction.foreign && foreign.push(change?.path));
  const text = rowText(from, { list: cardsPath, index: 1 });
  expect(await pasteRow(to, { list: cardsPath, index: 0 }, text)).toBe('pasted');
  expect(titles(to.document.getState().draft)).toEqual(['Card 1', 'Card 2', 'Card 2', 'Card 3']);
  expect(foreign).toEqual([cardsPath]);
  expect(to.history.undo()).toBe('paste card 2');
  expect(to.document.getState().draft).toEqual(carousel(3));
});

test('several buttons are pasted together, and a postback that follows its label continues to follow it', async () => {
  const editor = createTemplateEditor(buttons(2), {});
  const text = JSON.stringify([{ reply: { text: 'New' } }, { action: { text: 'Call', dialAction: {} } }]);
  expect(await pasteRow(editor, { list: 'component.suggestions', index: 0 }, text)).toBe('pasted');
  expect(
    editor.document.getState().draft.component.suggestions?.map((one) => one.reply?.text ?? one.action?.text),
  ).toEqual(['B1', 'New', 'Call', 'B2']);
});

test('an eleventh card and a twelfth button are refused with a message, and the draft stays unchanged', async () => {
  const full = createTemplateEditor(carousel(10), {});
  const card = rowText(full, { list: cardsPath, index: 0 });
  expect(await pasteRow(full, { list: cardsPath, index: 9 }, card)).toBe('refused');
  expect(titles(full.document.getState().draft)).toHaveLength(10);
  expect(tooMany(full, cardsPath, 1)).toBe(
    'Not pasted. The carousel would have 11 cards, but at most 10 are allowed. Delete 1 first.',
  );
  const message = createTemplateEditor(buttons(10), {});
  const two = JSON.stringify([{ reply: { text: 'One' } }, { reply: { text: 'Two' } }]);
  expect(await pasteRow(message, { list: 'component.suggestions', index: 9 }, two)).toBe('refused');
  expect(message.document.getState().draft).toEqual(buttons(10));
});

test.each([
  ['a template', JSON.stringify(carousel(2))],
  ['buttons', JSON.stringify([{ reply: { text: 'Yes' } }])],
  ['plain text', 'Good morning'],
  ['a card with an unknown field', JSON.stringify({ title: 'Tea', price: 5 })],
])('%s is not pasted directly', async (_what, text) => {
  const editor = createTemplateEditor(carousel(2), {});
  expect(await pasteRow(editor, { list: cardsPath, index: 0 }, text)).toBe('other');
  expect(editor.document.getState().draft).toEqual(carousel(2));
});
