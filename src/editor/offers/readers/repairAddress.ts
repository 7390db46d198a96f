import { isHttpUri } from '../../../lib/address/uri';
import { trimBlanks } from '../../../lib/text/asciiText';
import { isHttpUriWithMarkers, splitAtMarkers } from '../../../schema/values/markers';

/** Pairs that people and programs put around an address. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['’', '’'],
  ['«', '»'],
  ['<', '>'],
  ['(', ')'],
];
const QUOTES = /["'`“”„‘’«»]/;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Right and mistyped beginnings: `https://`, `htp://`, `https//`, `http:\\`, `https:`. */
const SCHEME =
  /^(?:h{1,2}t{1,3}p{1,2}s{0,2}|h?ttps?|h?tps?|hpt{1,2}ps?|htt?sp?|hptts?)(?:\s*[:;]\s*[/\\]*|\s*[/\\]{2,})\s*/i;
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}][\p{L}\p{M}\p{N}-]{1,61}(?::\d{1,5})?$/u;
const FILE_NAME =
  /^[^/?#]*\.(?:jpe?g|png|gif|webp|heic|svg|mp4|m4v|mov|webm|pdf|docx?|xlsx?|pptx?|html?|txt|csv)$/i;
const NOT_IN_ADDRESS = /[^A-Za-z0-9\-._~!$&'()*+,;=%:@/?#]/gu;

/** Whether it is the name of a file, not of a host. */
export const isFileName = (text: string) => FILE_NAME.test(text);

/**
 * The https address that a text plainly means, valid by the schema; undefined if there is none. Markers may stand after
 * the host where the field takes them.
 */
export function repairAddress(text: string, takesMarkers: boolean): string | undefined {
  const words = unwrap(text.replace(INVISIBLE, ''));
  const rest = words.replace(SCHEME, '').replace(/^[/\\]{2,}\s*/, '');
  const hasScheme = rest !== words;
  const [authority, path] = splitAtPath(rest.replaceAll('\\', '/'));
  const host = hostOf(authority);
  if (host === undefined || (!hasScheme && isFileName(rest))) return undefined;
  // Without a scheme, words after a blank are a sentence and no address.
  if (!hasScheme && /\s/.test(path) && !/^[/?#]/.test(path)) return undefined;
  const address = `https://${host}${encode(path, takesMarkers)}`;
  return (takesMarkers ? isHttpUriWithMarkers(address) : isHttpUri(address)) ? address : undefined;
}

/** Without blanks, brackets and quotes around it; the target of a Markdown link. */
function unwrap(text: string): string {
  let words = trimBlanks(text);
  const target = /^\[[^\]]{0,200}\]\((\S+)\)$/.exec(words)?.[1];
  if (target !== undefined) words = target;
  for (let layer = 0; layer < 3; layer += 1) {
    const pair = PAIRS.find(
      ([open, close]) => words.length > 1 && words.startsWith(open) && words.endsWith(close),
    );
    if (pair) words = trimBlanks(words.slice(1, -1));
  }
  // One quote alone comes from a selection that was a letter too long.
  if (QUOTES.test(words.charAt(0))) words = words.slice(1);
  if (/["`“”„‘’«»]/.test(words.charAt(words.length - 1))) words = words.slice(0, -1);
  return trimBlanks(words.replaceAll('&amp;', '&'));
}

function splitAtPath(text: string): [string, string] {
  const at = text.search(/[/?#]/);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** The host in ASCII. Blanks beside its dots are slips. */
function hostOf(authority: string): string | undefined {
  const host = authority.replace(/\s*\.\s*/g, '.').trim();
  const name = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?$/.test(host) || HOST.test(host) ? host : undefined;
  if (name === undefined) return undefined;
  try {
    return /^[\x21-\x7e]+$/.test(name) ? name : new URL(`https://${name}`).host;
  } catch {
    return undefined;
  }
}

/** Writes characters that an address may not hold in percent form, and keeps markers and what is encoded already. */
function encode(path: string, takesMarkers: boolean): string {
  const [beforeFragment = '', ...fragments] = path.split('#');
  const pieces = takesMarkers ? splitAtMarkers : (text: string) => [{ text }];
  const encoded = [beforeFragment, fragments.join('%23')].map((part) =>
    pieces(part)
      .map((piece) => ('marker' in piece ? piece.marker : encodeText(piece.text)))
      .join(''),
  );
  return fragments.length === 0 ? `${encoded[0]}` : encoded.join('#');
}

function encodeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(NOT_IN_ADDRESS, (character) => encodeURIComponent(character));
}
