import { isPressed, type Shortcut } from '../../ui/browser/keys';

/** Keys while a template is open. */
export const editorShortcuts = {
  undo: { label: 'Undo', keys: ['Mod+Z'] },
  redo: { label: 'Redo', keys: ['Mod+Shift+Z', 'Mod+Y'] },
} as const satisfies Record<string, Shortcut>;

/** Keys on the line of a card or button. */
export const lineShortcuts = {
  up: { label: 'Move up', keys: ['Alt+ArrowUp'] },
  down: { label: 'Move down', keys: ['Alt+ArrowDown'] },
  left: { label: 'Move card left', keys: ['Alt+ArrowLeft'] },
  right: { label: 'Move card right', keys: ['Alt+ArrowRight'] },
  delete: { label: 'Delete', keys: ['Delete'] },
  copy: { label: 'Copy', keys: ['Mod+C'] },
  cut: { label: 'Cut', keys: ['Mod+X'] },
  paste: { label: 'Paste after', keys: ['Mod+V'] },
} as const satisfies Record<string, Shortcut>;

/** Whether a key was pressed that one of these shortcuts names. */
export const isOneOf = (event: KeyboardEvent, ...shortcuts: readonly Shortcut[]) =>
  shortcuts.some(({ keys }) => keys.some((name) => isPressed(event, name)));

/** The step of the history that a key asks for, if any. */
export const historyVerb = (event: KeyboardEvent) =>
  (['undo', 'redo'] as const).find((verb) => isOneOf(event, editorShortcuts[verb]));

/** The direction in which a key moves the line on which it was pressed, if any. `sideways`: lines side by side. */
export function moveOf(event: KeyboardEvent, sideways = false): -1 | 1 | undefined {
  const { up, down, left, right } = lineShortcuts;
  if (isOneOf(event, up) || (sideways && isOneOf(event, left))) return -1;
  return isOneOf(event, down) || (sideways && isOneOf(event, right)) ? 1 : undefined;
}

/** Whether a key deletes the line on which it was pressed. */
export const isDelete = (event: KeyboardEvent) => isOneOf(event, lineShortcuts.delete);
