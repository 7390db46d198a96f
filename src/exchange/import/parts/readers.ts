import { isBase64 } from '../../../lib/encoding/base64';
import { isRecord } from '../../../lib/values';
import { WrittenNumber } from '../../../lib/json/writtenNumber';
import { mediaHeights } from '../../../schema/values/enums';
import { base64ToText, looksLikePlainText, textToBase64 } from '../../../schema/values/postback';
import { formatNumber } from '../../../schema/values/text';
import { quoteValue, type ImportNotes, type ImportPlace, type SourcePath } from './importNotes';
import type { Loose } from '../../../schema/values/loose';
import type { TextForm } from '../../../schema/walk/fieldMeta';
import type { FieldNode, ObjectNode } from '../../../schema/walk/fieldNode';
import { walk, walkObject } from '../../../schema/walk/walk';
import type { z } from '../../../schema/values/zod';

/** Reads a value from elsewhere. Undefined, with a note, when nothing of it fits. */
export type ValueReader<T> = (value: unknown, at: ImportPlace, notes: ImportNotes) => T | undefined;

/** Maximum entries of a list to import. Above every limit, so that the editor can say how many are too many. */
export const MAX_ENTRIES = 100;

/** `file_url`, `FileURL` and `fileUrl` are one name. */
export const foldName = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();

/** The key of a field in any spelling; undefined when it is absent. */
export function keyOf(value: Record<string, unknown>, name: string): string | undefined {
  if (Object.hasOwn(value, name)) return name;
  // An object from elsewhere may have very many keys, an object of ours has a few.
  const keys = Object.keys(value);
  return keys.length > 100 ? undefined : keys.find((key) => foldName(key) === foldName(name));
}

/** A member in any spelling. */
export function memberOf(value: Record<string, unknown>, name: string): unknown {
  const key = keyOf(value, name);
  return key === undefined ? undefined : value[key];
}

/** Takes the first of several members that is there, and is not null, out of an object. */
export function takeMember(from: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) {
    const key = keyOf(from, name);
    const value = key === undefined ? undefined : from[key];
    if (key === undefined || value === undefined || value === null) continue;
    delete from[key];
    return { key, value };
  }
  return undefined;
}

/** The members that are there. */
export function present(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, each]) => each !== undefined));
}

/** Whether a value says nothing: null, an empty text, list or object. */
export const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** The source path and the draft path of a member. */
export const below = ({ from, to }: ImportPlace, key: string | number, name = key): ImportPlace => ({
  from: [...from, key],
  to: [...to, name],
});

/**
 * An object of known fields. Accepts a field in another spelling (`file_url`, or one of `renames`), drops null, and
 * sets unknown fields aside.
 */
export function objectOf<T extends object>(
  fields: { [K in keyof T]-?: ValueReader<Exclude<T[K], undefined>> },
  renames: Record<string, keyof T & string> = {},
): ValueReader<T> {
  const readers = new Map<string, ValueReader<unknown>>(Object.entries(fields));
  const names = new Map(
    [...Array.from(readers.keys(), (name) => [name, name] as const), ...Object.entries(renames)].map(
      ([written, name]) => [foldName(written), name],
    ),
  );
  return (value, at, notes) => {
    if (!isRecord(value) || value instanceof WrittenNumber) {
      notes.unmapped(at.from, value, `${quoteValue(value)} isn’t an object.`);
      return undefined;
    }
    const result = new Map<string, unknown>();
    for (const [key, member] of Object.entries(value)) {
      const name = readers.has(key) ? key : names.get(foldName(key));
      const reader = name === undefined ? undefined : readers.get(name);
      const from = [...at.from, key];
      if (name === undefined || reader === undefined) {
        notes.unmapped(from, member, `“${key}” isn’t a field of a template.`);
      } else if (member === null) {
        notes.dropped(from, `“${key}” was null, so it was ignored.`);
      } else if (name !== key && (result.has(name) || Object.hasOwn(value, name))) {
        notes.unmapped(from, member, `“${key}” repeats ${name}.`);
      } else {
        const place = below(at, key, name);
        if (name !== key) notes.renamed(place.to, `“${key}” was renamed to ${name}.`);
        const read = reader(member, place, notes);
        if (read !== undefined) result.set(name, read);
      }
    }
    return Object.fromEntries(result) as T;
  };
}

/** A list. Leaves unreadable entries out, with a note. */
export function listOf<T>(entry: ValueReader<T>): ValueReader<T[]> {
  return (value, at, notes) => {
    if (!Array.isArray(value)) {
      notes.unmapped(at.from, value, `${quoteValue(value)} isn’t a list.`);
      return undefined;
    }
    const list: T[] = [];
    for (const [index, member] of value.slice(0, MAX_ENTRIES).entries()) {
      const read: T | undefined = entry(member, below(at, index, list.length), notes);
      if (read !== undefined) list.push(read);
    }
    if (value.length > MAX_ENTRIES) {
      const rest = value.slice(MAX_ENTRIES);
      notes.unmapped(
        [...at.from, MAX_ENTRIES],
        rest,
        `Only the first ${MAX_ENTRIES} entries were imported; ${formatNumber(rest.length)} were not.`,
      );
    }
    return list;
  };
}

const readText: ValueReader<string> = (value, at, notes) => {
  if (typeof value === 'string') return value;
  if (value instanceof WrittenNumber) {
    if (value.isFinite) {
      notes.mended(at.to, `The number ${quoteValue(value)} was kept as text, digit for digit.`);
      return value.written;
    }
    notes.unmapped(at.from, value, `${quoteValue(value)} isn’t a valid number.`);
    return undefined;
  }
  if (typeof value === 'number') {
    notes.mended(at.to, `The number ${value} was kept as text.`);
    return plainDecimal(value);
  }
  notes.unmapped(at.from, value, `${quoteValue(value)} isn’t text.`);
  return undefined;
};

/** A number without exponent, with the digits that matter on a map. */
function plainDecimal(value: number): string {
  const text = String(value);
  if (!/e-/.test(text)) return text;
  return value.toFixed(20).replace(/\.?0+$/, '');
}

/** Sizes in density-independent pixels, by the choices that they stand for. */
const sizes: Readonly<Record<number, string>> = {
  ...Object.fromEntries(Object.entries(mediaHeights).map(([name, size]) => [size, name])),
  120: 'SMALL',
  232: 'MEDIUM',
};
/** What other platforms write before or after a choice: `TALL_HEIGHT`, `SMALL_WIDTH`, `CARD_ORIENTATION_VERTICAL`. */
const AROUND_CHOICE =
  /^(?:card|media|thumbnail|image)*(?:height|width|orientation|alignment)|(?:height|width|orientation|alignment)$/g;
const SIZE = /^\s*(\d{2,4})\s*(?:dp)?\s*$/i;

/** Longer texts are no choice that somebody has mistyped. */
const LONGEST_CHOICE = 40;

/**
 * A choice, in any case, in other platforms' words, or as its size in dp. A text that is none of them is kept as it came:
 * its field then names it and says what can be chosen.
 */
function choiceOf<const T extends string>(options: readonly T[]): ValueReader<T> {
  return (value, at, notes) => {
    const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const size = sizes[Number(SIZE.exec(written)?.[1])];
    const word = foldName(size ?? written.trim()).replaceAll(AROUND_CHOICE, '');
    const choice = options.find((option) => foldName(option) === word);
    if (choice !== undefined) {
      if (choice !== value) notes.mended(at.to, `${quoteValue(value)} was changed to ${choice}.`);
      return choice;
    }
    if (typeof value === 'string' && /\S/.test(value) && value.length <= LONGEST_CHOICE) return value as T;
    notes.unmapped(at.from, value, `${quoteValue(value)} isn’t one of ${options.join(', ')}.`);
    return undefined;
  };
}

const readSwitch: ValueReader<boolean> = (value, at, notes) => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') {
    notes.mended(at.to, `The text “${value}” was read as ${value === 'true' ? 'on' : 'off'}.`);
    return value === 'true';
  }
  notes.unmapped(at.from, value, `${quoteValue(value)} isn’t true or false.`);
  return undefined;
};

/** Whether a path is that of postback data where the interface has it: in a reply or an action. */
const isOwnPostback = (from: SourcePath) =>
  from.at(-1) === 'postbackData' && (from.at(-2) === 'reply' || from.at(-2) === 'action');

/** Postback data: kept as it is where the source has the interface's own form, encoded once where it is plain text. */
const postbackReader: ValueReader<string> = (value, at, notes) => {
  const text = readText(value, at, notes);
  if (text === '') notes.added(at.to, 'The button ID was empty, so the button text is used.');
  if (!text || !text.isWellFormed()) return text;
  const source =
    notes.postbackSource() === 'own' && !isOwnPostback(at.from) ? 'unclear' : notes.postbackSource();
  const isPlain = source === 'plain' || looksLikePlainText(text);
  if (source === 'own') {
    if (isPlain)
      notes.taken(
        at.to,
        isBase64(text)
          ? `The button ID ${quoteValue(text)} is not readable text and was kept unchanged.`
          : `The button ID ${quoteValue(text)} is not encoded and was kept unchanged.`,
      );
    return text;
  }
  if (!isPlain) {
    notes.encodedBefore(text, base64ToText(text) ?? '');
    return text;
  }
  notes.encoded(at.to, `The button ID ${quoteValue(text)} was encoded for sending.`);
  return textToBase64(text);
};

// Both bounds lie far from the other unit: 10^11 seconds is the year 5138, 10^11 milliseconds is 1973.
const MILLISECONDS_FROM = 1e11;

/** A time: takes a text unchanged; a number counts seconds or milliseconds since 1970. */
const readTime: ValueReader<string> = (value, at, notes) => {
  const isCount =
    typeof value === 'number' || (typeof value === 'string' && /^\d{10}(?:\d{3})?$/.test(value));
  if (!isCount) return readText(value, at, notes);
  const count = Number(value);
  const milliseconds = count >= MILLISECONDS_FROM ? count : count * 1000;
  const time = new Date(milliseconds);
  if (Number.isNaN(time.getTime()) || milliseconds < 0 || time.getUTCFullYear() > 9999) {
    notes.unmapped(at.from, value, `${quoteValue(value)} isn’t a time.`);
    return undefined;
  }
  const written = time.toISOString().replace('.000Z', 'Z');
  notes.mended(at.to, `The time ${value} was changed to ${written}.`);
  return written;
};

/** Degrees: text without the plus sign that some write before it. */
const readDegrees: ValueReader<string> = (value, at, notes) => {
  const text = readText(value, at, notes);
  if (text === undefined || !/^\+\d/.test(text)) return text;
  notes.mended(at.to, `The plus sign of ${quoteValue(text)} was removed.`);
  return text.slice(1);
};

const textReaders = {
  freeText: readText,
  identifier: readText,
  postback: postbackReader,
  time: orNothing(readTime),
  address: orNothing(readText),
  phoneNumber: orNothing(readText),
  degrees: orNothing(readDegrees),
} satisfies Record<TextForm, ValueReader<string>>;

/** An empty value in the place of an address, a time or a number counts as absent, and the report says so. */
function orNothing(read: ValueReader<string>): ValueReader<string> {
  return (value, at, notes) => {
    if (value !== '') return read(value, at, notes);
    notes.dropped(at.from, `“${at.from.at(-1)}” was empty, so it was ignored.`);
    return undefined;
  };
}

/** Readers for parts that have more forms than the interface's own. */
type OtherForms = readonly { schema: z.core.$ZodType; read: ValueReader<unknown> }[];

/**
 * Reads an object of a template as its schema states it: which members exist, and how each is read. `renames`: the
 * members that have other names elsewhere, by the name they have there.
 */
export function objectReaderOf<T extends z.ZodMiniType>(
  schema: T,
  otherForms: OtherForms = [],
  renames: Record<string, string> = {},
): ValueReader<Loose<z.infer<T>>> {
  return readMembers(walkObject(schema), otherForms, renames) as ValueReader<Loose<z.infer<T>>>;
}

/** Whether a node is that of a schema. Where it is optional or an alternative it is a copy with the same members. */
const isNodeOf = (node: FieldNode, of: FieldNode) =>
  node === of || (node.kind === 'object' && of.kind === 'object' && node.members === of.members);

function readNode(node: FieldNode, otherForms: OtherForms): ValueReader<unknown> {
  const other = otherForms.find(({ schema }) => isNodeOf(node, walk(schema)));
  if (other) return other.read;
  switch (node.kind) {
    case 'text':
      return textReaders[node.meta.form ?? 'freeText'];
    case 'choice':
      return choiceOf(node.options);
    case 'switch':
      return readSwitch;
    case 'list':
      return listOf(readNode(node.entry, otherForms));
    case 'object':
      return readMembers(node, otherForms);
    default:
      return node satisfies never;
  }
}

function readMembers(
  { members }: ObjectNode,
  otherForms: OtherForms,
  renames: Record<string, string> = {},
): ValueReader<object> {
  const readers = [...members].map(([name, member]) => [name, readNode(member, otherForms)] as const);
  return objectOf<Record<string, unknown>>(Object.fromEntries(readers), renames);
}
