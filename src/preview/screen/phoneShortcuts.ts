/** The keys within a phone, which is one stop of the Tab key. */
export const phoneShortcuts = [
  { label: 'Go to the next or the previous part', keys: ['ArrowDown', 'ArrowUp'] },
  { label: 'Go to the first or the last part', keys: ['Home', 'End'] },
  { label: 'Go to its field, or tap it in “Try”', keys: ['Enter'] },
  { label: 'Close what a tap opened', keys: ['Escape'] },
] as const;
