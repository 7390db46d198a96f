/** Where a card's content stands in a template. */
export type CardPath =
  | 'component.richCard.standaloneCard.cardContent'
  | `component.richCard.carouselCard.cardContents.${number}`;
/** Where a list of suggestions stands. */
export type SuggestionsPath = 'component.suggestions' | `${CardPath}.suggestions`;
export type SuggestionPath = `${SuggestionsPath}.${number}`;
export type CardsPath = 'component.richCard.carouselCard.cardContents';
/** A list whose entries are added, moved and removed. */
export type ListPath = CardsPath | SuggestionsPath;

export const standaloneCardPath = 'component.richCard.standaloneCard';
export const standaloneContentPath = `${standaloneCardPath}.cardContent` as const;
export const carouselPath = 'component.richCard.carouselCard';
export const cardsPath: CardsPath = `${carouselPath}.cardContents`;

const CARD = /^component\.richCard\.carouselCard\.cardContents\.(\d+)/;
const SUGGESTION = /^(.*\bsuggestions)\.(\d+)/;

/** The card of a carousel that a path leads into. */
export function cardOf(path: string): number | undefined {
  const index = CARD.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The suggestion that a path leads into: its list and its place. */
export function suggestionOf(path: string): { list: string; index: number } | undefined {
  const [, list, index] = SUGGESTION.exec(path) ?? [];
  return list === undefined || index === undefined ? undefined : { list, index: Number(index) };
}
