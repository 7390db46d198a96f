import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemplateEditor, registerField } from './createTemplateEditor';
import { visibleIssue } from './diagnostics';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const editor = createTemplateEditor({ name: '', type: 'text_message', component: { text: 'Hello' } }, {});
  const { onChange } = registerField(editor, 'name');
  return { editor, type: (value: string) => onChange({ type: 'change', target: { name: 'name', value } }) };
}

it('waits for a pause in typing, and not for ever', async () => {
  const { editor, type } = open();
  const issues = () => editor.board.get().issues.length;
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

it('judges at once when a field is left: what was mended is not called wrong', async () => {
  const { editor, type } = open();
  await type('spring');
  editor.reveal('name');
  expect(visibleIssue(editor.board.get(), 'name')).toBeUndefined();
  await type('Spring');
  editor.reveal('name');
  expect(visibleIssue(editor.board.get(), 'name')).toContain('lowercase');
});

it('judges at once what stands at the field as wrong, however fast it is typed on', async () => {
  const { editor, type } = open();
  editor.reveal('name');
  expect(visibleIssue(editor.board.get(), 'name')).toBeDefined();
  await type('s');
  await vi.advanceTimersByTimeAsync(60);
  await type('sp');
  await vi.advanceTimersByTimeAsync(60);
  expect(visibleIssue(editor.board.get(), 'name')).toBeUndefined();
});
