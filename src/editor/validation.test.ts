import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { typeDraftValue } from './fields/draftValues';
import { visibleIssue } from './model/diagnosticsState';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const editor = createTemplateEditor({ name: '', type: 'text_message', component: { text: 'Hello' } }, {});
  return { editor, type: (value: string) => typeDraftValue(editor.document, 'name', value) };
}

it('validates after a pause in typing, or after two seconds of typing', async () => {
  const { editor, type } = open();
  const issues = () => editor.diagnostics.getState().issues.length;
  expect(issues()).toBe(1);
  type('spring');
  await vi.advanceTimersByTimeAsync(100);
  expect(issues()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(issues()).toBe(0);

  for (let count = 0; count < 25; count += 1) {
    type(`Spring${count}`);
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(issues()).toBe(1);
});

it('validates at once when a field is left, so a corrected value is not called wrong', async () => {
  const { editor, type } = open();
  type('spring');
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBeUndefined();
  type('Spring');
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toContain('lowercase');
});

it('says the error that appears when a field is left, and that it is fixed', async () => {
  const { editor, type } = open();
  const { news } = editor.diagnostics;
  editor.diagnostics.reveal('type');
  expect(news.getState()).toBe('');
  type('Spring');
  editor.diagnostics.reveal('name');
  expect(news.getState()).toMatch(/^Template name: .*lowercase/);
  type('spring');
  await vi.advanceTimersByTimeAsync(300);
  type('spring_26');
  await vi.advanceTimersByTimeAsync(300);
  editor.diagnostics.reveal('name');
  expect(news.getState()).toBe('Template name: fixed.');
});

it('clears the message at a field as soon as the value is correct, even during fast typing', async () => {
  const { editor, type } = open();
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBeDefined();
  type('s');
  await vi.advanceTimersByTimeAsync(60);
  type('sp');
  await vi.advanceTimersByTimeAsync(60);
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBeUndefined();
});
