import { CarouselCard } from '../../schema/template/carousel';
import { CardContent } from '../../schema/template/cardContent';
import { StandaloneCard } from '../../schema/template/standaloneCard';
import { Suggestion } from '../../schema/template/suggestion';
import { readerOf } from './readerOf';
import { listOf } from './readers';
import { readSuggestion } from './readSuggestion';

/** Reads every button of a card, as other platforms write buttons in other forms. */
export const buttonForms = [{ schema: Suggestion, read: readSuggestion }];

export const readSuggestions = listOf(readSuggestion);
export const readCard = readerOf(CardContent, buttonForms);
export const readStandaloneCard = readerOf(StandaloneCard, buttonForms);
export const readCarouselCard = readerOf(CarouselCard, buttonForms);
