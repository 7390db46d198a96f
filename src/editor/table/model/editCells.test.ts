// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { createTemplateEditor } from '../../testing/createTemplateEditor';
import { cardsPath } from '../../../schema/draft/cards';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { createCardGrid, type CardGridModel } from './createCardGrid';
import { cardsIn } from './editCells';
import { columnsFor, type ColumnKey } from './tableColumns';

const link = (text: string, url?: string) => ({
  action: { text, openUrlAction: { application: 'BROWSER' as const, ...(url && { url }) } },
});
const cards: CardContentDraft[] = [
  { title: 'Tea', suggestions: [link('Buy', 'https://shop.com/tea'), { reply: { text: 'More' } }] },
  { title: 'Coffee', media: { height: 'TALL', contentInfo: { fileUrl: 'https://shop.com/coffee.jpg' } } },
];

let editor: TemplateEditor;
let grid: CardGridModel;

beforeEach(() => {
  editor = createTemplateEditor(
    {
      type: 'carousel',
      component: {
        richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: structuredClone(cards) } },
      },
    },
    {},
  );
  grid = createCardGrid(editor);
});

const now = () => cardsIn(editor.document.getState());
const at = (key: ColumnKey) => columnsFor(now()).findIndex((column) => column.key === key);
function write(row: number, key: ColumnKey, text: string) {
  grid.choose(row, at(key));
  grid.write(text);
}

test('writes a text as one step and keeps the cell as it was on the same text', () => {
  write(0, 'title', 'Green tea');
  write(0, 'title', 'Green tea');
  expect(now()[0]?.title).toBe('Green tea');
  expect(editor.history.getState().past.map(({ label }) => label)).toEqual(['edit Card 1 › Title']);
  editor.history.undo();
  expect(now()).toEqual(cards);
});

test('a target decides what a button does, and the old content stays in the stash', () => {
  write(0, 'target1', '+919876543210');
  expect(now()[0]?.suggestions?.[1]).toEqual({
    action: { text: 'More', dialAction: { phoneNumber: '+919876543210' } },
  });
  expect(editor.document.getState().stash[`${cardsPath}.0.suggestions.1#reply`]).toEqual({
    reply: { text: 'More' },
  });
  write(0, 'target0', ' https://shop.com/green ');
  expect(now()[0]?.suggestions?.[0]).toEqual(link('Buy', 'https://shop.com/green'));
});

test('a new button takes the next free place, and the choice follows it', () => {
  write(1, 'text2', 'Call us');
  expect(now()[1]?.suggestions).toEqual([{ reply: { text: 'Call us' } }]);
  expect(grid.getState().column).toBe(at('text0'));
});

test('a button without text and target goes away', () => {
  write(0, 'text1', '');
  expect(now()[0]?.suggestions).toEqual([link('Buy', 'https://shop.com/tea')]);
  write(0, 'target0', '');
  expect(now()[0]?.suggestions).toEqual([link('Buy')]);
  write(0, 'text0', '');
  expect(now()[0]?.suggestions).toBeUndefined();
});

test('a picture takes the height of the others, and a removed one stays in the stash', () => {
  write(0, 'picture', 'https://shop.com/tea.jpg');
  expect(now()[0]?.media).toEqual({ height: 'TALL', contentInfo: { fileUrl: 'https://shop.com/tea.jpg' } });
  write(1, 'picture', '');
  expect(now()[1]?.media).toBeUndefined();
  expect(editor.document.getState().stash[`${cardsPath}.1.media#removed`]).toEqual(cards[1]?.media);
});

test('writing in the blank row adds a card, and ten are the most', () => {
  for (let row = 2; row < 10; row += 1) write(row, 'title', `Card ${row + 1}`);
  expect(now()).toHaveLength(10);
  expect(grid.rowCount()).toBe(10);
});

test('the blank row belongs to the last card until it is one', () => {
  grid.choose(2, at('title'));
  expect(grid.getState().row).toBe(2);
  expect(grid.chosenCard()).toBe(1);
  grid.write('Mocha');
  expect(grid.chosenCard()).toBe(2);
});

test('pastes a block from the chosen cell on as one step', () => {
  grid.choose(1, at('title'));
  grid.paste([
    ['Mocha', 'Dark', 'Buy', 'https://shop.com/mocha', 'Call', '+911234567890'],
    ['Latte', '', '', '', 'Call', '+911234567890'],
  ]);
  expect(now().map(({ title }) => title)).toEqual(['Tea', 'Mocha', 'Latte']);
  expect(now()[2]?.suggestions).toHaveLength(1);
  expect(now()[1]?.suggestions?.map(({ action }) => Object.keys(action ?? {}))).toEqual([
    ['text', 'openUrlAction'],
    ['text', 'dialAction'],
  ]);
  expect(editor.history.getState().past).toHaveLength(1);
});

test('fills a button down: its text leaves the target of each card, its target the text', () => {
  grid.paste([]);
  write(1, 'text0', 'Order');
  write(1, 'target0', 'https://shop.com/coffee');
  grid.choose(0, at('text0'));
  grid.fill();
  expect(now()[1]?.suggestions).toEqual([link('Buy', 'https://shop.com/coffee')]);
  grid.choose(0, at('target0'));
  grid.fill();
  expect(now()[1]?.suggestions).toEqual([link('Buy', 'https://shop.com/tea')]);
  expect(editor.history.getState().past.at(-1)?.label).toBe('fill down Button 1 link or number');
});
