// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createKeyQueue } from './createKeyQueue';

function press(key: string, modifiers: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test('letters are collected while it runs, and reach nothing else', () => {
  const queue = createKeyQueue();
  const onCancel = vi.fn();
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  const stop = queue.start(onCancel);
  expect(['u', 'n', 'd', 'x', 'Backspace', 'o', 'Enter', 'Tab'].map((key) => press(key))).not.toContain(
    false,
  );
  expect(queue.text()).toBe('undo');
  expect(heard).not.toHaveBeenCalled();
  expect(press('c', { ctrlKey: true })).toBe(false);
  expect(press('ArrowDown')).toBe(false);

  press('Escape');
  expect(onCancel).toHaveBeenCalledOnce();
  stop();
  expect(press('x')).toBe(false);
  expect(queue.text()).toBe('undo');
  queue.clear();
  expect(queue.text()).toBe('');
  document.body.removeEventListener('keydown', heard);
});
