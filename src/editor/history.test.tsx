import { valueAt } from '../lib/path';
// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { sizeOf } from '../../scripts/tests/sizes.mjs';
import type { TemplateDraft } from '../schema/draft/draft';
import { TemplateType } from '../schema/values/enums';
import { examples, findExample } from '../schema/examples/examples';
import { blankSuggestion, suggestionKinds } from '../schema/draft/suggestionKinds';
import { changeKind } from './suggestions/changeKind';
import { changeType } from './changeType';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { listActions } from './rows/listActions';
import { type SuggestionsPath } from './state/paths';
import { cardsPath } from '../schema/draft/cards';
import { replaceDraft } from './replaceDraft';
import { setDraftValue } from './fields/draftValues';
import type { TemplateEditor } from './model/TemplateEditor';
import { TemplateForm } from './TemplateForm';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;

function open(id: string): { editor: TemplateEditor; start: TemplateDraft; close: () => void } {
  const start = structuredClone<TemplateDraft>(
    findExample(id)?.template ?? { type: 'text_message', component: {} },
  );
  const editor = createTemplateEditor(start, {});
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<TemplateForm editor={editor} />));
  return { editor, start: editor.document.getState().draft, close: () => act(() => root.unmount()) };
}

const lengthOf = (editor: TemplateEditor, path: string) => {
  const list = valueAt(editor.document.getState().draft, path);
  return Array.isArray(list) ? list.length : 0;
};

/** The list of buttons on the screen. */
function suggestionsPath(editor: TemplateEditor): SuggestionsPath {
  const { type } = editor.document.getState().draft;
  if (type === 'text_message') return 'component.suggestions';
  if (type === 'rich_card') return 'component.richCard.standaloneCard.cardContent.suggestions';
  return `${cardsPath}.0.suggestions`;
}

const exampleDraft = (place: number) =>
  structuredClone<TemplateDraft>(
    examples[place % examples.length]?.template ?? { type: 'text_message', component: {} },
  );

/** A change as the JSON pane makes it. */
function writeDraft({ document }: TemplateEditor, draft: TemplateDraft) {
  document.dispatch({
    origin: 'json',
    label: 'edit the code',
    apply: ({ stash }) => ({ draft, stash }),
  });
}

type Edit = { kind: number; place: number; text: string };

function doEdit(editor: TemplateEditor, { kind, place, text }: Edit) {
  const list = suggestionsPath(editor);
  const count = lengthOf(editor, list);
  const index = count === 0 ? 0 : place % count;
  const buttons = listActions(editor, list, 'button');
  const cards = lengthOf(editor, cardsPath);
  const cardActions = listActions(editor, cardsPath, 'card');
  const edits = [
    () => setDraftValue(editor, 'name', text),
    () => changeType(editor, TemplateType.options[place % 3] ?? 'carousel'),
    () => buttons.add(blankSuggestion('reply')),
    () => count > 0 && buttons.move(index, place % 2 ? 1 : -1),
    () => count > 0 && buttons.remove(index),
    () => count > 0 && buttons.duplicate(index),
    () =>
      count > 0 &&
      changeKind(editor, `${list}.${index}`, suggestionKinds[place % suggestionKinds.length] ?? 'reply'),
    () => cards > 0 && cardActions.duplicate(place % cards),
    () => cards > 1 && cardActions.remove(place % cards),
    () => cards > 0 && cardActions.move(place % cards, place % 2 ? 1 : -1),
    () =>
      replaceDraft(editor, {
        origin: 'paste',
        label: 'import',
        template: exampleDraft(place),
        stash: { [`component#${text}`]: text },
      }),
    () => writeDraft(editor, { ...exampleDraft(place), name: text }),
    () => writeDraft(editor, { type: 'text_message', component: { text } }),
  ];
  const chosen = edits[kind % edits.length];
  act(() => {
    chosen?.();
  });
}

const edit = fc.record({ kind: fc.nat(12), place: fc.nat(20), text: fc.stringMatching(/^[a-z_]{1,8}$/) });

it('undoes any sequence of edits to the exact start and redoes it to the exact end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('order-shipped', 'fashion', 'feedback'),
      fc.array(edit, { minLength: 1, maxLength: 12 }),
      (id, edits) => {
        const { editor, start, close } = open(id);
        for (const one of edits) doEdit(editor, one);
        const end = editor.document.getState().draft;
        const steps = editor.history.getState().past.length;
        act(() => {
          while (editor.history.undo() !== undefined);
        });
        expect(editor.document.getState().draft).toEqual(start);
        expect(editor.document.getState().stash).toEqual({});
        act(() => {
          while (editor.history.redo() !== undefined);
        });
        expect(editor.document.getState().draft).toEqual(end);
        expect(editor.history.getState().past).toHaveLength(steps);
        close();
      },
    ),
    { numRuns: sizeOf({ everyday: 5, full: 15 }) },
  );
}, 120_000);

it('makes one step of typing in one field and two steps of typing in two fields', () => {
  const { editor, close } = open('order-shipped');
  const title = 'component.richCard.standaloneCard.cardContent.title';
  for (const text of ['N', 'Ne', 'New']) act(() => setDraftValue(editor, title, text));
  for (const text of ['a', 'ab']) act(() => setDraftValue(editor, 'name', text));
  expect(editor.history.getState().past.map(({ label }) => label)).toEqual([
    'edit Card › Title',
    'edit Template name',
  ]);
  act(() => void editor.history.undo());
  expect(editor.document.getState().draft.name).toBe('order_shipped');
  expect(valueAt(editor.document.getState().draft, title)).toBe('New');
  close();
});

it('makes one step of typing in the JSON until the step is sealed', () => {
  const { editor, start, close } = open('order-shipped');
  const write = (text: string) =>
    act(() => writeDraft(editor, { type: 'text_message', component: { text } }));
  for (const text of ['N', 'Ne', 'New']) write(text);
  act(() => editor.history.sealStep());
  write('New and more');
  expect(editor.history.getState().past.map(({ label }) => label)).toEqual([
    'edit the code',
    'edit the code',
  ]);
  act(() => void editor.history.undo());
  expect(editor.document.getState().draft.component.text).toBe('New');
  act(() => void editor.history.undo());
  expect(editor.document.getState().draft).toEqual(start);
  close();
});
