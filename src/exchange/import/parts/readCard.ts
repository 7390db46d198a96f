import { CarouselCard } from '../../../schema/template/carousel';
import { CardContent } from '../../../schema/template/cardContent';
import { StandaloneCard } from '../../../schema/template/standaloneCard';
import { Suggestion } from '../../../schema/template/suggestion';
import { isRecord } from '../../../lib/values';
import type { ImportNotes, Place } from './importNotes';
import { objectReaderOf } from './readerOf';
import { listOf, type Reader } from './readers';
import { readSuggestion } from './readSuggestion';
import { takeAltText } from './takeAltText';
import { tidyCard } from './tidyCard';

/** Reads every button of a card, as other platforms write buttons in other forms. */
export const buttonForms = [{ schema: Suggestion, read: readSuggestion }];

export const readSuggestions = listOf(readSuggestion);

const readOwnCard = objectReaderOf(CardContent, buttonForms, {
  choices: 'suggestions',
  buttons: 'suggestions',
  text: 'description',
  cardTitle: 'title',
  cardDescription: 'description',
});
export const readCard: typeof readOwnCard = (value, at, notes) =>
  readOwnCard(takeAltText(tidyCard(value, at, notes), notes), at, notes);

/** Cards in cards' frames, with the frames' names elsewhere. */
const cardForms: { schema: typeof CardContent; read: Reader<unknown> }[] = [
  { schema: CardContent, read: readCard },
];
const readOwnStandaloneCard = objectReaderOf(StandaloneCard, cardForms, {
  content: 'cardContent',
  orientation: 'cardOrientation',
  alignment: 'thumbnailImageAlignment',
  imageAlignment: 'thumbnailImageAlignment',
});
const readOwnCarouselCard = objectReaderOf(CarouselCard, cardForms, {
  cards: 'cardContents',
  contents: 'cardContents',
  width: 'cardWidth',
});

export const readStandaloneCard: typeof readOwnStandaloneCard = (value, at, notes) =>
  readOwnStandaloneCard(withoutChips(value, at, notes), at, notes);
export const readCarouselCard: typeof readOwnCarouselCard = (value, at, notes) =>
  readOwnCarouselCard(withoutChips(value, at, notes), at, notes);

/** The frame of a card or carousel without the chips that other platforms put into it. */
function withoutChips(value: unknown, at: Place, notes: ImportNotes): unknown {
  if (!isRecord(value) || !Array.isArray(value.suggestions)) return value;
  const { suggestions, ...frame } = value;
  const from = [...at.from, 'suggestions'];
  if (suggestions.length > 0) notes.chips(from, suggestions);
  else notes.dropped(from, 'An empty list of chips beside the card was left out.');
  return frame;
}
