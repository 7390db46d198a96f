import { isBase64 } from '../../../lib/encoding/base64';
import { valueAt } from '../../../lib/path';
import { timestampToMillis, addHours, formatWallTime } from '../../../lib/time';
import { shorten, singleChoice, type QuickFixReader } from '../../model/quickFix';
import { transliterate } from '../../../lib/text/transliterate';
import { suggestName } from '../../../schema/draft/names/suggestName';
import { parameterFor } from '../../../schema/parameters/parameters';
import { suspiciousMarkers, findPlaceholders, type FoundPlaceholder } from '../../../schema/values/markers';
import type { DocumentState } from '../../model/createDocument';
import { fillingColumns, findSetValues, foldSetValue } from '../../../schema/sets/setValues';
import { repairAddress } from './readAddress';
import { base64ToText, isPrintable, textToBase64 } from '../../../schema/values/postback';

/** An event without an end, or one that ends before it starts, is offered an end one hour after its start. */
export const readEventEnd: QuickFixReader = ({ at, text, state }) => {
  const start = valueAt(state.draft, at.replace(/endTime$/, 'startTime'));
  if (typeof start !== 'string') return undefined;
  const [starts, ends] = [timestampToMillis(start), timestampToMillis(text)];
  const later = addHours(start, 1);
  if (starts === undefined || later === undefined || (ends !== undefined && ends >= starts)) return undefined;
  const shown = formatWallTime(later);
  const action = `Use ${shown} (one hour later)`;
  return { choices: [{ action, changes: { [at]: later }, done: `End: ${shown}.` }] };
};

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Letters of English and what stands between words. */
const PLAIN_NAME = /^[A-Za-z0-9_\s.,'&()-]*$/;

/**
 * The nearest legal name; scripts of India are written in Latin letters. It is plain if it has all the words of the
 * text.
 */
export const readTemplateName: QuickFixReader = (input) => {
  const name = suggestName(transliterate(input.text));
  if (name === '' || name === input.text) return undefined;
  const isPlain = PLAIN_NAME.test(input.text) && letters(name) === letters(input.text);
  return { ...singleChoice(input, name), isPlain };
};

/** A text with more was not written as a message. */
const MOST = 100;

/** Placeholders of other programs become parameters: all of a field at once, one name one parameter. */
const readPlaceholders: QuickFixReader = ({ text, at, meta, state }) => {
  const inSheet = new Set(fillingColumns(state.set?.sheet).map(({ name }) => foldSetValue(name)));
  const found = findPlaceholders(text).filter(
    (placeholder) => !findSetValues(placeholder.text).some((name) => inSheet.has(foldSetValue(name))),
  );
  if (found.length === 0 || found.length > MOST) return undefined;
  const { markers, names } = markersFor(found, state);
  let position = 0;
  const pieces = found.map(({ start, end }, index) => {
    const before = text.slice(position, start);
    position = end;
    return `${before}${markers[index] ?? ''}`;
  });
  const written = `${pieces.join('')}${text.slice(position)}`;
  const result = meta.form === 'address' ? repairAddress(written, true) : written;
  if (result === undefined || result.length > (meta.limit ?? Infinity)) return undefined;
  const warned = new Set(suspiciousMarkers(text).map(({ marker }) => marker));
  const unwarned = found.filter((placeholder) => !warned.has(placeholder.text));
  const count = new Set(markers).size;
  const [them, what] = count === 1 ? ['it', 'a personal field'] : ['them', `${count} personal fields`];
  const choice = {
    action: `Make ${them} ${what}`,
    changes: { [at]: result },
    names,
    done: `Changed ${quote(found)} to ${what}.`,
  };
  return {
    message: unwarned.length > 0 ? `Customers would see “${quote(unwarned)}”.` : undefined,
    choices: [choice],
  };
};

/** The marker of each placeholder, and the names of those that are new. */
function markersFor(found: readonly FoundPlaceholder[], start: DocumentState) {
  const names: Record<string, { name: string }> = {};
  let state = start;
  const markers = found.map((placeholder) => {
    const name = placeholder.name === '' ? freeName(state) : placeholder.name;
    const parameter = parameterFor(name, state);
    if (parameter.state !== state) names[parameter.marker] = { name };
    ({ state } = parameter);
    return parameter.marker;
  });
  return { markers, names };
}

/** "Value 2": a name that no parameter has. */
function freeName({ parameters }: DocumentState): string {
  const taken = new Set(Object.values(parameters.names).map(({ name }) => name));
  let number = 1;
  while (taken.has(`Value ${number}`)) number += 1;
  return `Value ${number}`;
}

function quote(found: readonly FoundPlaceholder[]): string {
  const texts = [...new Set(found.map(({ text }) => text.replace(/\s+/g, ' ')))];
  return texts.length > 3 ? `${texts.slice(0, 2).join(', ')} and ${texts.length - 2} more` : texts.join(', ');
}

/** The shortest text that hardly becomes readable Base64 by chance. */
const SHORTEST = 8;

/**
 * The field encodes what is typed, so Base64 that somebody typed would be encoded twice; a text that came without
 * being encoded is encoded.
 */
export const readPostbackText: QuickFixReader = ({ at, meta, text }) => {
  const typed = base64ToText(text);
  const { limit = Infinity } = meta;
  // Base64 of bytes that are no text is what the author sends.
  if (typed === undefined && isBase64(text)) return undefined;
  if (typed === undefined) {
    const encoded = textToBase64(text);
    if (encoded.length > limit) return undefined;
    const action = `Encode “${shorten(text)}”`;
    return {
      message: 'This isn’t encoded yet.',
      choices: [{ action, changes: { [at]: encoded }, done: 'Encoded the button ID.' }],
    };
  }
  const meant = typed.length < SHORTEST ? undefined : base64ToText(typed);
  if (meant === undefined || meant === '' || !isPrintable(meant)) return undefined;
  const shown = shorten(meant);
  return {
    message: 'This is already encoded and would be encoded twice.',
    choices: [{ action: `Use “${shown}”`, changes: { [at]: typed }, done: `Button ID: ${shown}` }],
  };
};

/** Invisible NUL characters and halves of characters, which nobody can select to delete them. */
const readUnsendable: QuickFixReader = ({ at, text }) => {
  const rest = text.replaceAll(/\0|\p{Surrogate}/gu, '');
  if (rest === text) return undefined;
  const count = text.length - rest.length;
  const what = count === 1 ? 'the invalid character' : `${count} invalid characters`;
  const done = `Removed ${what}.`;
  return { choices: [{ action: `Remove ${what}`, changes: { [at]: rest || undefined }, done }] };
};

/** Characters that cannot be sent, then placeholders where parameters may stand. */
export const readOddSigns: QuickFixReader = (input) =>
  readUnsendable(input) ?? (input.meta.takesMarkers === true ? readPlaceholders(input) : undefined);
