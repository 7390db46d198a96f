import { splitAtLinks } from '../../text/splitAtLinks';

/**
 * The web address at the end of a text. An iPhone turns it into a preview; text after the address keeps it a plain
 * link (D, Google's cross-platform playbook). Punctuation and spaces after it do not count (I).
 */
export function trailingLink(text: string): string | undefined {
  const pieces = splitAtLinks(text);
  while (pieces.length > 0) {
    const last = pieces.pop();
    if (last?.link) return last.link === 'web' ? last.text : undefined;
    if (last && /[\p{L}\p{M}\p{N}\p{S}]/u.test(last.text)) return undefined;
  }
  return undefined;
}

/** A text with the words before a link at its end, which moves into a tile. */
export function splitTrailingLink(text: string): { words: string; link: string | undefined } {
  const link = trailingLink(text);
  return { words: link === undefined ? text : text.slice(0, text.lastIndexOf(link)).trimEnd(), link };
}
