import { diffTokens } from './diffTokens';

/** A piece that both texts have, or that was removed or added. */
export type TextPiece = { kind: 'same' | 'removed' | 'added'; text: string };

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const split = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

/** Compares two texts word by word. A space between two changed words counts as changed. */
export function diffWords(before: string, after: string): TextPiece[] {
  const pieces: TextPiece[] = diffTokens(split(before), split(after)).map(({ kind, tokens }) => ({
    kind,
    text: tokens.join(''),
  }));
  return pieces.reduce<TextPiece[]>((done, piece, place) => {
    const isGap = piece.kind === 'same' && piece.text.trim() === '' && place > 0 && place < pieces.length - 1;
    return isGap
      ? join(join(done, { ...piece, kind: 'removed' }), { ...piece, kind: 'added' })
      : join(done, piece);
  }, []);
}

/** Adds a piece; between two unchanged pieces, removed text comes before added text. */
function join(done: TextPiece[], piece: TextPiece): TextPiece[] {
  const lastSame = done.findLastIndex(({ kind }) => kind === 'same');
  const place = done.findIndex(({ kind }, index) => index > lastSame && kind === piece.kind);
  if (piece.kind !== 'same' && place >= 0)
    return done.with(place, { ...piece, text: `${done[place]?.text ?? ''}${piece.text}` });
  const isBefore = piece.kind === 'removed' && done.at(-1)?.kind === 'added';
  return isBefore ? done.toSpliced(-1, 0, piece) : [...done, piece];
}
