import type { androidLines, androidSizes, androidTexts } from '../../schema/phones/androidFigures';
import type { iosMediaRatios, iosSizes, iosLines } from '../../schema/phones/iosFigures';
import { evidence, type Evidence } from './evidence';

/**
 * The letter and source of a figure. Figures of one subject and source share a row, each with its name; `adds` ends the
 * value of that row.
 */
export type FigureNote = Evidence & { subject: string; adds?: string };
export type FigureNotes<Figures> = Readonly<Record<keyof Figures, FigureNote>>;

/** Figures that nobody has published. */
const chosen = (subject: string, adds?: string): FigureNote => ({
  subject,
  ...evidence.thisPreview,
  ...(adds ? { adds } : {}),
});
const mediaHeight = { subject: 'Picture heights of a vertical card', ...evidence.interfaceDocument };
const bubble = chosen('Bubble, with the corner at the side of its sender');

export const androidSizeNotes: FigureNotes<typeof androidSizes> = {
  frame: chosen('Frame and corners of the screen'),
  screenRadius: chosen('Frame and corners of the screen'),
  statusBar: chosen('Bars: status, message field, gestures'),
  appBar: { subject: 'Height of the header', ...evidence.material },
  composer: chosen('Bars: status, message field, gestures'),
  gestureBar: chosen('Bars: status, message field, gestures'),
  panelRadius: { subject: 'Corners of the conversation', ...evidence.phoneKit },
  logo: chosen('Size and corners of the logo'),
  logoRadius: chosen('Size and corners of the logo'),
  threadInset: {
    subject: 'Space beside a standalone card',
    ...evidence.playbookRatios,
    adds: 'on each side of the screen',
  },
  bubble,
  bubbleRadius: bubble,
  bubbleCorner: bubble,
  bubbleBlock: chosen('Space within a bubble'),
  bubbleInline: chosen('Space within a bubble'),
  mediaShort: mediaHeight,
  mediaMedium: mediaHeight,
  mediaTall: mediaHeight,
  mediaSide: {
    subject: 'Picture beside the text of a horizontal card',
    ...evidence.mediaPlaybook,
    adds: 'wide, as high as the text',
  },
  sign: chosen('Sign on a film or before the download'),
  cardMin: { subject: 'Least height of a card', ...evidence.googleSending },
  cardRadius: chosen('Corners of a card, space between cards'),
  cardGap: chosen('Corners of a card, space between cards'),
  fold: {
    subject: 'Fold of a standalone card: picture and text beyond it may be cut',
    ...evidence.oldMaximum,
  },
  textBlock: chosen('Space around the text of a card, narrow in narrow cards'),
  wideInset: chosen('Space around the text of a card, narrow in narrow cards'),
  narrowInset: chosen('Space around the text of a card, narrow in narrow cards'),
  row: chosen('Button in a card, and one with its web address'),
  rowAddress: chosen('Button in a card, and one with its web address'),
  rowInset: chosen('Button in a card, and one with its web address'),
  icon: { subject: 'Icon of a button, space before its text', ...evidence.material },
  iconGap: { subject: 'Icon of a button, space before its text', ...evidence.material },
  chip: { subject: 'Height of a chip, space at its ends', ...evidence.material },
  chipInset: { subject: 'Height of a chip, space at its ends', ...evidence.material },
  chipIconInset: { subject: 'Height of a chip, space at its ends', ...evidence.material },
  linkPreview: chosen('Preview of a link, and its picture'),
  linkPicture: chosen('Preview of a link, and its picture'),
  map: chosen('Map of a sent location'),
  sheetRadius: { subject: 'Corners of a sheet from below', ...evidence.material },
  touch: chosen('Round buttons of a layer'),
};

const textStyle = { subject: 'Letters and lines of texts', ...evidence.material };
const cardText = chosen('Text of a card: letters and lines');
export const androidTextNotes: FigureNotes<typeof androidTexts> = {
  bodySmall: textStyle,
  bodyMedium: textStyle,
  bodyLarge: textStyle,
  name: chosen('Name of the sender: letters and lines'),
  title: cardText,
  description: cardText,
};

const androidNotification = chosen('Lines of a notification');
export const androidLineNotes: FigureNotes<typeof androidLines> = {
  lockScreen: androidNotification,
  banner: androidNotification,
};

const button = chosen('Button in a card, below one, and the space between them');
const iosCard = chosen('Card');
const menu = chosen('Menu of “Options”: width, row, corners, distance');
const bars = chosen('Bars: status (with a home button), header, logo, message field, home');
const frame = chosen('Frame, corners of the screen, home button and bars beside it');
const sign = chosen('Sign on a film or before the download, also on a small picture');
const tile = chosen('Tile of a link at the end of a text, and its face');
export const iosSizeNotes: FigureNotes<typeof iosSizes> = {
  frame,
  screenCorner: frame,
  homeButtonBar: frame,
  homeButton: frame,
  statusBar: bars,
  lowStatusBar: bars,
  navigation: bars,
  avatar: bars,
  field: bars,
  home: bars,
  inset: chosen('Space beside the conversation'),
  bubbleRadius: chosen('Corners of a bubble, space within'),
  bubbleBlock: chosen('Corners of a bubble, space within'),
  bubbleInline: chosen('Corners of a bubble, space within'),
  cardWidth: iosCard,
  cardRadius: iosCard,
  cardGap: iosCard,
  thumbnail: {
    subject: 'Picture of a horizontal card',
    ...evidence.crossPlatformPlaybook,
    adds: 'square',
  },
  thumbnailRadius: chosen('Corners of the picture beside a text'),
  sign,
  smallSign: sign,
  cardButton: button,
  cardButtonRadius: button,
  listButton: button,
  buttonGap: button,
  menuWidth: menu,
  menuRow: menu,
  menuRadius: menu,
  menuGap: menu,
  tile,
  tileFace: tile,
  map: chosen('Map of a sent location'),
  sheetRadius: chosen('Corners of a sheet from below'),
};

const ratioLimits = chosen('Limits of an extreme picture, estimated');
export const iosRatioNotes: FigureNotes<typeof iosMediaRatios> = {
  narrowest: ratioLimits,
  widest: ratioLimits,
  beforeLoading: chosen('Picture before it is loaded, or broken', 'if no shape was known'),
};

export const iosLineNotes: FigureNotes<typeof iosLines> = {
  lockScreen: { subject: 'Lines of a notification on the lock screen', ...evidence.notificationPreview },
  banner: chosen('Lines of a notification while the phone is in use'),
  card: {
    subject: 'Lines of title and description before a page of text opens',
    ...evidence.crossPlatformPlaybook,
  },
  title: chosen('Lines that a long title keeps'),
};
