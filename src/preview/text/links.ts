export type LinkKind = 'web' | 'email' | 'phone';

/** A piece of a text: something that a phone makes a link of, or the words between two of them. */
type TextPiece = { text: string; link?: LinkKind };

type Found = { index: number; text: string; link: LinkKind };

const SCHEME = /https?:\/\/(?=.)/i;
/** Punctuation around an address belongs to the sentence. */
const SENTENCE_START = /^[('"«“‘<[{]+/;
const SENTENCE_END = /[.,;:!?'"»”’)\]}>]+$/;
const ADDRESS_END = /[.,;:!?'"»”’)]+$/;
const EMAIL = /^[^\s@]{1,64}@(?:[^\s@.]+\.)+[a-z]{2,24}$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const PHONE = /(?<![\p{L}\p{N}_+])(?:\+|\(|\d)[\d ().-]{6,18}\d(?![\p{L}\p{N}_])/gu;

/** I: endings of a domain that a phone takes for an address without `https://` or `www.`; the phones know more. */
const endings = new Set(
  (
    'com org net edu gov info biz app dev io co ai me tv shop store online site link ' +
    'in uk us ca au nz de fr es it nl be ch at ie pl se no dk ae za pk bd lk sg ph id jp hk mx br eu'
  ).split(' '),
);

/**
 * Splits a text into what a phone makes links of (web addresses, also without scheme, e-mail addresses, phone
 * numbers) and the words between. Joined, the pieces give the text again. The recognition is inferred: the systems
 * have more rules than these.
 */
export function splitAtLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { index, text: found, link } of findLinks(text)) {
    if (index > position) pieces.push({ text: text.slice(position, index) });
    pieces.push({ text: found, link });
    position = index + found.length;
  }
  if (position < text.length) pieces.push({ text: text.slice(position) });
  return pieces;
}

function findLinks(text: string): Found[] {
  const words = [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => linkIn(word, index) ?? []);
  const phones = [...text.matchAll(PHONE)].flatMap(({ 0: match, index }): Found[] =>
    isPhoneNumber(match) && !words.some((word) => overlaps(word, index, match.length))
      ? [{ index, text: match, link: 'phone' }]
      : [],
  );
  return phones.length === 0 ? words : [...words, ...phones].sort((one, other) => one.index - other.index);
}

const overlaps = ({ index, text }: Found, start: number, length: number) =>
  index < start + length && start < index + text.length;

/** The link in a word, which starts at `at`. */
function linkIn(word: string, at: number): Found | undefined {
  const scheme = word.search(SCHEME);
  if (scheme >= 0) {
    const address = word.slice(scheme).replace(ADDRESS_END, '');
    return { index: at + scheme, text: address, link: 'web' };
  }
  if (!word.includes('.')) return undefined;
  const start = SENTENCE_START.exec(word)?.[0].length ?? 0;
  const core = word.slice(start).replace(SENTENCE_END, '');
  const link = core.includes('@') ? EMAIL.test(core) && 'email' : isDomain(core) && 'web';
  return link ? { index: at + start, text: core, link } : undefined;
}

function isDomain(address: string): boolean {
  const [host = ''] = address.split(/[/?#:]/, 1);
  const labels = host.toLowerCase().split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false;
  return labels[0] === 'www' ? labels.length > 2 && /^\p{L}{2,}$/u.test(last) : endings.has(last);
}

function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  // A list of small numbers is none.
  if (!/\d{3}/.test(text)) return false;
  return text.startsWith('+') ? digits >= 8 && digits <= 15 : digits >= 10 && digits <= 11;
}

/** The host of an address without `www.`, as previews of a link name it. */
export function linkHost(address: string): string {
  const [host = address] = address.replace(/^https?:\/\//i, '').split(/[/?#]/, 1);
  return host.replace(/^www\./i, '');
}

/** The tile of a link at the end of a text on an iPhone. */
export const tileLabel = 'Tap to Load Preview';

/** The web address whose page Android previews below a text: its only one. Of several, none is previewed (D, Google). */
export function previewedLink(text: string): string | undefined {
  const links = splitAtLinks(text).filter(({ link }) => link === 'web');
  return links.length === 1 ? links[0]?.text : undefined;
}

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
