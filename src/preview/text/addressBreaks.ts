const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
/**
 * Where Android may break an address (O, its word breaker, after the Chicago manual): after a double slash, before a single
 * one and before most marks, on both sides of `=` and `&`.
 */
const BREAK = /(?<=\/\/)|(?<![/:])(?=\/)|(?=[~.,_?#%=&-])|(?<=[=&])/;

/** A text in the pieces between which Android may break the addresses in it. */
export function splitAtBreaks(text: string): string[] {
  const pieces = [''];
  let position = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const [first = '', ...others] = address.split(BREAK);
    pieces.push(pieces.pop() + text.slice(position, index) + first, ...others);
    position = index + address.length;
  }
  pieces.push(pieces.pop() + text.slice(position));
  return pieces;
}
