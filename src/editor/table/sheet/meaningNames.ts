import { limits } from '../../../schema/values/limits';
import type { Choice } from '../../../ui/controls/Input';
import type { Meaning } from './headings';

/** The meanings of a column in the order in which people choose. */
export const meaningChoices: readonly Choice<Meaning>[] = [
  { value: 'picture', label: 'Picture' },
  { value: 'title', label: 'Title' },
  { value: 'description', label: 'Description' },
  { value: 'price', label: 'Price' },
  ...Array.from({ length: limits.cardSuggestions }, (_, index): Choice<Meaning>[] => [
    { value: `text${index}`, label: `Button ${index + 1} text` },
    { value: `target${index}`, label: `Button ${index + 1} leads to` },
  ]).flat(),
  { value: 'skip', label: 'Leave out' },
];
