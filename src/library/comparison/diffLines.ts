import { diffTokens } from './diffTokens';

/** A line of one text beside its line of the other; counted from 1. */
export type LineRow = {
  kind: 'same' | 'changed';
  before?: { number: number; text: string };
  after?: { number: number; text: string };
};

/** Two texts line by line beside each other: a line that has no counterpart stands alone. */
export function diffLines(before: string, after: string): LineRow[] {
  const rows: LineRow[] = [];
  const count = { before: 0, after: 0 };
  const lineOf = (side: 'before' | 'after', text: string) => {
    count[side] += 1;
    return { number: count[side], text };
  };
  const runs = diffTokens(before.split('\n'), after.split('\n'));
  for (const [place, { kind, tokens }] of runs.entries()) {
    if (kind === 'same') {
      for (const text of tokens)
        rows.push({ kind, before: lineOf('before', text), after: lineOf('after', text) });
      continue;
    }
    const previous = runs[place - 1];
    // Lines that come stand beside those that went at the same place.
    const start =
      kind === 'added' && previous?.kind === 'removed' ? rows.length - previous.tokens.length : rows.length;
    for (const [index, text] of tokens.entries()) {
      const line = kind === 'added' ? { after: lineOf('after', text) } : { before: lineOf('before', text) };
      rows[start + index] = { kind: 'changed', ...rows[start + index], ...line };
    }
  }
  return rows;
}
