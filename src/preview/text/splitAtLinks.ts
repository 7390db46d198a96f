import type { TextPiece } from './TextPiece';

const ADDRESS = /https?:\/\/\S+/gi;
/** Punctuation after an address belongs to the sentence. */
const SENTENCE_END = /[.,;:!?'"»”’)]+$/;

/** Splits a text into web addresses and the words between them. Joined, the pieces give the text again. */
export function splitAtLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = match.replace(SENTENCE_END, '');
    if (index > position) pieces.push({ text: text.slice(position, index), isLink: false });
    pieces.push({ text: address, isLink: true });
    position = index + address.length;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), isLink: false });
  return pieces;
}
