import { isPressed, type Shortcut } from '../../ui/browser/keys';

/** Keys while a template is open. */
export const editorShortcuts = {
  undo: { label: 'Take the last step back', keys: ['Mod+Z'] },
  redo: { label: 'Do it again', keys: ['Mod+Shift+Z', 'Mod+Y'] },
} as const satisfies Record<string, Shortcut>;

/** Keys on the line of a card or button. */
export const lineShortcuts = {
  up: { label: 'Move it up', keys: ['Alt+ArrowUp'] },
  down: { label: 'Move it down', keys: ['Alt+ArrowDown'] },
  copy: { label: 'Copy it', keys: ['Mod+C'] },
  cut: { label: 'Cut it', keys: ['Mod+X'] },
  paste: { label: 'Paste after it', keys: ['Mod+V'] },
} as const satisfies Record<string, Shortcut>;

/** The direction in which a key moves the line on which it was pressed, if any. */
export function moveOf(event: KeyboardEvent): -1 | 1 | undefined {
  if (lineShortcuts.up.keys.some((keys) => isPressed(event, keys))) return -1;
  return lineShortcuts.down.keys.some((keys) => isPressed(event, keys)) ? 1 : undefined;
}
