import type { TemplateDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { findIssues } from '../../schema/values/findIssues';
import { suggestName } from '../../schema/draft/names/suggestName';
import { TemplateName } from '../../schema/template/template';
import { typeNames } from '../../schema/template/typeNames';
import { namePart, type ImportedPart } from './importedPart';
import { quoteValue, type ImportNotes, type ImportPlace } from './parts/importNotes';
import { readCard, readCarouselCard, readStandaloneCard, readSuggestions } from './parts/readCard';
import { readComponent, readOpenCard, type ReadComponent } from './readComponent';
import { isRecord } from '../../lib/values';
import { foldName, listOf } from './parts/readers';
import { readSuggestion } from './parts/readSuggestion';
import { type Found, withButtonsBeside } from './detectFormat';

export type ReadFound =
  /** `doubt`: why this may not be what was meant. */
  | { ok: true; part: ImportedPart; summary: string; doubt?: string | undefined; status?: string | undefined }
  | { ok: false; problem: string };

/** Characters of a status, more than the platform's longest has. */
const LONGEST_STATUS = 40;

/** Name, type and status of the template, from the objects around the content. */
type Frame = { name: string | undefined; type: TemplateType | undefined; status?: string };

/** Reads detected content and notes every change to it. */
export function readFound(written: Found, notes: ImportNotes): ReadFound {
  const found = withButtonsBeside(written);
  const frame: Frame = { name: undefined, type: undefined };
  for (const { value, from, key } of found.wrappers) readFrame(value, { from, to: [] }, notes, frame, key);

  const isPart = ['card', 'suggestion', 'suggestions'].includes(found.kind);
  const isNamed = frame.name !== undefined || frame.type !== undefined;
  if (isPart && !isNamed && !isNamedCard(found)) {
    const part = readPart(found, notes);
    const isBlank = part.kind === 'suggestions' && part.suggestions.length === 0;
    return isBlank ? { ok: false, problem: 'No supported buttons were found.' } : done(part);
  }

  const { type, component } = readContent(found, notes, frame);
  const chosen = type ?? frame.type;
  if (chosen === undefined) {
    return { ok: false, problem: 'This message is empty: it has no text, cards or buttons.' };
  }
  noteType(chosen, frame, notes);
  noteName(frame, notes);
  noteDefaults(component, notes);
  const { name, type: said, status } = frame;
  const isLess = said !== undefined && ranks[chosen] < ranks[said];
  return {
    ...done({
      kind: 'template',
      draft: { ...(name === undefined ? {} : { name }), type: chosen, component },
    }),
    status,
    doubt: isLess ? `The type is ${nameOf(said)}, but only a ${nameOf(chosen)} was found.` : undefined,
  };
}

const nameOf = (type: TemplateType) => typeNames[type].toLowerCase();

/** How much a type can hold. */
const ranks = { text_message: 0, rich_card: 1, carousel: 2 } satisfies Record<TemplateType, number>;

/** Notes what is sent although it was not there. */
function noteDefaults({ richCard }: ReadComponent['component'], notes: ImportNotes) {
  const card = richCard?.standaloneCard;
  if (card?.cardOrientation === 'HORIZONTAL' && card.thumbnailImageAlignment === undefined) {
    notes.added(
      ['component', 'richCard', 'standaloneCard', 'thumbnailImageAlignment'],
      'No picture side was given, so the picture is on the left.',
    );
  }
}

function done(part: ImportedPart): Extract<ReadFound, { ok: true }> {
  return { ok: true, part, summary: namePart(part) };
}

/** Whether a card has the name or the type of a template beside its texts. */
function isNamedCard({ kind, value }: Found): boolean {
  if (kind !== 'card' || !isRecord(value)) return false;
  return nameKeys.some((key) => typeof value[key] === 'string') || typeOf(value.type) !== undefined;
}

function readPart({ kind, value, from }: Found, notes: ImportNotes): ImportedPart {
  const at: ImportPlace = { from, to: [] };
  if (kind === 'card') return { kind: 'card', card: readCard(value, at, notes) ?? {} };
  if (kind === 'suggestions')
    return { kind: 'suggestions', suggestions: readSuggestions(value, at, notes) ?? [] };
  const suggestion = readSuggestion(value, at, notes);
  return { kind: 'suggestions', suggestions: suggestion ? [suggestion] : [] };
}

function readContent({ kind, value, from }: Found, notes: ImportNotes, frame: Frame): ReadComponent {
  const into = (...to: string[]): ImportPlace => ({ from, to: ['component', ...to] });
  const inner = () => (isRecord(value) ? readFrame(value, into(), notes, frame) : {});
  switch (kind) {
    case 'standalone': {
      const standaloneCard = readStandaloneCard(inner(), into('richCard', 'standaloneCard'), notes) ?? {};
      return { type: 'rich_card', component: { richCard: { standaloneCard } } };
    }
    case 'carousel':
      return carousel(readCarouselCard(inner(), into('richCard', 'carouselCard'), notes) ?? {});
    case 'card':
      return readOpenCard(inner(), into('richCard'), notes);
    case 'cards': {
      const place = into('richCard', 'carouselCard', 'cardContents');
      return carousel({ cardContents: listOf(readCard)(value, place, notes) ?? [] });
    }
    case 'suggestion':
    case 'suggestions': {
      const list = kind === 'suggestion' ? [value] : value;
      const suggestions = readSuggestions(list, into('suggestions'), notes) ?? [];
      return { type: 'text_message', component: { suggestions } };
    }
    default:
      return readComponent(inner(), into(), notes, frame.type);
  }
}

type RichCard = NonNullable<TemplateDraft['component']['richCard']>;

function carousel(carouselCard: NonNullable<RichCard['carouselCard']>): ReadComponent {
  return { type: 'carousel', component: { richCard: { carouselCard } } };
}

/**
 * Reads name and type from the object around a content (which is at `key`), and sets the rest aside. Without a
 * key the object is the content itself, and its other members are returned.
 */
function readFrame(
  value: Record<string, unknown>,
  at: ImportPlace,
  notes: ImportNotes,
  frame: Frame,
  key?: string,
): Record<string, unknown> {
  const { type, status, ...others } = value;
  const rest = readName(others, at, notes, frame);
  if (type !== undefined) readType(type, at, notes, frame);
  if (status !== undefined) {
    if (typeof status === 'string' && status.length <= LONGEST_STATUS) frame.status ??= status;
    notes.dropped([...at.from, 'status'], `The status ${quoteValue(status)} is from an earlier submission.`);
  }
  if (key === undefined) return rest;
  for (const [other, member] of Object.entries(rest))
    if (other !== key) noteUnmapped(other, member, at, notes);
  return {};
}

/** Names of the template, here and on other platforms. */
const nameKeys = ['name', 'templateName', 'template_name'];

function readName(value: Record<string, unknown>, at: ImportPlace, notes: ImportNotes, frame: Frame) {
  const rest = { ...value };
  for (const key of nameKeys) {
    const name = value[key];
    const isTaken = typeof name === 'string' && frame.name === undefined;
    if (!isTaken && key !== 'name') continue;
    delete rest[key];
    if (!isTaken) {
      if (name !== undefined) noteUnmapped(key, name, at, notes);
      continue;
    }
    frame.name = name;
    if (key !== 'name') notes.renamed(['name'], `“${key}” was renamed to name.`);
  }
  return rest;
}

function noteUnmapped(key: string, member: unknown, at: ImportPlace, notes: ImportNotes) {
  const from = [...at.from, key];
  if (member === null) notes.dropped(from, `“${key}” was null, so it was ignored.`);
  else if (Array.isArray(member) && member.length === 0) notes.dropped(from, `“${key}” was an empty list.`);
  else if (key === 'suggestions' && Array.isArray(member)) notes.chips(from, member);
  else notes.unmapped(from, member, `“${key}” isn’t part of a template.`);
}

/** Names of the types on other platforms, folded. */
const typesByName = {
  text_message: ['textmessage', 'text', 'plaintext', 'basic'],
  rich_card: ['richcard', 'card', 'standalone', 'standalonecard', 'richcardstandalone'],
  carousel: ['carousel', 'carouselcard', 'richcardcarousel'],
} satisfies Record<TemplateType, string[]>;

function typeOf(written: unknown): TemplateType | undefined {
  const word = typeof written === 'string' ? foldName(written) : '';
  return TemplateType.options.find((type) => typesByName[type].includes(word));
}

function readType(type: unknown, at: ImportPlace, notes: ImportNotes, frame: Frame) {
  const known = typeOf(type);
  if (known === undefined || frame.type !== undefined) noteUnmapped('type', type, at, notes);
  else {
    frame.type = known;
    if (type !== known) notes.renamed(['type'], `The type ${quoteValue(type)} was renamed to ${known}.`);
  }
}

function noteType(chosen: TemplateType, frame: Frame, notes: ImportNotes) {
  const name = nameOf(chosen);
  if (frame.type === undefined) notes.added(['type'], `The content is a ${name}.`);
  else if (frame.type !== chosen) {
    notes.mended(['type'], `The type was changed from ${frame.type}, because the content is a ${name}.`);
  }
}

function noteName({ name }: Frame, notes: ImportNotes) {
  const issue = name === undefined ? undefined : findIssues(TemplateName, name)[0];
  if (name === undefined || issue === undefined) return;
  const legal = suggestName(name);
  const suggestion = legal === '' ? '' : ` Try ${legal}.`;
  notes.taken(['name'], `The name ${quoteValue(name)} is unchanged. ${issue.message}${suggestion}`);
}
