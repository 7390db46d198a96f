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
