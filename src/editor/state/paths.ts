import type { CardPath, cardsPath } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { valueAt } from '../../lib/path';

/** The path of a list of suggestions. */
export type SuggestionsPath = 'component.suggestions' | `${CardPath}.suggestions`;
export type SuggestionPath = `${SuggestionsPath}.${number}`;
/** A list whose entries can be added, moved and removed. */
export type ListPath = typeof cardsPath | SuggestionsPath;

/** The dotted paths to all members and entries of a value. */
type PathOf<Value> = Value extends readonly (infer Entry)[]
  ? `${number}` | `${number}.${PathOf<NonNullable<Entry>>}`
  : Value extends object
    ? {
        [Key in keyof Value & string]-?: Key | `${Key}.${PathOf<NonNullable<Value[Key]>>}`;
      }[keyof Value & string]
    : never;
/** Any field of a template: a misspelt path does not compile. */
export type DraftPath = PathOf<TemplateDraft>;

const CARD = /^component\.richCard\.carouselCard\.cardContents\.(\d+)/;
const SUGGESTION = /^(.*\bsuggestions)\.(\d+)/;

/** The index of the carousel card that contains a path. */
export function cardOf(path: string): number | undefined {
  const index = CARD.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The suggestion that contains a path: its list and its index. */
export function suggestionOf(path: string): { list: string; index: number } | undefined {
  const [, list, index] = SUGGESTION.exec(path) ?? [];
  return list === undefined || index === undefined ? undefined : { list, index: Number(index) };
}

/** Fields that the form folds away under "More", and the card or button that they belong to. */
const FOLDED =
  /^(.+)\.(?:media\.contentInfo\.(?:thumbnailUrl|forceRefresh)|(?:reply|action)\.(?:postbackData|fallbackUrl|openUrlAction\.(?:application|webviewViewMode|description)))$/;

/** The card or button whose fold contains a path. */
export function foldOf(path: string): string | undefined {
  return FOLDED.exec(path)?.[1];
}

/** The entries of the list at a path; none if there is no list. */
export function entriesAt(value: unknown, path: ListPath): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
