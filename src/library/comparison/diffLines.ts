import { diffTokens } from './diffTokens';

/** A line of one text beside its counterpart in the other; numbers count from 1. */
export type LineRow = {
  kind: 'same' | 'changed';
  before?: { number: number; text: string };
  after?: { number: number; text: string };
};

/** Compares two texts line by line. A line without a counterpart stands alone in its row. */
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
    // Put added lines beside the lines that they replace.
    const start =
      kind === 'added' && previous?.kind === 'removed' ? rows.length - previous.tokens.length : rows.length;
    for (const [index, text] of tokens.entries()) {
      const line = kind === 'added' ? { after: lineOf('after', text) } : { before: lineOf('before', text) };
      rows[start + index] = { kind: 'changed', ...rows[start + index], ...line };
    }
  }
  return rows;
}
