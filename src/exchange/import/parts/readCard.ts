import { CarouselCard } from '../../../schema/template/carousel';
import { CardContent } from '../../../schema/template/cardContent';
import { StandaloneCard } from '../../../schema/template/standaloneCard';
import { Suggestion } from '../../../schema/template/suggestion';
import { objectReaderOf } from './readerOf';
import { listOf, type Reader } from './readers';
import { readSuggestion } from './readSuggestion';
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
  readOwnCard(tidyCard(value, at, notes), at, notes);

/** Cards in cards' frames, with the frames' names elsewhere. */
const cardForms: { schema: typeof CardContent; read: Reader<unknown> }[] = [
  { schema: CardContent, read: readCard },
];
export const readStandaloneCard = objectReaderOf(StandaloneCard, cardForms, {
  content: 'cardContent',
  orientation: 'cardOrientation',
  alignment: 'thumbnailImageAlignment',
  imageAlignment: 'thumbnailImageAlignment',
});
export const readCarouselCard = objectReaderOf(CarouselCard, cardForms, {
  cards: 'cardContents',
  contents: 'cardContents',
  width: 'cardWidth',
});
