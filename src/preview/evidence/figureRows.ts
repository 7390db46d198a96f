import * as android from '../../schema/phones/androidFigures';
import type { androidLines, androidSizes, androidTexts } from '../../schema/phones/androidFigures';
import * as ios from '../../schema/phones/iosFigures';
import {
  iosInlineActions,
  iosLines,
  type iosMediaRatios,
  type iosSizes,
} from '../../schema/phones/iosFigures';
import { sheetShares } from '../../schema/phones/phones';
import { recommendedRatios } from '../media/recommendedMedia';
import type { System } from '../model/options';
import { type Assumption, evidence, type Evidence, factId } from './evidence';

/**
 * The letter and source of a figure. Figures of one subject and source share a row, each with its name; `adds` ends the
 * value of that row. `id`: that of the row, if it is not the name of its first figure.
 */
type FigureNote = Evidence & { subject: string; adds?: string; id?: string };
type FigureNotes<Table> = Readonly<Record<keyof Table, FigureNote>>;

/** Figures that nobody has published. */
const chosen = (subject: string, adds?: string): FigureNote => ({
  subject,
  ...evidence.thisPreview,
  ...(adds ? { adds } : {}),
});
const mediaHeight = { subject: 'Picture heights of a vertical card', ...evidence.interfaceDocument };
const bubble = chosen('Bubble, with the corner on the sender’s side');

const androidSizeNotes: FigureNotes<typeof androidSizes> = {
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
    subject: 'Space beside a single card',
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
    adds: 'wide, as tall as the text',
  },
  sign: chosen('Icon on a video or before the download'),
  cardMin: { subject: 'Minimum height of a card', ...evidence.googleSending },
  cardRadius: chosen('Corners of a card, space between cards'),
  cardGap: chosen('Corners of a card, space between cards'),
  fold: {
    subject: 'Line on a single card below which picture and text may be cut off',
    ...evidence.oldMaximum,
  },
  textBlock: chosen('Space around the text of a card, less in narrow cards'),
  wideInset: chosen('Space around the text of a card, less in narrow cards'),
  narrowInset: chosen('Space around the text of a card, less in narrow cards'),
  row: chosen('Button in a card, without and with its link'),
  rowAddress: chosen('Button in a card, without and with its link'),
  rowInset: chosen('Button in a card, without and with its link'),
  icon: { subject: 'Icon of a button, space before its text', ...evidence.material },
  iconGap: { subject: 'Icon of a button, space before its text', ...evidence.material },
  chip: { subject: 'Height of a chip, space at its ends', ...evidence.material },
  chipInset: { subject: 'Height of a chip, space at its ends', ...evidence.material },
  chipIconInset: { subject: 'Height of a chip, space at its ends', ...evidence.material },
  linkPreview: chosen('Preview of a link, and its picture'),
  linkPicture: chosen('Preview of a link, and its picture'),
  map: chosen('Map of a sent location'),
  sheetRadius: { subject: 'Corners of a sheet at the bottom', ...evidence.material },
  touch: chosen('Round buttons of an overlay'),
};

const textStyle = { subject: 'Text sizes and line heights', ...evidence.material };
const cardText = chosen('Text of a card: size and line height');
const androidTextNotes: FigureNotes<typeof androidTexts> = {
  bodySmall: textStyle,
  bodyMedium: textStyle,
  bodyLarge: textStyle,
  name: chosen('Sender’s name: size and line height'),
  title: cardText,
  description: cardText,
};

const androidNotification = chosen('Lines of a notification');
const androidLineNotes: FigureNotes<typeof androidLines> = {
  lockScreen: androidNotification,
  banner: androidNotification,
};

const button = chosen('Button in a card, below one, and the space between them');
const iosCard = chosen('Card');
const menu = chosen('Menu “Options”: width, row, corners, distance');
const bars = chosen('Bars: status (with a home button), header, logo, message field, home');
const frame = chosen('Frame, corners of the screen, home button and bars beside it');
const sign = chosen('Icon on a video or before the download, also on a small picture');
const tile = chosen('Tile of a link at the end of a text, and its picture');
const iosSizeNotes: FigureNotes<typeof iosSizes> = {
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
  sheetRadius: chosen('Corners of a sheet at the bottom'),
};

const ratioLimits = chosen('Limits for very wide or tall pictures, estimated');
const iosRatioNotes: FigureNotes<typeof iosMediaRatios> = {
  narrowest: ratioLimits,
  widest: ratioLimits,
  beforeLoading: chosen('Picture that is not loaded', 'if its shape is unknown'),
};

const iosLineNotes: FigureNotes<typeof iosLines> = {
  lockScreen: { subject: 'Lines of a notification on the lock screen', ...evidence.notificationPreview },
  banner: chosen('Lines of a notification while the phone is in use'),
  card: {
    subject: 'Lines of title and description in a card; a tap opens longer text',
    ...evidence.crossPlatformPlaybook,
  },
  title: chosen('Lines of a long title'),
};

type Figure = number | { size: number; line: number };
type Figures = Readonly<Record<string, Figure>>;
type FigureTable = { system: System; unit: string; figures: Figures; notes: FigureNotes<Figures> };

/** A table whose figures have one subject and source. */
const alike = (system: System, unit: string, figures: Figures, note: FigureNote): FigureTable => ({
  system,
  unit,
  figures,
  notes: Object.fromEntries(Object.keys(figures).map((name) => [name, note])),
});

const percentages = Object.fromEntries(
  Object.entries(sheetShares).map(([size, share]) => [size, share * 100]),
);
const placeNames = {
  vertical: 'above the text of a single card',
  side: 'beside a text',
  small: 'in a small carousel card',
  medium: 'in a medium carousel card',
} satisfies Record<keyof typeof recommendedRatios, string>;

/** Every table of figures, each with its unit, letters and sources. */
export const figureTables: readonly FigureTable[] = [
  { system: 'android', unit: 'dp', figures: android.androidSizes, notes: androidSizeNotes },
  alike('android', 'dp', android.carouselWidths.api, {
    id: 'carousel-widths-api',
    subject: 'Card widths of a carousel, API reference',
    ...evidence.interfaceDocument,
  }),
  alike('android', 'dp', android.carouselWidths.messages2026, {
    id: 'carousel-widths-2026',
    subject: 'Card widths of a carousel, Google Messages 2026',
    ...evidence.googleCardsRestated,
  }),
  alike('android', 'dp', android.carouselMaxHeights, {
    id: 'carousel-max-heights',
    subject: 'Maximum height of a carousel card',
    ...evidence.googleCardsRestated,
  }),
  alike(
    'android',
    'dp',
    { narrowCard: android.narrowCard },
    { subject: 'Maximum width of a narrow card', ...evidence.thisPreview },
  ),
  { system: 'android', unit: 'sp', figures: android.androidTexts, notes: androidTextNotes },
  { system: 'android', unit: 'lines', figures: android.androidLines, notes: androidLineNotes },
  alike('android', '% of the screen', percentages, {
    id: 'web-page',
    subject: 'Heights of the in-chat window',
    ...evidence.interfaceDocument,
  }),
  ...Object.entries(recommendedRatios).map(([place, ratios]) =>
    alike('android', 'to 1', ratios, {
      id: `picture-ratio-${place}`,
      subject: `Picture that is not cut ${placeNames[place as keyof typeof placeNames]}`,
      ...evidence.mediaPlaybook,
    }),
  ),
  { system: 'ios', unit: 'pt', figures: ios.iosSizes, notes: iosSizeNotes },
  alike(
    'ios',
    '% of the screen',
    { bubble: ios.iosBubbleShare * 100 },
    { subject: 'Maximum width of a bubble', ...evidence.thisPreview },
  ),
  { system: 'ios', unit: 'to 1', figures: ios.iosMediaRatios, notes: iosRatioNotes },
  { system: 'ios', unit: 'lines', figures: iosLines, notes: iosLineNotes },
  alike(
    'ios',
    'buttons',
    { inlineActions: iosInlineActions },
    { subject: 'Buttons that stay outside “Options”', ...evidence.crossPlatformPlaybook, adds: 'at most' },
  ),
];

const plainWords: Partial<Record<string, string>> = {
  radius: 'corners',
  block: 'above and below',
  inline: 'at the sides',
  inset: 'at the sides',
  sign: 'icon',
  face: 'picture',
};

/** `bubbleRadius` in words: `bubble corners`; `SMALL`: `small`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase()
    .split(' ')
    .map((word) => plainWords[word] ?? word)
    .join(' ');
/** `bubbleRadius` as a part of an address: `bubble-radius`. */
const kebabOf = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
const numberOf = (figure: number) => String(Math.round(figure * 100) / 100);
const write = (figure: Figure) =>
  typeof figure === 'number' ? numberOf(figure) : `${figure.size}/${figure.line}`;

/** The rows of a table: a row for each subject and source, with the names of the figures if they are several. */
function rowsOf({ system, unit, figures, notes }: FigureTable): Assumption[] {
  const names = Object.keys(figures);
  const keyOf = (name: string) => JSON.stringify(notes[name]);
  return [...new Set(names.map(keyOf))].map((key) => {
    const shared = names.filter((name) => keyOf(name) === key);
    const values = shared.map((name) => {
      const value = write(figures[name] ?? 0);
      return shared.length === 1 ? value : `${wordsOf(name)} ${value}`;
    });
    const [first = ''] = shared;
    const { adds, id = kebabOf(first), ...note } = notes[first] ?? { subject: '', ...evidence.thisPreview };
    const value = [values.join(', '), unit, adds].filter(Boolean).join(' ');
    return { ...note, id: factId(system, id), system, value };
  });
}

/** The figures of the drawing as rows, each with letter and source. */
export const figureRows: readonly Assumption[] = figureTables.flatMap(rowsOf);
