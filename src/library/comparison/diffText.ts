import { diffArrays } from 'diff';

/** A run of tokens of both texts, or of one of them. */
type TokenRun = { kind: 'same' | 'removed' | 'added'; tokens: readonly string[] };

/** Milliseconds after which two lists count as different throughout. */
const diffTimeoutMs = 200;

/** Compares two lists of words or lines. Removed tokens come before the tokens that replace them. */
function diffTokens(before: readonly string[], after: readonly string[]): TokenRun[] {
  const changes = diffArrays([...before], [...after], { timeout: diffTimeoutMs });
  if (!changes) {
    const replaced: TokenRun[] = [
      { kind: 'removed', tokens: before },
      { kind: 'added', tokens: after },
    ];
    return replaced.filter(({ tokens }) => tokens.length > 0);
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    tokens: value,
  }));
}

/** A piece that both texts have, or that was removed or added. */
export type ChangedPiece = { kind: 'same' | 'removed' | 'added'; text: string };

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const split = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

/** Compares two texts word by word. A space between two changed words counts as changed. */
export function diffWords(before: string, after: string): ChangedPiece[] {
  const pieces: ChangedPiece[] = diffTokens(split(before), split(after)).map(({ kind, tokens }) => ({
    kind,
    text: tokens.join(''),
  }));
  return pieces.reduce<ChangedPiece[]>((done, piece, place) => {
    const isGap = piece.kind === 'same' && piece.text.trim() === '' && place > 0 && place < pieces.length - 1;
    return isGap
      ? join(join(done, { ...piece, kind: 'removed' }), { ...piece, kind: 'added' })
      : join(done, piece);
  }, []);
}

/** Adds a piece; between two unchanged pieces, removed text comes before added text. */
function join(done: ChangedPiece[], piece: ChangedPiece): ChangedPiece[] {
  const lastSame = done.findLastIndex(({ kind }) => kind === 'same');
  const place = done.findIndex(({ kind }, index) => index > lastSame && kind === piece.kind);
  if (piece.kind !== 'same' && place >= 0)
    return done.with(place, { ...piece, text: `${done[place]?.text ?? ''}${piece.text}` });
  const isBefore = piece.kind === 'removed' && done.at(-1)?.kind === 'added';
  return isBefore ? done.toSpliced(-1, 0, piece) : [...done, piece];
}

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
