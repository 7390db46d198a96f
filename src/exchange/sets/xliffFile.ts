import { protectedPartsOf } from '../../schema/sets/protectedParts';
import { formatNumber } from '../../schema/values/text';
import type { TranslationState, TranslationTable, TranslationUnit } from './translationTable';

/** XLIFF 2.0 and 2.1 have the same namespace. */
export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';

/** The state of a translation: one of XLIFF, and one of our own, which other programs keep and do not read. */
export const segmentStates = {
  human: { state: 'final' },
  machine: { state: 'translated', subState: 'rcs:machine' },
  outdated: { state: 'initial', subState: 'rcs:outdated' },
} as const satisfies Record<TranslationState, { state: string; subState?: string }>;

/** Characters that XML 1.0 cannot have, even as a reference. */
const ILLEGAL =
  // oxlint-disable-next-line no-control-regex -- these are what it finds
  /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers turn bare ones into line feeds and blanks.
  '\r': '&#13;',
  '\t': '&#9;',
  '\n': '&#10;',
};

const escapeContent = (text: string) => text.replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
/** For attributes and notes, which have no `<cp>`. */
const escapeValue = (text: string) =>
  text.replaceAll(ILLEGAL, '\uFFFD').replaceAll(/[&<>"\r\t\n]/g, (sign) => entities[sign] ?? sign);

/** A text as content of `<source>`, `<target>` or `<data>`. */
function content(text: string): string {
  let at = 0;
  let written = '';
  for (const { 0: sign, index } of text.matchAll(ILLEGAL)) {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    written += `${escapeContent(text.slice(at, index))}<cp hex="${code}"/>`;
    at = index + 1;
  }
  return written + escapeContent(text.slice(at));
}

/** A table and one of its languages as XLIFF 2.1. */
export function writeXliff(table: TranslationTable, language: string): string {
  const units = table.units.map((unit) => unitElement(unit, language, table.picture?.(unit)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="${escapeValue(table.language)}" trgLang="${escapeValue(language)}">`,
    `<file id="f1" original="${escapeValue(table.name)}">`,
    // Our limits count UTF-16 code units, which is what this profile of the module counts.
    '<slr:profiles storageProfile="xliff:utf16"/>',
    ...units,
    '</file>',
    '</xliff>',
    '',
  ].join('\n');
}

function unitElement(unit: TranslationUnit, language: string, picture?: string): string {
  const target = unit.isTranslated ? unit.targets[language] : undefined;
  const parts = protectedPartsOf(unit.source);
  const limit = unit.limit === undefined ? '' : ` slr:storageRestriction="${unit.limit}"`;
  const locked = unit.isTranslated ? '' : ' translate="no"';
  const notes = [
    ['description', unit.note],
    ['limit', unit.limit === undefined ? '' : `At most ${formatNumber(unit.limit)} characters.`],
    ['picture', picture ?? ''],
    ['outdated', target?.state === 'outdated' ? 'The source has changed since this was translated.' : ''],
  ].filter(([, text]) => text !== '');
  const data = parts.map(({ text }, index) => `<data id="d${index + 1}">${content(text)}</data>`);
  const codes = parts.map(({ kind, text }, index) => {
    // A link may be another one in another language.
    const fixed = kind === 'parameter' || kind === 'setValue' ? ' canCopy="no" canDelete="no"' : '';
    const code = `<ph id="p${index + 1}" dataRef="d${index + 1}" disp="${escapeValue(text)}"${fixed}/>`;
    return { text, code };
  });
  const state = segmentStates[target?.state ?? 'outdated'];
  const attributes = !target
    ? ' state="initial"'
    : ` state="${state.state}"${'subState' in state ? ` subState="${state.subState}"` : ''}`;
  return [
    `<unit id="${xliffId(unit.id)}" name="${escapeValue(unit.label)}" canResegment="no" xml:space="preserve"${locked}${limit}>`,
    notes.length > 0 &&
      `<notes>${notes.map(([category, text]) => `<note category="${category}">${escapeValue(text ?? '')}</note>`).join('')}</notes>`,
    data.length > 0 && `<originalData>${data.join('')}</originalData>`,
    `<segment id="s1"${attributes}>`,
    `<source>${inline(unit.source, codes)}</source>`,
    target && `<target>${inline(target.text, codes)}</target>`,
    '</segment>',
    '</unit>',
  ]
    .filter((line) => line !== false && line !== undefined)
    .join('\n');
}

/** A text with its protected parts as codes. What the source does not have stays text: a code has its pair there. */
function inline(text: string, codes: readonly { text: string; code: string }[]): string {
  const free = new Map<string, string[]>();
  for (const { text: part, code } of codes) free.set(part, [...(free.get(part) ?? []), code]);
  let at = 0;
  let written = '';
  for (const { text: part, start, end } of protectedPartsOf(text)) {
    const code = free.get(part)?.shift();
    if (code === undefined) continue;
    written += content(text.slice(at, start)) + code;
    at = end;
  }
  return written + content(text.slice(at));
}

/** An ID as an XML name token: other characters as their code between underscores. */
export const xliffId = (id: string): string =>
  `u${id.replaceAll(/[^A-Za-z0-9.-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)}`;

/** The ID that was written as a name token. */
export const idOfXliff = (token: string): string =>
  token
    .replace(/^u/, '')
    .replaceAll(/_([0-9a-f]{1,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
