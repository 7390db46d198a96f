import type { TextPlace } from '../../lib/json/explainJson';
import { hasNotes, readParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { hasAltTexts, readAltTexts, type AltTexts } from '../../schema/media/altTexts';
import { isRecord } from '../../lib/values';
import { cardsOf } from '../../schema/draft/cards';
import { formatNumber, plural } from '../../schema/values/text';
import {
  importedDraft,
  readChips,
  type ImportedChips,
  type ImportedPart,
  nameParameters,
} from './importedPart';
import { explainUnknown, detectFormat, isTemplateForm, weightOf, type Found } from './detectFormat';
import { createNotes, type ImportNotes, type ReportLine } from './parts/importNotes';
import { isEmpty } from './parts/readers';
import { readFound } from './readFound';
import { vendorOf } from './vendors/vendors';
import { readVendor } from './vendors/reading/vendor';
import { readShareLink } from '../link/shareLink';
import { MAX_MESSAGES, type BesideMessages } from './source/messagesIn';
import { readLooseJson, type Form } from './source/readLooseJson';
import { readSource, type Source as ReadSource } from './source/readSource';
import { MAX_IMPORT_BYTES } from '../file/libraryFile';

/** The content of an import, with a report of every change to it. The content may be unfinished and wrong. */
export type Imported = ImportedPart & {
  report: ReportLine[];
  /** Values without a place in a template, by their path in the source. */
  unmapped: Record<string, unknown>;
  /** Names and samples of its parameters, if they came with it. */
  parameters?: ParameterNotes;
  /** The alt texts of its pictures, if they came with it. */
  altTexts?: AltTexts;
  /** Why this may not be what was meant. The person is asked before it is taken. */
  doubt?: string;
  /** The status that a created template had when it was copied. */
  status?: string;
  /** The chips beside a card, which may become its buttons. */
  chips?: ImportedChips;
};

export type ImportProblem = {
  ok: false;
  problem: string;
  /** Where a text that is meant as JSON cannot be read. */
  place?: TextPlace;
  /** The text is neither data nor a command, so it may be the words of a message. */
  isPlainText?: true;
};

/** One message. */
export type ImportResult = ({ ok: true } & Imported) | ImportProblem;

/** The messages of a text, at least one. `isCut`: the text may hold more, which were not read. */
type ImportedText = { ok: true; found: [Imported, ...Imported[]]; isCut: boolean } | ImportProblem;

const LINK = /#v\d+\.[^\s"'<>]*/;

/**
 * Imports a pasted or dropped text: requests, created templates, components, cards, buttons, messages of other
 * platforms, as JSON or almost, in a sentence, in a command (cURL of any shell, PowerShell), in code (fetch), in a
 * recording of a browser, or as a share link. Runs and fetches nothing.
 */
export async function importText(text: string): Promise<ImportedText> {
  const refusal = refuseSize(text);
  if (refusal !== undefined) return failed(refusal);
  const content = text.replace(/^\ufeff/, '').trim();
  const link = /^[[{"'`]/.test(content) ? undefined : LINK.exec(content)?.[0];
  if (link !== undefined && !content.includes('{')) return one(await importLink(link));
  const source = readSource(content, isKnown);
  if (!source.ok) return source;
  const form = { ...source, hasByteOrderMark: hasMark(text, source) };
  const results = source.values.slice(0, MAX_MESSAGES).map((value) => importValue(value, form));
  const isCut = source.isCut || source.values.length > MAX_MESSAGES;
  const [first, ...others] = results.filter((result) => result.ok);
  if (!first) return one(results[0] ?? failed(explainUnknown(undefined)));
  if (isCut) first.report.splice(1, 0, { level: 'set_aside', message: readInPart(others.length + 1) });
  const unread = results.flatMap((result, index) =>
    result.ok ? [] : [{ path: `message ${index + 1}`, value: source.values[index], why: result.problem }],
  );
  return { ok: true, found: [withBeside(first, [...unread, ...source.beside]), ...others], isCut };
}

/** Says that a text may hold more messages than were read. */
export const readInPart = (count: number) =>
  count === 1
    ? 'Found 1 message. There may be more.'
    : `Found the first ${formatNumber(count)} messages. There may be more.`;

/** The mark of a command's file is not that of its data. */
const hasMark = (text: string, { origin, hasByteOrderMark = false }: ReadSource) =>
  hasByteOrderMark || (origin === undefined && text.startsWith('\ufeff'));

/** A text as it stands: the values that hold its messages, in the order of `importText`, and how it is written. */
export function sourceOf(text: string): ReadSource | undefined {
  if (refuseSize(text) !== undefined) return undefined;
  const source = readSource(text.replace(/^\ufeff/, '').trim(), isKnown);
  return source.ok ? { ...source, hasByteOrderMark: hasMark(text, source) } : undefined;
}

type Beside = BesideMessages & { why?: string };

/** The first message with what stood beside the messages. */
function withBeside(imported: Imported, beside: readonly Beside[]): Imported {
  if (beside.length === 0) return imported;
  const notes = createNotes();
  for (const { path, value, why, isLeftOut } of beside) {
    if (isEmpty(value)) continue;
    if (isLeftOut) notes.dropped([path], 'It’s not part of the message.');
    else notes.unmapped([path], value, why ?? 'It’s next to the message and contains no known message.');
  }
  return {
    ...imported,
    report: [...imported.report, ...notes.report()],
    unmapped: { ...imported.unmapped, ...notes.collected() },
  };
}

function one(result: ImportResult): ImportedText {
  return result.ok ? { ok: true, found: [result], isCut: false } : result;
}

/**
 * Imports JSON of one message, synchronously: no share links, no commands. `isOwn`: it is in the form of this interface,
 * so nothing is added to it.
 */
export function importJson(text: string, isOwn = false): ImportResult {
  const refusal = refuseSize(text);
  if (refusal !== undefined) return failed(refusal);
  const json = readLooseJson(text);
  return json.ok ? importValue(json.value, { ...json, isOwn }) : failed('This is not JSON.');
}

const isKnown = (value: unknown) => vendorOf(value) !== undefined || detectFormat(value) !== undefined;

type Source = Form & {
  origin?: string | undefined;
  /** It was written here and may be unfinished, so nothing is added to it. */
  isOwn?: boolean;
};

function importValue(value: unknown, source: Source): ImportResult {
  const copied = readCopied(value);
  return copied
    ? { ...importContent(copied.content, { ...source, isOwn: true }), ...copied.notes }
    : importContent(value, source);
}

/** The members of a part that was copied here, and of what is known of it (`writeCard`, `writeSuggestion`). */
const copiedKeys = ['cardContent', 'suggestions', 'parameters', 'samples', 'altTexts'];

/** A part that was copied in an editor of this program, with the notes that stand beside it. */
function readCopied(value: unknown) {
  if (!isRecord(value) || !Object.keys(value).every((key) => copiedKeys.includes(key))) return undefined;
  const { parameters, samples, altTexts, ...content } = value;
  if (!parameters && !samples && !altTexts) return undefined;
  const notes = readParameterNotes({ names: parameters, samples });
  const texts = readAltTexts(altTexts);
  return {
    content,
    notes: {
      ...(notes && hasNotes(notes) ? { parameters: notes } : {}),
      ...(hasAltTexts(texts) ? { altTexts: texts } : {}),
    },
  };
}

function importContent(value: unknown, { isOwn = false, ...form }: Source): ImportResult {
  const vendor = vendorOf(value);
  const notes = createNotes();
  if (vendor) notes.readPostbacksAs(vendor.postbacks ?? 'plain');
  const made = vendor && isRecord(value) ? readVendor(vendor, value, notes) : { value };
  if ('problem' in made) return failed(made.problem);
  const found = detectFormat(made.value);
  if (found === undefined) return failed(explainUnknown(value));
  if (!vendor && (isOwn || isOwnForm(found))) notes.readPostbacksAs('own');
  const read = readFound(found, notes);
  if (!read.ok) return read;
  if (!isOwn) noteAdded(read.part, notes);
  const named = nameParameters(isOwn ? read.part : upright(read.part, notes), made, notes);
  const doubt = made.doubt ?? read.doubt ?? doubtOf(notes.collected(), read.part);
  return {
    ...named,
    ok: true,
    report: reportOf({ ...form, vendor: vendor?.name, summary: read.summary, doubt, lines: notes.report() }),
    unmapped: notes.collected(),
    ...(doubt === undefined ? {} : { doubt }),
    ...(read.status === undefined ? {} : { status: read.status }),
    ...(Object.keys(notes.altTexts()).length === 0 ? {} : { altTexts: notes.altTexts() }),
    ...readChips(named, notes),
  };
}

/** Whether content stood in a template in the form of a request body. */
function isOwnForm({ wrappers }: Found): boolean {
  const inner = wrappers.at(-1);
  return inner?.key === 'component' && isTemplateForm(inner.value);
}

/** Notes what is sent although the source does not have it. */
function noteAdded(part: ImportedPart, notes: ImportNotes) {
  const { component } = importedDraft(part);
  const cards = cardsOf({ component });
  const buttons = [component, ...cards].flatMap(({ suggestions = [] }) => suggestions);
  const links = buttons.flatMap(({ action }) => action?.openUrlAction ?? []);
  const files = cards.flatMap(({ media }) => media?.contentInfo ?? []);
  const without = (list: readonly unknown[], noun: string, rest: string) => {
    if (list.length > 0) notes.added([], `${plural(list.length, noun)} without ${rest}`);
  };
  without(
    buttons.filter(({ reply, action }) => (reply ?? action)?.postbackData === undefined),
    'button',
    'a button ID. The button text is sent in its place.',
  );
  without(
    links.filter(({ application }) => application === undefined),
    'link',
    'a choice of where it opens. It opens in the browser.',
  );
  without(
    files.filter(({ forceRefresh }) => forceRefresh === undefined),
    'picture',
    '“Reload file”. It is sent as off.',
  );
}

/** The part with the layout that a card has where none is given. */
function upright(part: ImportedPart, notes: ImportNotes): ImportedPart {
  const card = part.kind === 'template' ? part.draft.component.richCard?.standaloneCard : undefined;
  if (part.kind !== 'template' || !card || card.cardOrientation !== undefined) return part;
  notes.added(
    ['component', 'richCard', 'standaloneCard', 'cardOrientation'],
    'No layout was given, so the card is vertical.',
  );
  const standaloneCard = { cardOrientation: 'VERTICAL' as const, ...card };
  return {
    ...part,
    draft: { ...part.draft, component: { ...part.draft.component, richCard: { standaloneCard } } },
  };
}

type Reported = Form & {
  origin?: string | undefined;
  vendor: string | undefined;
  summary: string;
  doubt: string | undefined;
  lines: ReportLine[];
};

function reportOf({ origin, vendor, summary, doubt, lines, ...form }: Reported): ReportLine[] {
  const { isRelaxed, refusedKeys, doubledKeys = [], hasByteOrderMark } = form;
  const mapped = lines.filter(({ level }) => level === 'renamed' || level === 'mended').length;
  const sentences = [
    origin,
    `Detected: ${vendor === undefined ? '' : `${vendor}, `}${summary}.`,
    mapped > 1 && `${mapped} names and values were converted.`,
  ];
  const remarks: (readonly [ReportLine['level'], string | false | undefined])[] = [
    ['taken', sentences.filter(Boolean).join(' ')],
    ['doubtful', doubt],
    ['mended', isRelaxed && 'Invalid JSON was fixed (quotes, commas or comments).'],
    ...doubledKeys.map(
      (key) =>
        [
          'set_aside',
          `“${key}” appears twice in one object. The last one was imported; a platform may use the other or reject both.`,
        ] as const,
    ),
    [
      'set_aside',
      hasByteOrderMark &&
        'The text starts with a byte order mark, which the interface rejects. It was left out.',
    ],
    ['set_aside', refusedKeys > 0 && 'Keys called “__proto__” were left out.'],
  ];
  return [...remarks.flatMap(([level, message]) => (message ? [{ level, message }] : [])), ...lines];
}

const EMPTY = 'The message wasn’t recognised, so none of it was imported.';

/** Whether anything of a message is in a part: a text, an address, a button. */
function holdsContent(part: ImportedPart): boolean {
  if (part.kind !== 'template') return true;
  return /"(?:text|title|description|fileUrl|reply|action)":/.test(JSON.stringify(part.draft.component));
}

/** Characters of JSON below which what was set aside is no reason to doubt. */
const LITTLE = 200;

/** Doubt where an object that is not understood holds more than all that is. */
function doubtOf(unmapped: Record<string, unknown>, part: ImportedPart): string | undefined {
  const { kind: _, ...content } = part;
  const [heaviest] = Object.entries(unmapped)
    .filter(([, value]) => typeof value === 'object')
    .map(([path, value]) => ({ path, weight: weightOf(value) }))
    .toSorted((a, b) => b.weight - a.weight);
  if (heaviest && !holdsContent(part)) return EMPTY;
  if (!heaviest || heaviest.weight < LITTLE || heaviest.weight <= weightOf(content)) return undefined;
  return `Most of the content is in “${heaviest.path}”, which was not imported. The message may be in there.`;
}

async function importLink(link: string): Promise<ImportResult> {
  const read = await readShareLink(link);
  if (!read.ok) return failed(read.message);
  const form = { origin: 'From a share link.', isRelaxed: false, refusedKeys: 0, isOwn: true };
  const { parameters, altTexts } = read;
  return {
    ...importValue(read.template, form),
    ...(parameters ? { parameters } : {}),
    ...(altTexts ? { altTexts } : {}),
  };
}

function refuseSize(text: string): string | undefined {
  const isTooLarge =
    text.length > MAX_IMPORT_BYTES ||
    (text.length * 3 > MAX_IMPORT_BYTES && new TextEncoder().encode(text).length > MAX_IMPORT_BYTES);
  return isTooLarge ? 'This is larger than 1 MB, which is too large for a template.' : undefined;
}

function failed(problem: string): ImportProblem {
  return { ok: false, problem };
}

/** The card on the clipboard: copied here, or any JSON of a card. */
export function readCopiedCard(text: string): Extract<ImportResult, { kind: 'card' }> | undefined {
  const result = importJson(text, true);
  return result.ok && result.kind === 'card' ? result : undefined;
}

/** The buttons on the clipboard, one or several. */
export function readCopiedSuggestions(
  text: string,
): Extract<ImportResult, { kind: 'suggestions' }> | undefined {
  const result = importJson(text, true);
  return result.ok && result.kind === 'suggestions' && result.suggestions.length > 0 ? result : undefined;
}
