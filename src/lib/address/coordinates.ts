import { asciiDigits, withoutMarks } from '../text/asciiText';

/** Decimal degrees as text, so that no digit is lost. */
export type Coordinates = { latitude: string; longitude: string };
/** One angle; `axis` is known from its letter. */
export type Angle = { degrees: string; axis?: 'latitude' | 'longitude' };

const LONGEST = 2048;
const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d{1,20})?`;
const ANGLE =
  /([NSEW])?\s*([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s*(?:[°º˚]|deg(?:rees)?\b)?\s*(?:(\d{1,2}(?:[.,]\d{1,20})?)\s*(?:['′’‘]|min\b)(?!['′’])\s*)?(?:(\d{1,2}(?:[.,]\d{1,20})?)\s*(?:["″”“]|['′’]{2}|sec\b)\s*)?([NSEW])?(?![A-Za-z])/gi;

/** Links of Google Maps, Apple Maps, OpenStreetMap, Bing and `geo:`; the pin before the middle of the view. */
const LINKS: readonly RegExp[] = [
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(
    `[?&](?:q|query|ll|daddr|saddr|destination|coordinate|center|cp|loc|sll)=(?:loc:)?\\s*(${NUMBER})[,~\\s]+(${NUMBER})(?:&|#|$|\\s|\\()`,
    'i',
  ),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`, 'i'),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`, 'i'),
  new RegExp(`/(?:place|search|dir)/(${NUMBER}),\\s*(${NUMBER})(?:[/?]|$)`, 'i'),
  new RegExp(`@(${NUMBER}),(${NUMBER})(?:,|$|/|\\?)`),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d{1,3})?/(${NUMBER})/(${NUMBER})`, 'i'),
];

/** A short link of a map, which names no place before it is opened. */
export const isShortMapLink = (text: string) =>
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/maps|maps\.apple\/p)\b/i.test(text.trim());

/** Both coordinates of a text or a map link, as they are written; undefined if it does not hold exactly two. */
export function readCoordinates(text: string): Coordinates | undefined {
  const words = plain(text);
  if (words.length > LONGEST) return undefined;
  if (/^(?:https?:\/\/|geo:|[a-z0-9.-]+\/)/i.test(words)) return readMapLink(words);
  const [first, second, ...others] = anglesIn(withDecimalPoints(words));
  if (!first || !second || others.length > 0) return undefined;
  const isSwapped = first.axis === 'longitude' || second.axis === 'latitude';
  if (first.axis !== undefined && first.axis === second.axis) return undefined;
  return isSwapped
    ? { latitude: second.degrees, longitude: first.degrees }
    : { latitude: first.degrees, longitude: second.degrees };
}

/** One angle in any notation; undefined if the text holds none or several. */
export function readAngle(text: string): Angle | undefined {
  const [angle, ...others] = anglesIn(plain(text));
  return others.length === 0 ? angle : undefined;
}

function readMapLink(link: string): Coordinates | undefined {
  const decoded = decode(link);
  for (const form of LINKS) {
    const [, latitude, longitude] = form.exec(decoded) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: withoutPlus(latitude), longitude: withoutPlus(longitude) };
  }
  return undefined;
}

/** Digits of one script, one minus sign, no brackets and no names. */
function plain(text: string): string {
  const digits = asciiDigits(withoutQuotes(text.normalize('NFC').trim()));
  return withoutMarks(digits.replace(/[\u2212\u2013\uFE63\uFF0D]/g, '-'));
}

/** A quote at the start has its partner at the end; a quote at the end alone may be the sign of seconds. */
function withoutQuotes(text: string): string {
  return /^["'“‘«]/.test(text) ? text.slice(1).replace(/["'”’»]$/, '') : text;
}

/** "19,0760; 72,8777" with points. */
function withDecimalPoints(text: string): string {
  return /^[^.]*\d,\d+\s*(?:;|\s|,\s)\s*[^.]*$/.test(text) && !/^[+-]?\d+\s*,\s*[+-]?\d+$/.test(text)
    ? text.replace(/(\d),(\d)/g, '$1.$2')
    : text;
}

/** The angles of a text that holds nothing else but separators, brackets and the words "lat" and "long". */
function anglesIn(text: string): Angle[] {
  if (text.length > 200) return [];
  const angles: Angle[] = [];
  const rest = text
    .replace(/\b(?:lat(?:itude)?|lon(?:g|gitude)?|lng)\b\s*[:=]?/gi, ' ')
    .replace(text.includes(',') && text.includes('.') ? /,/g : /,(?=\s)/g, ' ; ')
    .replace(ANGLE, (...[, before, whole, minutes, seconds, after]: (string | undefined)[]) => {
      const letter = (before ?? after)?.toUpperCase();
      const degrees = toDegrees(whole ?? '', minutes, seconds, letter === 'S' || letter === 'W');
      angles.push({
        degrees,
        ...(letter ? { axis: letter === 'N' || letter === 'S' ? 'latitude' : 'longitude' } : {}),
      });
      return ' ';
    });
  return /^[\s;,/|()[\]{}]*$/.test(rest) ? angles : [];
}

function toDegrees(
  whole: string,
  minutes: string | undefined,
  seconds: string | undefined,
  isNegative: boolean,
) {
  const written = withoutPlus(whole.replace(',', '.'));
  const size = written.replace('-', '');
  const sign = isNegative !== written.startsWith('-') ? '-' : '';
  if (minutes === undefined && seconds === undefined) return `${sign}${size}`;
  const value =
    Number(size) +
    Number(minutes?.replace(',', '.') ?? 0) / 60 +
    Number(seconds?.replace(',', '.') ?? 0) / 3600;
  return `${sign}${value.toFixed(6).replace(/\.?0+$/, '')}`;
}

const withoutPlus = (text: string) => text.replace(/^\+/, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
