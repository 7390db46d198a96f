/** The keys within a phone, which is one stop of the Tab key. */
export const phoneShortcuts = [
  { label: 'Go to the next or previous part', keys: ['ArrowDown', 'ArrowUp'] },
  { label: 'Go to the first or last part', keys: ['Home', 'End'] },
  { label: 'Edit it, or tap it in “Try”', keys: ['Enter'] },
  { label: 'Close', keys: ['Escape'] },
] as const;
