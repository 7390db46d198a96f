import { isolate } from '../../lib/text/isolate';
import { isBase64 } from '../../lib/encoding/base64';
import { fieldAt, nameOfPath } from '../../schema/template/templateTree';
import { textToBase64, base64ToText } from '../../schema/values/postback';
import type { ChangePath, TemplateChange } from './compareTemplates';
import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { kindNames, suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import { typeNames } from '../../schema/template/typeNames';

/** One entry of a comparison, as people read it. */
export type ChangeEntry = {
  /** Unique within its comparison. */
  id: string;
  kind: TemplateChange['kind'];
  /** "Card 2 › Title", as numbered in the newer template; for removed parts, in the older one. */
  name: string;
  /** The values before and after; undefined for none. */
  before: string | undefined;
  after: string | undefined;
  /** Whether both values are texts that a person wrote, so that changed words can be highlighted. */
  isWritten: boolean;
  /** Dotted paths in the two templates; for a blank field, the path that it would have. */
  from: string | undefined;
  to: string | undefined;
  /** A note on a change that follows from this one: "The button ID changes with it." */
  remark?: string;
  /** The changes that this entry covers. */
  changes: TemplateChange[];
};

type Changed = Extract<TemplateChange, { kind: 'changed' }>;

/** Describes the changes in order. A postback that repeats its button's text is covered by the entry of that text. */
export function describeChanges(changes: readonly TemplateChange[]): ChangeEntry[] {
  const textOf = (change: TemplateChange) =>
    change.kind === 'changed' && change.to.at(-1) === 'postbackData'
      ? changes.find((other): other is Changed => isFollowed(other, change))
      : undefined;
  return changes.flatMap((change) => {
    if (textOf(change)) return [];
    const followers = changes.filter((other) => textOf(other) === change);
    const entry = describe(change);
    if (followers.length === 0) return [entry];
    return [{ ...entry, remark: 'The button ID changes with it.', changes: [change, ...followers] }];
  });
}

function isFollowed(text: TemplateChange, postback: Changed): boolean {
  return (
    text.kind === 'changed' &&
    text.to.at(-1) === 'text' &&
    text.to.length === postback.to.length &&
    text.to.slice(0, -1).join('.') === postback.to.slice(0, -1).join('.') &&
    isEncoded(text.before, postback.before) &&
    isEncoded(text.after, postback.after)
  );
}

const isEncoded = (text: unknown, postback: unknown) =>
  typeof text === 'string' ? textToBase64(text) === postback : postback === undefined;

function describe(change: TemplateChange): ChangeEntry {
  const from = 'from' in change ? change.from : undefined;
  const to = 'to' in change ? change.to : undefined;
  const path = to ?? from ?? [];
  const kind = kindOf(change);
  const before =
    change.kind === 'moved'
      ? describePlace(change.from)
      : 'before' in change
        ? describeValue(change.before, path)
        : undefined;
  const after = 'after' in change ? describeValue(change.after, path) : undefined;
  return {
    id: `${change.kind} ${from?.join('.') ?? ''} ${to?.join('.') ?? ''}`,
    kind,
    name: nameOf(path, change),
    before,
    after,
    isWritten: change.kind === 'changed' && isWritten(path) && before !== undefined && after !== undefined,
    from: from?.join('.'),
    to: to?.join('.'),
    changes: [change],
  };
}

/** People see a blank field that was filled as added, and one that was emptied as removed. */
function kindOf(change: TemplateChange): ChangeEntry['kind'] {
  if (change.kind !== 'changed') return change.kind;
  if (change.before === undefined) return 'added';
  return change.after === undefined ? 'removed' : 'changed';
}

/** "card 3" */
const describePlace = (path: ChangePath) => nameOfPath(path).split(' › ').at(-1)?.toLowerCase();

function nameOf(path: ChangePath, change: TemplateChange): string {
  // The objects that wrap cards have no name of their own.
  if (path.at(-1) === 'richCard' || path.at(-1) === 'carouselCard')
    return change.kind === 'changed' && isCarousel(change.after ?? change.before) ? 'Cards' : 'Card';
  // A platform may know fields that no draft has.
  return fieldAt(path) === undefined ? `${nameOfPath(path)} › ${String(path.at(-1))}` : nameOfPath(path);
}

function isCarousel(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('carouselCard' in value || 'cardContents' in value);
}

/** The labels of values that are chosen, not typed. */
const choiceLabels: Readonly<Record<string, string>> = {
  HORIZONTAL: 'Horizontal',
  VERTICAL: 'Vertical',
  LEFT: 'Left',
  RIGHT: 'Right',
  SMALL: 'Small',
  SHORT: 'Short',
  MEDIUM: 'Medium',
  TALL: 'Tall',
  FULL: 'Full screen',
  HALF: 'Half',
  BROWSER: 'Browser',
  WEBVIEW: 'In-chat window',
};

/** Maximum characters of a text that stands for a whole card or button. */
const maxQuoteLength = 60;
const quoted = (text: string) =>
  `“${isolate(text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text)}”`;

/** Whether a field holds text that a person wrote, so that changed words can be highlighted. */
function isWritten(path: ChangePath): boolean {
  const node = fieldAt(path);
  return node?.kind === 'text' && (node.meta.form === 'freeText' || node.meta.form === 'postback');
}

/** Describes a part of a template for people; undefined for no value. */
export function describeValue(value: unknown, path: ChangePath): string | undefined {
  if (value === undefined) return undefined;
  const key = path.at(-1);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return describeText(value, path);
  if (typeof key === 'number' && typeof value === 'object' && value !== null)
    return path.at(-2) === 'cardContents' ? describeCard(value) : describeButton(value);
  if (Array.isArray(value))
    return value.map((entry, place) => describeValue(entry, [...path, place])).join(', ');
  if (key === 'cardContent' && typeof value === 'object' && value !== null) return describeCard(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return Object.entries(value)
    .flatMap(([member, part]) => describeValue(part, [...path, member]) ?? [])
    .join(', ');
}

function describeText(value: string, path: ChangePath): string {
  if (path.at(-1) === 'type') {
    const type = TemplateType.safeParse(value).data;
    return type ? typeNames[type] : value;
  }
  const node = fieldAt(path);
  if (node?.meta.form === 'postback') return describePostback(value);
  return node?.kind === 'choice' ? (choiceLabels[value] ?? value) : value;
}

/** The text of a postback. One that is no encoded text says so, since it may look like the text of another. */
function describePostback(value: string): string {
  return base64ToText(value) ?? `${value} (${isBase64(value) ? 'encoded, not text' : 'not encoded'})`;
}

function describeCard({ title, description, media }: CardContentDraft): string {
  const text = title || description || media?.contentInfo?.fileUrl;
  return text ? quoted(text) : 'an empty card';
}

function describeButton(suggestion: SuggestionDraft): string {
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  return (
    [kind && kindNames[kind].toLowerCase(), text && quoted(text)].filter(Boolean).join(' ') ||
    'an empty button'
  );
}
