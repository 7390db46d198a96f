import { splitAtLinks } from '../../model/splitAtLinks';

/**
 * The web address that ends a text, if one does: an iPhone turns it into a preview, and any text after it
 * keeps it a plain link (D, Google's cross-platform playbook). Full stops and spaces after it count as
 * nothing (I).
 */
export function trailingLink(text: string): string | undefined {
  const pieces = splitAtLinks(text);
  while (pieces.length > 0) {
    const last = pieces.pop();
    if (last?.isLink) return last.text;
    if (last && /[\p{L}\p{M}\p{N}\p{S}]/u.test(last.text)) return undefined;
  }
  return undefined;
}

/** What the tile of a link names: its host without `www.`. */
export function linkHost(address: string): string {
  const [, host = address] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? [];
  return host.replace(/^www\./i, '');
}
