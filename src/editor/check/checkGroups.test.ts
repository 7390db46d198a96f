// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findAdvice } from '../../advice/findAdvice';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { listActions } from '../rows/listActions';
import { cardsPath } from '../../schema/draft/cards';
import { dismiss, fixAll, findingsOf, groupDiagnostics } from './checkGroups';

const carousel: TemplateDraft = {
  name: 'tea',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'MEDIUM',
        cardContents: [
          { title: 'Green tea ', description: 'From {{hill}}', suggestions: [{ reply: { text: 'Tea' } }] },
          { title: 'Black tea ', suggestions: [{ reply: {} }] },
        ],
      },
    },
  },
};

function open() {
  const editor = createTemplateEditor(carousel, {});
  editor.diagnostics.setAdviser(findAdvice);
  const validate = () => editor.diagnostics.reveal('type');
  const groups = () =>
    groupDiagnostics(editor.diagnostics.getState(), { isReadOnly: false, withoutIssues: false });
  const names = () => groups().map(({ name, count }) => `${name} ${count}`);
  const found = (id: string) =>
    groups().flatMap(({ entries }) => entries.flatMap(findingsOf).filter((finding) => finding.id === id));
  return { editor, groups, names, found, validate };
}

test('groups come in the order of what to do next', () => {
  const { editor, names } = open();
  editor.diagnostics.report('pictures', { findings: [], unchecked: ['1 picture was not reached.'] });
  editor.diagnostics.report('name', {
    findings: [{ id: 'name-used', level: 'warning', kind: 'refusal', path: ['name'], message: 'Used.' }],
  });
  editor.diagnostics.report('media', {
    findings: [{ id: 'gone', level: 'error', path: ['name'], message: 'Gone.' }],
  });
  expect(names()).toEqual(['error 1', 'blank 1', 'unchecked 1', 'warning 2', 'hint 2']);
});

test('all safe changes of a kind are made in one step', () => {
  const { editor, found, validate } = open();
  expect(fixAll(editor, found('outer-blanks'))).toBe(true);
  validate();
  expect(found('outer-blanks')).toEqual([]);
  expect(editor.history.getState().past).toHaveLength(1);
  editor.history.undo();
  validate();
  expect(found('outer-blanks')).toHaveLength(2);
});

test('a dismissed issue is listed apart, moves with its card, and comes back by undo and by Restore', () => {
  const { editor, names, found, validate } = open();
  dismiss(editor, found('marker-form'), true);
  validate();
  expect(names()).toContain('dismissed 1');
  expect(editor.diagnostics.getState().advice.map(({ id }) => id)).not.toContain('marker-form');
  listActions(editor, cardsPath, 'card').move(0, 1);
  validate();
  expect(editor.diagnostics.getState().dismissed.map(({ path }) => path.join('.'))).toEqual([
    `${cardsPath}.1.description`,
  ]);
  dismiss(editor, editor.diagnostics.getState().dismissed, false);
  validate();
  expect(editor.diagnostics.getState().dismissed).toEqual([]);
  editor.history.undo();
  editor.history.undo();
  editor.history.undo();
  validate();
  expect(editor.diagnostics.getState().dismissed).toEqual([]);
  expect(editor.document.getState().stash).toEqual({});
  expect(JSON.stringify(editor.document.getState().draft)).not.toContain('fine:');
});
