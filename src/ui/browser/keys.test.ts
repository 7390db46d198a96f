import { describe, expect, test } from 'vitest';
import { ariaKeys, isPressed, keyNames } from './keys';

type Pressed = Partial<
  Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
> & {
  isComposing?: boolean;
  altGraph?: boolean;
};

function press({ altGraph = false, ...rest }: Pressed) {
  const event = {
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
    ...rest,
  };
  return event as KeyboardEvent;
}

describe('isPressed', () => {
  test('only the command key of the device counts as Mod', () => {
    const control = press({ key: 'k', ctrlKey: true });
    const command = press({ key: 'k', metaKey: true });
    expect([isPressed(control, 'Mod+K', false), isPressed(command, 'Mod+K', false)]).toEqual([true, false]);
    expect([isPressed(control, 'Mod+K', true), isPressed(command, 'Mod+K', true)]).toEqual([false, true]);
  });

  test('another modifier makes another shortcut', () => {
    expect(isPressed(press({ key: 'z', ctrlKey: true, shiftKey: true }), 'Mod+Z', false)).toBe(false);
    expect(isPressed(press({ key: 'Z', ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z', false)).toBe(true);
    expect(isPressed(press({ key: 'k' }), 'Mod+K', false)).toBe(false);
    expect(isPressed(press({ key: 'F6', shiftKey: true }), 'F6', false)).toBe(false);
    expect(isPressed(press({ key: 'F6', shiftKey: true }), 'Shift+F6', false)).toBe(true);
  });

  test('a sign counts with and without Shift', () => {
    expect(isPressed(press({ key: '?', shiftKey: true }), '?', false)).toBe(true);
    expect(isPressed(press({ key: '/', ctrlKey: true, shiftKey: true }), 'Mod+/', false)).toBe(true);
    expect(isPressed(press({ key: '/', ctrlKey: true }), 'Mod+/', false)).toBe(true);
  });

  test('on a layout without Latin letters the position of the key counts', () => {
    expect(isPressed(press({ key: 'л', code: 'KeyK', ctrlKey: true }), 'Mod+K', false)).toBe(true);
    // On a Latin layout the letter counts: this one has Z in the position of Y.
    expect(isPressed(press({ key: 'z', code: 'KeyY', ctrlKey: true }), 'Mod+Y', false)).toBe(false);
  });

  test('input made with AltGraph or an input method is no shortcut', () => {
    expect(isPressed(press({ key: 'k', ctrlKey: true, altGraph: true }), 'Mod+K', false)).toBe(false);
    expect(isPressed(press({ key: 'k', ctrlKey: true, isComposing: true }), 'Mod+K', false)).toBe(false);
  });
});

test('keys have the names on the keyboard of the device', () => {
  expect(keyNames('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z']);
  expect(keyNames('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyNames('Alt+ArrowUp', false)).toEqual(['Alt', '↑']);
  expect(keyNames('?', false)).toEqual(['?']);
});

test('assistive technology receives the values of aria-keyshortcuts', () => {
  expect(ariaKeys(['Mod+Shift+Z', 'Mod+Y'], false)).toBe('Control+Shift+Z Control+Y');
  expect(ariaKeys(['Mod+K'], true)).toBe('Meta+K');
});
