import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { kindNames } from '../../schema/draft/kindNames';
import { base64ToText } from '../../schema/values/postback';
import { suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import { fieldAt } from '../../schema/template/templateTree';
import { typeNames } from '../../schema/template/typeNames';
import type { Path } from './compareTemplates';

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
  WEBVIEW: 'Webview',
};

/** Maximum characters of a text that stands for a whole card or button. */
const maxQuoteLength = 60;
const quoted = (text: string) =>
  `“${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text}”`;

/** Whether a field holds text that a person wrote, so that changed words can be highlighted. */
export function isWritten(path: Path): boolean {
  const node = fieldAt(path);
  return node?.kind === 'text' && (node.meta.form === 'freeText' || node.meta.form === 'postback');
}

/** Describes a part of a template for people; undefined for no value. */
export function describeValue(value: unknown, path: Path): string | undefined {
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

function describeText(value: string, path: Path): string {
  if (path.at(-1) === 'type') {
    const type = TemplateType.safeParse(value).data;
    return type ? typeNames[type] : value;
  }
  const node = fieldAt(path);
  if (node?.meta.form === 'postback') return base64ToText(value) ?? value;
  return node?.kind === 'choice' ? (choiceLabels[value] ?? value) : value;
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
