const ADDRESS = /https?:\/\/\S+/gi;
// What ends a sentence does not belong to the address before it.
const SENTENCE_END = /[.,;:!?'"»”’)]+$/;

/** Cuts a text into web addresses and what stands between them; the pieces joined give the text again. */
export function splitAtLinks(text: string): { text: string; isLink: boolean }[] {
  const pieces: { text: string; isLink: boolean }[] = [];
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
