// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sizeOf } from '../../scripts/tests/sizes.mjs';
import { changeType } from '../editor/changeType';
import { createTemplateEditor } from '../editor/testing/createTemplateEditor';
import { emptyHistory, keptHistory, readHistory } from '../editor/model/history';
import { listActions } from '../editor/rows/listActions';
import { cardsPath } from '../schema/draft/cards';
import { setDraftValue } from '../editor/fields/draftValues';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import {
  boundHistory,
  createHistoryRows,
  readHistoryRows,
  type HistoryRow,
} from '../library/storage/historyRows';
import type { TemplateDraft } from '../schema/draft/draft';
import { TemplateType } from '../schema/values/enums';
import { fashion } from '../schema/examples/carousels';
import { blankSuggestion } from '../schema/draft/suggestionKinds';

Element.prototype.scrollIntoView = () => undefined;

type Range = { lower: string; upper: string };
Object.assign(globalThis, { IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) } });

/** A table that stores copies, as IndexedDB does, and counts its writes. */
function createTable() {
  const rows = new Map<string, HistoryRow>();
  let writes = 0;
  return {
    rows,
    writes: () => writes,
    put(row: HistoryRow) {
      writes += 1;
      rows.set(row.id, structuredClone(row));
      return Promise.resolve();
    },
    delete(key: string | Range) {
      for (const id of rows.keys())
        if (typeof key === 'string' ? id === key : id >= key.lower && id < key.upper) rows.delete(id);
      return Promise.resolve();
    },
    read(draftId: string, revision: number) {
      const steps = [...rows.values()].filter(({ id }) => id.startsWith(`${draftId}/`));
      return readHistoryRows(
        rows.get(draftId),
        steps.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        revision,
      );
    },
  };
}

const hasCards = (editor: TemplateEditor) => editor.document.getState().draft.type === 'carousel';

/** Edits of every kind, including undo and redo. */
const edits: ((editor: TemplateEditor, place: number, text: string) => unknown)[] = [
  (editor, _, text) => setDraftValue(editor, 'name', text),
  (editor, place) => changeType(editor, TemplateType.options[place % 3] ?? 'carousel'),
  (editor, place) => hasCards(editor) && listActions(editor, cardsPath, 'card').duplicate(place % 2),
  (editor, place) =>
    hasCards(editor) && listActions(editor, cardsPath, 'card').move(place % 2, place % 3 ? 1 : -1),
  (editor) => listActions(editor, 'component.suggestions', 'button').add(blankSuggestion('reply')),
  (editor) => void editor.history.undo(),
  (editor) => void editor.history.redo(),
];
const edit = fc.record({
  kind: fc.nat(edits.length - 1),
  place: fc.nat(20),
  text: fc.stringMatching(/^[a-z_]{1,8}$/),
  isStored: fc.boolean(),
});

function openAgain(template: TemplateDraft, editor: TemplateEditor, table: ReturnType<typeof createTable>) {
  return createTemplateEditor(
    structuredClone(template),
    structuredClone(editor.document.getState().stash),
    readHistory(table.read('d1', 7)),
  );
}

it('undoes any edits to the exact start and redoes them to the exact end, after a store and a read', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 15 }), (sequence) => {
      const editor = createTemplateEditor(structuredClone<TemplateDraft>(fashion.template), {});
      const start = editor.document.getState().draft;
      const table = createTable();
      const rows = createHistoryRows('d1');
      const store = () => {
        const change = rows.change(keptHistory(editor.history.getState()));
        void Promise.all(change.write(table, 7));
        change.done();
      };
      for (const { kind, place, text, isStored } of sequence) {
        editor.history.sealStep();
        edits[kind]?.(editor, place, text);
        if (isStored) store();
      }
      store();
      const now = editor.document.getState().draft;
      const again = openAgain(now, editor, table);
      while (again.history.undo() !== undefined);
      expect(again.document.getState().draft).toEqual(start);
      expect(again.document.getState().stash).toEqual({});
      while (again.history.redo() !== undefined);
      while (editor.history.redo() !== undefined);
      expect(again.document.getState().draft).toEqual(editor.document.getState().draft);
      expect(again.document.getState().stash).toEqual(editor.document.getState().stash);
    }),
    { numRuns: sizeOf({ everyday: 30, full: 100 }) },
  );
});

it('writes only the changed rows, however many steps there are', () => {
  const editor = createTemplateEditor(structuredClone<TemplateDraft>(fashion.template), {});
  const table = createTable();
  const rows = createHistoryRows('d1');
  const store = () => {
    const change = rows.change(keptHistory(editor.history.getState()));
    void Promise.all(change.write(table, 7));
    change.done();
  };
  for (let count = 0; count < 600; count += 1) {
    editor.history.sealStep();
    setDraftValue(editor, 'name', `name_${count}`);
  }
  store();
  expect(table.rows.size).toBe(501);
  const before = table.writes();
  setDraftValue(editor, 'name', 'name_600');
  store();
  expect(table.writes() - before).toBe(2);
  editor.history.sealStep();
  setDraftValue(editor, 'name', 'name_601');
  store();
  // The sealed step, the new step and the head.
  expect(table.writes() - before).toBe(2 + 3);
  expect(table.rows.size).toBe(501);
  expect(table.read('d1', 7)?.steps).toHaveLength(500);
});

it('is empty if the draft has another revision, or a row is missing or damaged', () => {
  const editor = createTemplateEditor(structuredClone<TemplateDraft>(fashion.template), {});
  const table = createTable();
  setDraftValue(editor, 'name', 'a');
  editor.history.sealStep();
  setDraftValue(editor, 'name', 'b');
  void Promise.all(createHistoryRows('d1').change(keptHistory(editor.history.getState())).write(table, 7));
  expect(readHistory(table.read('d1', 7)).past).toHaveLength(2);
  expect(readHistory(table.read('d1', 8))).toEqual(emptyHistory);
  const [, last] = [...table.rows.keys()].filter((id) => id !== 'd1');
  const damages: unknown[] = [
    undefined,
    7,
    { label: 'x', typing: false },
    { label: 'x', typing: false, change: { path: '__proto__.polluted', before: 1, after: 2 } },
  ];
  for (const step of damages) {
    void table.put({ id: last ?? '', step });
    expect(readHistory(table.read('d1', 7))).toEqual(emptyHistory);
  }
  void table.delete(last ?? '');
  expect(readHistory(table.read('d1', 7))).toEqual(emptyHistory);
});

it('does not undo a damaged step that would leave no draft', () => {
  const damaged = {
    steps: [{ label: 'x', typing: false, change: { path: 'component', before: 7, after: {} } }],
    done: 1,
  };
  const editor = createTemplateEditor({ type: 'text_message', component: {} }, {}, readHistory(damaged));
  expect(editor.history.undo()).toBeUndefined();
  expect(editor.document.getState().draft).toEqual({ type: 'text_message', component: {} });
  expect(editor.history.getState()).toEqual(emptyHistory);
});

it('drops the oldest steps if all together are too large', () => {
  const steps = ['a', 'b', 'c'].map((label) => ({ label, text: 'x'.repeat(100) }));
  expect(boundHistory({ steps, done: 2 }, 300)).toEqual({ steps: steps.slice(1), done: 1 });
  expect(boundHistory({ steps, done: 2 }, 3000)).toEqual({ steps, done: 2 });
});
