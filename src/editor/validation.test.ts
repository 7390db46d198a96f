import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemplateEditor } from './createTemplateEditor';
import { createFieldBinding } from './fields/createFieldBinding';
import { visibleIssue } from './model/diagnosticsState';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const editor = createTemplateEditor({ name: '', type: 'text_message', component: { text: 'Hello' } }, {});
  editor.fields.open(createFieldBinding);
  const { onChange } = editor.fields.register('name');
  return { editor, type: (value: string) => onChange({ type: 'change', target: { name: 'name', value } }) };
}

it('validates after a pause in typing, or after two seconds of typing', async () => {
  const { editor, type } = open();
  const issues = () => editor.diagnostics.getState().issues.length;
  expect(issues()).toBe(1);
  await type('spring');
  await vi.advanceTimersByTimeAsync(100);
  expect(issues()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(issues()).toBe(0);

  for (let count = 0; count < 25; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await type(`Spring${count}`);
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(issues()).toBe(1);
});

it('validates at once when a field is left, so a corrected value is not called wrong', async () => {
  const { editor, type } = open();
  await type('spring');
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBeUndefined();
  await type('Spring');
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toContain('lowercase');
});

it('clears the message at a field as soon as the value is correct, even during fast typing', async () => {
  const { editor, type } = open();
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBeDefined();
  await type('s');
  await vi.advanceTimersByTimeAsync(60);
  await type('sp');
  await vi.advanceTimersByTimeAsync(60);
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBeUndefined();
});
