import type { Shortcut } from '../../ui/browser/keys';

/** The shortcuts of every page. */
export const appShortcuts = {
  palette: { label: 'Find a page, a draft, a field or an action', keys: ['Mod+K'] },
  sheet: { label: 'Show this list', keys: ['Mod+/', '?'] },
  nextPane: { label: 'Go to the next part of the page', keys: ['F6'] },
  previousPane: { label: 'Go to the previous part', keys: ['Shift+F6'] },
} as const satisfies Record<string, Shortcut>;

/** A shortcut of one character can be switched off (WCAG 2.1.4). */
export const characterKey = '?';
