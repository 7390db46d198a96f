import { isBlank } from '../../schema/values/acrossFields';
import { fileEnding, type FileKind, fileKind } from '../model/fileKind';
import type { CardPart } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, vendorPages } from '../model/sources';

const fileUrlOf = ({ media }: CardPart) => media?.contentInfo?.fileUrl ?? '';
const thumbnailUrlOf = ({ media }: CardPart) => media?.contentInfo?.thumbnailUrl ?? '';
const hasFile = (card: CardPart) => !isBlank(fileUrlOf(card));
const isKind = (kind: FileKind) => (card: CardPart) => fileKind(fileUrlOf(card)) === kind;

const height = ['media', 'height'];
const fileUrl = ['media', 'contentInfo', 'fileUrl'];
const thumbnailUrl = ['media', 'contentInfo', 'thumbnailUrl'];

/** The picture or film of a card. */
export const mediaRules: readonly Rule<CardPart>[] = [
  {
    id: 'height-on-horizontal',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: height,
    applies: ({ isHorizontal, media }) => isHorizontal && !isBlank(media?.height),
    message: () =>
      'Picture height counts for vertical cards only; this horizontal card ignores it. Remove it, or choose vertical.',
    fix: emptyField('picture height'),
  },
  {
    id: 'height-missing',
    kind: 'style',
    ...vendorPages.eightByEightHeight,
    at: height,
    applies: (card) => !card.isHorizontal && hasFile(card) && isBlank(card.media?.height),
    message: () =>
      'Picture height is not chosen, so the picture is likely to be drawn short. Choose short, medium or tall.',
  },
  {
    id: 'pdf-in-card',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    applies: isKind('pdf'),
    message: () =>
      'A PDF in a card works in India on Google Messages only, not on an iPhone. For everybody else use a picture and a button that opens the PDF.',
  },
  {
    id: 'gif-on-iphone',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    at: fileUrl,
    applies: isKind('gif'),
    message: () => 'A GIF in a card stands still on an iPhone. Make sure that its first picture says it all.',
  },
  {
    id: 'audio-in-card',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    applies: isKind('audio'),
    message: () =>
      'A card cannot play audio. Use a picture or a video, and a button that opens the recording.',
  },
  {
    id: 'file-kind',
    kind: 'look',
    ...vendorPages.googleCards,
    at: fileUrl,
    applies: isKind('other'),
    message: (card) =>
      `Files of the kind .${fileEnding(fileUrlOf(card))} are not shown in a card. Use a JPEG, PNG, GIF, MP4 or WebM file.`,
  },
  {
    id: 'forced-refresh',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: ['media', 'contentInfo', 'forceRefresh'],
    applies: ({ media }) => media?.contentInfo?.forceRefresh === true,
    message: () =>
      'The platform fetches this file anew although it has a copy. That is slower and loads your server; leave it off unless the file behind the address changes.',
    fix: emptyField('forced refresh'),
  },
  {
    id: 'video-without-thumbnail',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    applies: (card) => isKind('video')(card) && isBlank(thumbnailUrlOf(card)),
    message: () =>
      'This video has no thumbnail, so the card stays blank until the phone has loaded it. Add the address of a picture of at most 100 kB.',
  },
  {
    id: 'thumbnail-of-pdf',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    applies: (card) => isKind('pdf')(card) && !isBlank(thumbnailUrlOf(card)),
    message: () =>
      'A thumbnail is meant for pictures, audio and videos; a PDF shows its first page instead. Remove the thumbnail.',
    fix: emptyField('thumbnail'),
  },
  {
    id: 'thumbnail-is-file',
    kind: 'style',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    applies: (card) => hasFile(card) && fileUrlOf(card) === thumbnailUrlOf(card),
    message: () =>
      'The thumbnail is the file itself, so phones load all of it for a preview; a thumbnail has at most 100 kB. Use a small picture, or none.',
  },
  {
    id: 'thumbnail-kind',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    at: thumbnailUrl,
    applies: (card) => !['image', 'gif', undefined].includes(fileKind(thumbnailUrlOf(card))),
    message: (card) =>
      `The thumbnail is a .${fileEnding(thumbnailUrlOf(card))} file, but it is drawn as a picture. Use a JPEG or PNG file.`,
  },
];
