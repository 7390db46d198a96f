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
    title: 'Card with buttons only',
    why: 'Cards with only buttons may be rejected.',
    kind: 'refusal',
    ...vendorPages.googleCards,
    find: ({ title, description, media, suggestions }) =>
      isBlank(title) &&
      isBlank(description) &&
      media === undefined &&
      suggestions.length > 0 &&
      'This card has only buttons. Add a title, a description or a picture.',
  },
  {
    id: 'picture-alone',
    title: 'Picture without words',
    why: 'Few platforms pass alt text on to phones, so customers who use a screen reader may learn nothing from a card without words.',
    kind: 'style',
    ...vendorPages.googleAltText,
    find: (card) => hasFile(card) && copyOf(card).length === 0 && 'Add a title to this card.',
  },
  {
    id: 'title-missing',
    title: 'Card with a description but no title',
    why: 'The title is the bold line that people read first. When space is short, phones drop the description before the title.',
    kind: 'style',
    ...vendorPages.googleCards,
    at: ['title'],
    find: ({ title, description }) => isBlank(title) && !isBlank(description) && 'Add a title to this card.',
  },
  {
    id: 'title-repeated',
    title: 'Description that repeats the title',
    kind: 'style',
    ...thisProject,
    at: ['description'],
    find: ({ title, description }) =>
      !isBlank(title) &&
      title.trim().toLowerCase() === description.trim().toLowerCase() &&
      'The description repeats the title. Change it or leave it empty.',
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
        `Title and description have ${formatNumber(length)} characters. Keep to ${SAFE_COPY} so that every phone shows them in full.`
      );
    },
  },
  {
    id: 'many-lines',
    title: 'More than six lines in a card',
    why: 'iPhones cut off the rest. Tapping it opens a page with the text, without picture and buttons.',
    kind: 'look',
    ...vendorPages.googleCrossPlatform,
    at: ['description'],
    find: (card) => {
      const lines = copyOf(card).join('\n').split('\n').length;
      return (
        lines > iosLines.card &&
        `Title and description have ${lines} lines. iPhones show ${iosLines.card}, so join some lines.`
      );
    },
  },
  {
    id: 'code-in-card',
    title: 'One-time code in a card',
    why: 'Seen on iOS 18.5 and 26.',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    confidence: 'reported',
    at: ({ description }) => [isBlank(description) ? 'title' : 'description'],
    find: (card) =>
      copyOf(card).some((text) => CODE.test(text)) &&
      copyOf(card).some((text) => hasMarker(text) || FIGURES.test(text)) &&
      'Customers can’t copy a one-time code from a card on iPhone. Use a text message instead.',
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
    title: 'Picture height on a horizontal card',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: height,
    find: ({ isHorizontal, media }) =>
      isHorizontal &&
      !isBlank(media?.height) &&
      'Picture height has no effect on a horizontal card. Remove it, or choose the vertical layout.',
    fix: emptyField('picture height'),
  },
  {
    id: 'height-missing',
    title: 'No picture height',
    why: 'Without it, most phones show the picture short.',
    kind: 'style',
    ...vendorPages.eightByEightHeight,
    at: height,
    find: (card) =>
      !card.isHorizontal &&
      hasFile(card) &&
      isBlank(card.media?.height) &&
      'Choose a picture height: short, medium or tall.',
  },
  {
    id: 'pdf-in-card',
    title: 'PDF in a card',
    why: 'PDFs in cards only work in Google Messages in India, not on iPhone.',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    find: (part) =>
      isKind('pdf')(part) &&
      (part.isInIndia
        ? 'Only Google Messages in India shows a PDF in a card. For iPhones, use a picture, and a button that opens the PDF.'
        : 'Most phones don’t show a PDF in a card. Use a picture, and a button that opens the PDF.'),
  },
  {
    id: 'gif-on-iphone',
    title: 'GIF in a card',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    at: fileUrl,
    find: (part) =>
      isKind('gif')(part) && 'iPhones only show the first frame of a GIF. Make sure that it says enough.',
  },
  {
    id: 'audio-in-card',
    title: 'Audio in a card',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    find: (part) =>
      isKind('audio')(part) &&
      'Cards can’t play audio. Use a picture or a video, and a button that opens the recording.',
  },
  {
    id: 'file-kind',
    title: 'File type that cards don’t show',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    find: (card) =>
      isKind('other')(card) &&
      `Cards can’t show .${fileEnding(fileUrlOf(card))} files. Use a JPEG, PNG, GIF, MP4 or WebM file.`,
  },
  {
    id: 'forced-refresh',
    title: 'File that is reloaded every time',
    why: 'The platform would load the file again although it has a copy, which is slower.',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: ['media', 'contentInfo', 'forceRefresh'],
    find: ({ media }) =>
      media?.contentInfo?.forceRefresh === true &&
      'Turn off “Reload file” unless the file at this link changes.',
    fix: emptyField('reload setting'),
  },
  {
    id: 'video-without-thumbnail',
    title: 'Video without a thumbnail',
    why: 'Without a thumbnail, the card is blank until the phone has loaded the video.',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      isKind('video')(card) &&
      isBlank(thumbnailUrlOf(card)) &&
      'Add a thumbnail of up to 100 kB to this video.',
  },
  {
    id: 'thumbnail-of-pdf',
    title: 'Thumbnail for a PDF',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      isKind('pdf')(card) &&
      !isBlank(thumbnailUrlOf(card)) &&
      'Remove the thumbnail: a PDF shows its first page instead.',
    fix: emptyField('thumbnail'),
  },
  {
    id: 'thumbnail-is-file',
    title: 'Thumbnail that is the file itself',
    why: 'Phones would load the whole file just for the thumbnail.',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      hasFile(card) &&
      fileUrlOf(card) === thumbnailUrlOf(card) &&
      'The thumbnail is the file itself. Use a picture of up to 100 kB, or none.',
  },
  {
    id: 'thumbnail-kind',
    title: 'Thumbnail that is not a picture',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    find: (card) =>
      !['image', 'gif', undefined].includes(fileKind(thumbnailUrlOf(card))) &&
      `The thumbnail is a .${fileEnding(thumbnailUrlOf(card))} file. Use a JPEG or PNG picture.`,
  },
];
