import { iosLines } from '../../schema/phones/iosLimits';
import { isBlank } from '../../schema/values/acrossFields';
import { hasMarker } from '../../schema/values/markers';
import { countCharacters, formatNumber } from '../../schema/values/text';
import type { CardPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

/** Characters of title and description together that fit in three lines. */
const SAFE_COPY = 150;
const CODE = /\b(?:OTP|one[- ]time (?:code|password)|(?:verification|sign-in|login|security) code)\b/i;
/** A code that was typed in place of a parameter. */
const FIGURES =
  /\b(?:OTP|code|password)\b[^.!?\n]{0,20}\b\d{4,8}\b|\b\d{4,8}\b[^.!?\n]{0,12}\b(?:OTP|code|password)\b/i;

const copyOf = ({ title, description }: CardPart) => [title, description].filter((text) => !isBlank(text));
const copyLength = ({ title, description }: CardPart) =>
  countCharacters(title) + countCharacters(description);
const linesOf = (card: CardPart) => copyOf(card).join('\n').split('\n').length;
const hasFile = ({ media }: CardPart) => !isBlank(media?.contentInfo?.fileUrl);

/** The content of one card. */
export const cardRules: readonly Rule<CardPart>[] = [
  {
    id: 'suggestions-alone',
    kind: 'refusal',
    ...vendorPages.googleCards,
    applies: ({ title, description, media, suggestions }) =>
      isBlank(title) && isBlank(description) && media === undefined && suggestions.length > 0,
    message: () =>
      'This card holds nothing but buttons and may be refused. Give it a title, a description or a picture.',
  },
  {
    id: 'picture-alone',
    kind: 'style',
    ...vendorPages.googleAltText,
    applies: (card) => hasFile(card) && copyOf(card).length === 0,
    message: () =>
      'This card has a picture and no words. The interface has no place to describe a picture, so people who listen to their phone learn nothing. Add a title.',
  },
  {
    id: 'title-missing',
    kind: 'style',
    ...vendorPages.googleCards,
    at: ['title'],
    applies: ({ title, description }) => isBlank(title) && !isBlank(description),
    message: () =>
      'This card has no title. The title is the bold line that people read first; when space is short, phones drop the description before it.',
  },
  {
    id: 'title-repeated',
    kind: 'style',
    ...thisProject,
    at: ['description'],
    applies: ({ title, description }) =>
      !isBlank(title) && title.trim().toLowerCase() === description.trim().toLowerCase(),
    message: () => 'Description says the same as the title. Say something more, or leave it empty.',
  },
  {
    id: 'long-copy',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    at: ({ description }) => [isBlank(description) ? 'title' : 'description'],
    applies: (card) => copyLength(card) > SAFE_COPY,
    message: (card) =>
      `Title and description have ${formatNumber(copyLength(card))} characters together. Up to about ${SAFE_COPY} show in full on every phone; longer ones may be cut.`,
  },
  {
    id: 'many-lines',
    kind: 'look',
    ...vendorPages.googleCrossPlatform,
    at: ['description'],
    applies: (card) => linesOf(card) > iosLines.card,
    message: (card) =>
      `Title and description have ${linesOf(card)} lines. Above ${iosLines.card}, an iPhone cuts them, and a press opens a page of text without picture and buttons. Join some lines.`,
  },
  {
    id: 'code-in-card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    confidence: 'reported',
    at: ({ description }) => [isBlank(description) ? 'title' : 'description'],
    applies: (card) =>
      copyOf(card).some((text) => CODE.test(text)) &&
      copyOf(card).some((text) => hasMarker(text) || FIGURES.test(text)),
    message: () =>
      'This card seems to hold a one-time code, which cannot be copied from a card on iPhones (seen on iOS 18.5 and 26). Send codes as a text message.',
  },
];
