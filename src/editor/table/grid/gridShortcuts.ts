import type { Shortcut } from '../../../ui/browser/keys';

/** Keys on the chosen cell of the table. */
export const gridShortcuts = {
  edit: { label: 'Edit the cell; a letter replaces its text', keys: ['Enter', 'F2'] },
  empty: { label: 'Empty the cell', keys: ['Delete'] },
  next: { label: 'Write it and go to the next cell', keys: ['Tab'] },
  fill: { label: 'Put it into all cells below', keys: ['Mod+D'] },
  up: { label: 'Move the card up', keys: ['Alt+ArrowUp'] },
  down: { label: 'Move the card down', keys: ['Alt+ArrowDown'] },
} as const satisfies Record<string, Shortcut>;
