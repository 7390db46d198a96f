import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { kindNames } from '../../schema/draft/kindNames';
import { base64ToText } from '../../schema/values/postback';
import { suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import { typeNames } from '../../schema/template/typeNames';
import type { Path } from './compareTemplates';

/** What people call the values that are chosen, not typed. */
const chosen: Readonly<Record<string, string>> = {
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

const choices = new Set([
  'cardOrientation',
  'thumbnailImageAlignment',
  'cardWidth',
  'height',
  'application',
  'webviewViewMode',
]);

/** Characters of a text that stands for a whole card or button. */
const maxCharacters = 60;
const quoted = (text: string) =>
  `“${text.length > maxCharacters ? `${text.slice(0, maxCharacters).trimEnd()}…` : text}”`;

/** Whether a field holds words that somebody wrote, so that changed words can be marked. */
export function isWritten(path: Path): boolean {
  return ['text', 'title', 'description', 'label', 'query', 'postbackData'].includes(String(path.at(-1)));
}

/** What a part of a template holds, for people; undefined where there is nothing. */
export function wordsOfValue(value: unknown, path: Path): string | undefined {
  if (value === undefined) return undefined;
  const key = path.at(-1);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return wordsOfText(value, key);
  if (typeof key === 'number' && typeof value === 'object' && value !== null)
    return path.at(-2) === 'cardContents' ? wordsOfCard(value) : wordsOfButton(value);
  if (Array.isArray(value))
    return value.map((entry, place) => wordsOfValue(entry, [...path, place])).join(', ');
  if (key === 'cardContent' && typeof value === 'object' && value !== null) return wordsOfCard(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return Object.entries(value)
    .flatMap(([member, part]) => wordsOfValue(part, [...path, member]) ?? [])
    .join(', ');
}

function wordsOfText(value: string, key: string | number | undefined): string {
  if (key === 'type') {
    const type = TemplateType.safeParse(value).data;
    return type ? typeNames[type] : value;
  }
  if (key === 'postbackData') return base64ToText(value) ?? value;
  return choices.has(String(key)) ? (chosen[value] ?? value) : value;
}

function wordsOfCard({ title, description, media }: CardContentDraft): string {
  const text = title || description || media?.contentInfo?.fileUrl;
  return text ? quoted(text) : 'an empty card';
}

function wordsOfButton(suggestion: SuggestionDraft): string {
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  return (
    [kind && kindNames[kind].toLowerCase(), text && quoted(text)].filter(Boolean).join(' ') ||
    'an empty button'
  );
}
