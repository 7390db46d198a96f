import { isPrivateHost } from '../../../lib/address/privateHost';
import { uriParts, isHttpUri } from '../../../lib/address/uri';
import { asciiDigits, trimBlanks, withoutMarks } from '../../../lib/text/asciiText';
import { replaceMarkers, isHttpUriWithMarkers, splitAtMarkers } from '../../../schema/values/markers';
import {
  shorten,
  singleChoice,
  type QuickFix,
  type QuickFixInput,
  type QuickFixReader,
} from '../../model/quickFix';

const EMAIL = /^(?:mailto:\s*)?[^\s@/?#:]{1,64}@[^\s@/?#:]{1,255}\.[^\s@/?#:.]{2,63}(?:\?.*)?$/i;
const WHATSAPP = /^whatsapp:\/\/send\/?\?(?:.*&)?phone=\+?(\d{5,15})/i;
const ON_THIS_DEVICE =
  /^(?:file:|blob:|data:|content:|[a-z]:[\\/]|\\\\|~?\/(?:home|Users|tmp|var|mnt|storage|sdcard)\/)/i;
/** More addresses than buttons that fit beside each other. */
const MOST = 3;

/** The web address that was meant; why there is none, where the way out is another one. */
export const readAddress: QuickFixReader = (input) => {
  const text = trimBlanks(input.text);
  return explain(text, input.at) ?? readSeveral(input, text) ?? readOne(input, text);
};

function readOne(input: QuickFixInput, text: string): QuickFix | undefined {
  const { takesMarkers = false, limit = Infinity } = input.meta;
  const uri = uriParts(takesMarkers ? replaceMarkers(text, () => 'x') : text);
  const isWeb = uri !== undefined && /^https?$/i.test(uri.scheme) && !!uri.host;
  // A whole address with another scheme (`mailto:`) is a matter of the field's own rule.
  if (uri && uri.host === undefined && !/^https?$/i.test(uri.scheme) && !/^\d/.test(uri.path))
    return undefined;
  const address = repairAddress(text, takesMarkers);
  if (address === undefined || address === text || address.length > limit) return undefined;
  const isProtectable = /^http:\/\//i.test(text) && address.slice(8) === text.slice(7);
  if (isWeb && text.includes('&amp;'))
    return { message: 'This link contains HTML code.', ...singleChoice(input, address) };
  if (isWeb && (!isProtectable || isPrivateHost(uri.host ?? ''))) return undefined;
  // Another scheme is another address: a site may be reached by one of the two only.
  return { ...singleChoice(input, address), isPlain: !isWeb };
}

/** Two addresses in one field: which one? */
function readSeveral({ at, meta }: QuickFixInput, text: string): QuickFix | undefined {
  const parts = text.split(/[\s,;]+(?=https?:\/\/|www\.)/i, MOST + 1);
  if (parts.length < 2 || parts.length > MOST) return undefined;
  const found = parts.map((part) => repairAddress(part, meta.takesMarkers === true));
  if (!found.every((address) => address !== undefined && address.length <= (meta.limit ?? Infinity)))
    return undefined;
  return {
    message: 'These are several links. Choose one.',
    choices: [...new Set(found)].map((address = '') => ({
      action: `Use ${shorten(address)}`,
      changes: { [at]: address },
      done: `${meta.name ?? 'Link'}: ${shorten(address)}`,
    })),
  };
}

const word = (message: string): QuickFix => ({ message, choices: [] });

function explain(text: string, at: string): QuickFix | undefined {
  if (ON_THIS_DEVICE.test(text))
    return word(
      'This file is on your computer, where phones can’t load it. Put it on your website and use its link.',
    );
  if (isFileName(text))
    return word('This is a file name. Put the file on your website and use the full link.');
  return at.endsWith('.openUrlAction.url') ? (readNumber(text, at) ?? explainLink(text)) : undefined;
}

/** A number to call in a link: the button becomes one that calls. */
function readNumber(text: string, at: string): QuickFix | undefined {
  const number = /^tel:\s*(\+[\d\s().-]{7,30})$/i.exec(asciiDigits(text))?.[1]?.replaceAll(/[^+\d]/g, '');
  if (number === undefined) return undefined;
  const link = at.slice(0, -'.url'.length);
  return {
    message: `“${shorten(text)}” is a phone number, not a link.`,
    choices: [
      {
        action: 'Use a call button',
        changes: {
          [link]: undefined,
          [link.replace(/openUrlAction$/, 'dialAction.phoneNumber')]: number,
        },
        done: `Changed to “Call a number”: ${shorten(number)}.`,
      },
    ],
  };
}

/** Things that a button does in another way than by a link. */
function explainLink(text: string): QuickFix | undefined {
  if (EMAIL.test(text))
    return word(
      'Email links don’t work on all phones. Use a link to your contact page, or a button that calls.',
    );
  if (/^(?:tel|sms):/i.test(text))
    return word('This is a phone number. Change the button to “Call a number”.');
  const chat = WHATSAPP.exec(asciiDigits(text))?.[1];
  return chat === undefined
    ? undefined
    : word(`Links to apps don’t work on all phones. For WhatsApp, use https://wa.me/${chat}`);
}

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
/** Right and mistyped beginnings: `https://`, `htp://`, `https//`, `http:\\`, `https:`. */
const SCHEME =
  /^(?:h{1,2}t{1,3}p{1,2}s{0,2}|h?ttps?|h?tps?|hpt{1,2}ps?|htt?sp?|hptts?)(?:\s*[:;]\s*[/\\]*|\s*[/\\]{2,})\s*/i;
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}][\p{L}\p{M}\p{N}-]{1,61}(?::\d{1,5})?$/u;
const FILE_NAME =
  /^[^/?#]*\.(?:jpe?g|png|gif|webp|heic|svg|mp4|m4v|mov|webm|pdf|docx?|xlsx?|pptx?|html?|txt|csv)$/i;
const NOT_IN_ADDRESS = /[^A-Za-z0-9\-._~!$&'()*+,;=%:@/?#]/gu;

/** Whether it is the name of a file, not of a host. */
const isFileName = (text: string) => FILE_NAME.test(text);

/**
 * The https address that a text plainly means, valid by the schema; undefined if there is none. Markers may stand after
 * the host where the field takes them.
 */
export function repairAddress(text: string, takesMarkers: boolean): string | undefined {
  const words = unwrap(withoutMarks(text));
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
