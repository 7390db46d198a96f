/** Longer texts are no mail. */
const MAX_HTML = 1_000_000;
const MAX_LINKS = 30;
const MAX_WORDS = 100;

type Link = { words: string; address: string };

/**
 * A copied text with the addresses behind its words, each on a line of its own below it: "Book now: https://…". The
 * clipboard keeps them in its HTML only. `html` is searched as text and becomes no document.
 */
export function withHiddenLinks(text: string, html: string): string {
  if (html === '' || html.length > MAX_HTML) return text;
  const hidden = linksIn(html).filter(
    ({ words, address }) => !text.includes(bare(address)) && !(isNumber(address) && digitsIn(words) > 4),
  );
  const lines = new Map(
    hidden.map(({ words, address }) => [address, `${words}: ${address.replace(/^tel:/i, '')}`]),
  );
  if (lines.size === 0) return text;
  return [text.trimEnd(), '', ...[...lines.values()].slice(0, MAX_LINKS)].join('\n');
}

const isNumber = (address: string) => /^tel:/i.test(address);
const digitsIn = (words: string) => words.replace(/\D/g, '').length;
/** An address as texts show it. */
const bare = (address: string) => address.replace(/^(?:https?:\/\/|tel:)/i, '').replace(/\/$/, '');

/** The web addresses and phone numbers that words lead to. A picture that is a link has no words. */
function linksIn(html: string): Link[] {
  const links: Link[] = [];
  let open: Link | undefined;
  for (const part of html.split(/(<[^<>]*>)/)) {
    if (/^<a\s/i.test(part)) open = { words: '', address: addressOf(part) };
    else if (/^<\/a\b/i.test(part)) {
      const words = open?.words.replaceAll(/\s+/g, ' ').trim();
      if (open && words && words.length <= MAX_WORDS && isTarget(open.address))
        links.push({ ...open, words });
      open = undefined;
    } else if (open && !part.startsWith('<')) open.words += decode(part);
  }
  return links;
}

const isTarget = (address: string) => /^(?:https?:\/\/|tel:\+?\d)\S+$/i.test(address);

function addressOf(tag: string): string {
  const [, , quoted, plain] = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'>]+))/is.exec(tag) ?? [];
  return decode(quoted ?? plain ?? '').trim();
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return names[name.toLowerCase()] ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
