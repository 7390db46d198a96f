import { iosLines } from '../../schema/phones/iosFigures';
import { isBlank } from '../../schema/values/acrossFields';
import { hasMarker } from '../../schema/values/markers';
import { countCharacters, formatNumber } from '../../schema/values/text';
import type { AdvisedCard } from '../model/parts';
import { type Rule, emptyField } from '../model/rule';
import { thisProject, vendorPages, interfaceDocument } from '../model/sources';
import { fileEnding, type FileKind, fileKind } from '../model/fileKind';

/** Characters of title and description together that fit in three lines. */
const SAFE_COPY = 150;
const CODE = /\b(?:OTP|one[- ]time (?:code|password)|(?:verification|sign-in|login|security) code)\b/i;
/** A code that was typed in place of a parameter. */
const FIGURES =
  /\b(?:OTP|code|password)\b[^.!?\n]{0,20}\b\d{4,8}\b|\b\d{4,8}\b[^.!?\n]{0,12}\b(?:OTP|code|password)\b/i;

const copyOf = ({ title, description }: AdvisedCard) => [title, description].filter((text) => !isBlank(text));

/** The content of one card. */
export const cardRules: readonly Rule<AdvisedCard>[] = [
  {
    id: 'suggestions-alone',
    title: 'A card of buttons alone',
    kind: 'refusal',
    ...vendorPages.googleCards,
    find: ({ title, description, media, suggestions }) =>
      isBlank(title) &&
      isBlank(description) &&
      media === undefined &&
      suggestions.length > 0 &&
      'This card holds nothing but buttons and may be refused. Give it a title, a description or a picture.',
  },
  {
    id: 'picture-alone',
    title: 'A picture without words',
    kind: 'style',
    ...vendorPages.googleAltText,
    find: (card) =>
      hasFile(card) &&
      copyOf(card).length === 0 &&
      'This card has a picture and no words. The interface has no place to describe a picture, so people who listen to their phone learn nothing. Add a title.',
  },
  {
    id: 'title-missing',
    title: 'A card with a description and no title',
    kind: 'style',
    ...vendorPages.googleCards,
    at: ['title'],
    find: ({ title, description }) =>
      isBlank(title) &&
      !isBlank(description) &&
      'This card has no title. The title is the bold line that people read first; when space is short, phones drop the description before it.',
  },
  {
    id: 'title-repeated',
    title: 'A description that repeats the title',
    kind: 'style',
    ...thisProject,
    at: ['description'],
    find: ({ title, description }) =>
      !isBlank(title) &&
      title.trim().toLowerCase() === description.trim().toLowerCase() &&
      'Description says the same as the title. Say something more, or leave it empty.',
  },
  {
    id: 'long-copy',
    title: 'More than about 150 characters in a card',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    at: ({ description }) => [isBlank(description) ? 'title' : 'description'],
    find: ({ title, description }) => {
      const length = countCharacters(title) + countCharacters(description);
      return (
        length > SAFE_COPY &&
        `Title and description have ${formatNumber(length)} characters together. Up to about ${SAFE_COPY} show in full on every phone; longer ones may be cut.`
      );
    },
  },
  {
    id: 'many-lines',
    title: 'More than six lines in a card',
    kind: 'look',
    ...vendorPages.googleCrossPlatform,
    at: ['description'],
    find: (card) => {
      const lines = copyOf(card).join('\n').split('\n').length;
      return (
        lines > iosLines.card &&
        `Title and description have ${lines} lines. Above ${iosLines.card}, an iPhone cuts them, and a press opens a page of text without picture and buttons. Join some lines.`
      );
    },
  },
  {
    id: 'code-in-card',
    title: 'A one-time code in a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    confidence: 'reported',
    at: ({ description }) => [isBlank(description) ? 'title' : 'description'],
    find: (card) =>
      copyOf(card).some((text) => CODE.test(text)) &&
      copyOf(card).some((text) => hasMarker(text) || FIGURES.test(text)) &&
      'This card seems to hold a one-time code, which cannot be copied from a card on iPhones (seen on iOS 18.5 and 26). Send codes as a text message.',
  },
];

const fileUrlOf = ({ media }: AdvisedCard) => media?.contentInfo?.fileUrl ?? '';
const thumbnailUrlOf = ({ media }: AdvisedCard) => media?.contentInfo?.thumbnailUrl ?? '';
const hasFile = (card: AdvisedCard) => !isBlank(fileUrlOf(card));
const isKind = (kind: FileKind) => (card: AdvisedCard) => fileKind(fileUrlOf(card)) === kind;

const height = ['media', 'height'];
const fileUrl = ['media', 'contentInfo', 'fileUrl'];
const thumbnailUrl = ['media', 'contentInfo', 'thumbnailUrl'];

/** The picture or film of a card. */
export const mediaRules: readonly Rule<AdvisedCard>[] = [
  {
    id: 'height-on-horizontal',
    title: 'A picture height on a horizontal card',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: height,
    find: ({ isHorizontal, media }) =>
      isHorizontal &&
      !isBlank(media?.height) &&
      'Picture height counts for vertical cards only; this horizontal card ignores it. Remove it, or choose vertical.',
    fix: emptyField('picture height'),
  },
  {
    id: 'height-missing',
    title: 'No picture height is chosen',
    kind: 'style',
    ...vendorPages.eightByEightHeight,
    at: height,
    find: (card) =>
      !card.isHorizontal &&
      hasFile(card) &&
      isBlank(card.media?.height) &&
      'Picture height is not chosen, so the picture is likely to be drawn short. Choose short, medium or tall.',
  },
  {
    id: 'pdf-in-card',
    title: 'A PDF in a card',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    find: (part) =>
      isKind('pdf')(part) &&
      'A PDF in a card works in India on Google Messages only, not on an iPhone. For everybody else use a picture and a button that opens the PDF.',
  },
  {
    id: 'gif-on-iphone',
    title: 'A GIF in a card',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    at: fileUrl,
    find: (part) =>
      isKind('gif')(part) &&
      'A GIF in a card stands still on an iPhone. Make sure that its first picture says it all.',
  },
  {
    id: 'audio-in-card',
    title: 'Audio in a card',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    find: (part) =>
      isKind('audio')(part) &&
      'A card cannot play audio. Use a picture or a video, and a button that opens the recording.',
  },
  {
    id: 'file-kind',
    title: 'A file that cards do not show',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    find: (card) =>
      isKind('other')(card) &&
      `Files of the kind .${fileEnding(fileUrlOf(card))} are not shown in a card. Use a JPEG, PNG, GIF, MP4 or WebM file.`,
  },
  {
    id: 'forced-refresh',
    title: 'The platform fetches a file anew for each message',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: ['media', 'contentInfo', 'forceRefresh'],
    find: ({ media }) =>
      media?.contentInfo?.forceRefresh === true &&
      'The platform fetches this file anew although it has a copy. That is slower and loads your server; leave it off unless the file behind the address changes.',
    fix: emptyField('forced refresh'),
  },
  {
    id: 'video-without-thumbnail',
    title: 'A video without a thumbnail',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      isKind('video')(card) &&
      isBlank(thumbnailUrlOf(card)) &&
      'This video has no thumbnail, so the card stays blank until the phone has loaded it. Add the address of a picture of at most 100 kB.',
  },
  {
    id: 'thumbnail-of-pdf',
    title: 'A thumbnail of a PDF',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      isKind('pdf')(card) &&
      !isBlank(thumbnailUrlOf(card)) &&
      'A thumbnail is meant for pictures, audio and videos; a PDF shows its first page instead. Remove the thumbnail.',
    fix: emptyField('thumbnail'),
  },
  {
    id: 'thumbnail-is-file',
    title: 'The thumbnail is the file itself',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      hasFile(card) &&
      fileUrlOf(card) === thumbnailUrlOf(card) &&
      'The thumbnail is the file itself, so phones load all of it for a preview; a thumbnail has at most 100 kB. Use a small picture, or none.',
  },
  {
    id: 'thumbnail-kind',
    title: 'A thumbnail that is no picture',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      !['image', 'gif', undefined].includes(fileKind(thumbnailUrlOf(card))) &&
      `The thumbnail is a .${fileEnding(thumbnailUrlOf(card))} file, but it is drawn as a picture. Use a JPEG or PNG file.`,
  },
];
