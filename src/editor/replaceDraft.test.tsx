// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { sizeOf } from '../../scripts/tests/sizes.mjs';
import { type TemplateDraft } from '../schema/draft/draft';
import { withoutBlanks } from '../schema/draft/draftToTemplate';
import { findExample } from '../schema/examples/examples';
import { template as anyTemplate } from '../schema/testing/template.arbitrary';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { replaceDraft } from './replaceDraft';
import { setDraftValue } from './fields/draftValues';
import { TemplateForm } from './TemplateForm';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;

const example = (id: string): TemplateDraft =>
  structuredClone<TemplateDraft>(findExample(id)?.template ?? { type: 'text_message', component: {} });

function open(start: TemplateDraft) {
  const editor = createTemplateEditor(start, { 'component#carousel': { kept: true } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<TemplateForm editor={editor} />));
  return { editor, close: () => act(() => root.unmount()) };
}

const field = (path: string) => document.querySelector<HTMLInputElement>(`form [data-path="${path}"]`)?.value;

it('shows the new values in mounted fields, and the old values after undo', () => {
  const { editor, close } = open(example('order-shipped'));
  const title = 'component.richCard.standaloneCard.cardContent.title';
  const before = field(title);
  const next = example('order-shipped');
  delete next.name;
  act(() => replaceDraft(editor, { origin: 'command', label: 'restore version Spring', template: next }));
  act(() => setDraftValue(editor, title, 'Another title'));
  const other: TemplateDraft = {
    ...next,
    component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: {} } } },
  };
  act(() => replaceDraft(editor, { origin: 'paste', label: 'paste', template: other, stash: {} }));
  expect(field(title)).toBe('');
  expect(field('name')).toBe('');
  expect(editor.document.getState().stash).toEqual({});
  expect(editor.history.getState().past.at(-1)?.label).toBe('paste');
  act(() => {
    while (editor.history.undo() !== undefined);
  });
  expect(field(title)).toBe(before);
  expect(field('name')).toBe('order_shipped');
  expect(editor.document.getState().stash).toEqual({ 'component#carousel': { kept: true } });
  close();
});

it('replaces any template by any other in one step that undo and redo reproduce exactly', () => {
  fc.assert(
    fc.property(anyTemplate, anyTemplate, (from, to) => {
      const { editor, close } = open(from);
      act(() => replaceDraft(editor, { origin: 'command', label: 'restore', template: to }));
      expect(editor.document.getState().draft).toEqual(withoutBlanks(to));
      act(() => void editor.history.undo());
      expect(editor.document.getState().draft).toEqual(withoutBlanks(from));
      expect(editor.history.getState().past).toEqual([]);
      act(() => void editor.history.redo());
      expect(editor.document.getState().draft).toEqual(withoutBlanks(to));
      close();
    }),
    { numRuns: sizeOf({ everyday: 5, full: 15 }) },
  );
});
