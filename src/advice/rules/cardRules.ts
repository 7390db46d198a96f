import { isBlank } from '../../schema/values/acrossFields';
import { countCharacters } from '../../schema/values/text';
import type { CardPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** Characters of title and description together that fit in three lines. */
const SAFE_COPY = 150;

const copyLength = ({ title, description }: CardPart) =>
  countCharacters(title) + countCharacters(description);

export const cardRules: readonly Rule<CardPart>[] = [
  {
    id: 'suggestions-alone',
    level: 'warning',
    ...vendorPages.googleCards,
    applies: ({ title, description, media, suggestions }) =>
      isBlank(title) && isBlank(description) && media === undefined && suggestions.length > 0,
    message: () =>
      'This card holds nothing but buttons and may be refused. Give it a title, a description or a picture.',
  },
  {
    id: 'long-copy',
    level: 'hint',
    ...vendorPages.googleCrossPlatform,
    at: ({ description }) => [isBlank(description) ? 'title' : 'description'],
    applies: (card) => copyLength(card) > SAFE_COPY,
    message: (card) =>
      `Title and description have ${copyLength(card)} characters together. Up to about ${SAFE_COPY} show in full on every phone; longer ones may be cut.`,
  },
];
