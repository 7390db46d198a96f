// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { openEditor } from '../openEditor';
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

test('a copied card and a copied button bring names and samples of their parameters, and alt texts', async () => {
  const marker = '[custom_param1a]';
  const named = {
    parameters: { names: { [marker]: { name: 'First name' } }, samples: { typical: { [marker]: 'Asha' } } },
    altTexts: { 'https://a.example/p.jpg': 'A red scarf' },
  };
  const from = openEditor({
    draft: {
      type: 'carousel',
      component: {
        richCard: {
          carouselCard: {
            cardContents: [
              {
                title: `For ${marker}`,
                media: { height: 'SHORT', contentInfo: { fileUrl: 'https://a.example/p.jpg' } },
              },
            ],
          },
        },
      },
    },
    ...named,
  });
  const to = createTemplateEditor(carousel(1), {});
  const text = rowText(from, { list: cardsPath, index: 0 });
  expect(await pasteRow(to, { list: cardsPath, index: 0 }, text)).toBe('pasted');
  expect(to.document.getState()).toMatchObject(named);
  expect(to.history.undo()).toBe('paste card 2');
  expect(to.document.getState().parameters).toEqual({ names: {}, samples: {} });

  const chip = { action: { text: 'Track', openUrlAction: { url: `https://a.example/${marker}` } } };
  const chips = openEditor({
    draft: { type: 'text_message', component: { text: 'Hello', suggestions: [chip] } },
    parameters: named.parameters,
  });
  const other = openEditor({
    draft: {
      type: 'text_message',
      component: { text: `Order ${marker}`, suggestions: [{ reply: { text: 'Yes' } }] },
    },
    parameters: { names: { [marker]: { name: 'Order' } }, samples: {} },
  });
  const place = { list: 'component.suggestions', index: 0 } as const;
  expect(await pasteRow(other, place, rowText(chips, place))).toBe('pasted');
  const { draft, parameters } = other.document.getState();
  expect(draft.component.suggestions?.[1]?.action?.openUrlAction?.url).toBe(
    'https://a.example/[custom_param2a]',
  );
  expect(parameters.names).toEqual({
    [marker]: { name: 'Order' },
    '[custom_param2a]': { name: 'First name' },
  });
  expect(parameters.samples.typical).toEqual({ '[custom_param2a]': 'Asha' });
});

test('a copied button keeps postback data that is no text', async () => {
  const postbackData = '3q2+7w==';
  const from = createTemplateEditor(
    {
      type: 'text_message',
      component: { text: 'a', suggestions: [{ reply: { text: 'Yes', postbackData } }] },
    },
    {},
  );
  const place = { list: 'component.suggestions', index: 0 } as const;
  expect(await pasteRow(from, place, rowText(from, place))).toBe('pasted');
  expect(from.document.getState().draft.component.suggestions?.[1]?.reply?.postbackData).toBe(postbackData);
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
