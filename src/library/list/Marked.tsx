import { markHits } from '../query/searchDrafts';

/** A text with what was searched for marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markHits(text, words).map(({ text: piece, hit }, index) =>
    hit ? <mark key={index}>{piece}</mark> : piece,
  );
}
