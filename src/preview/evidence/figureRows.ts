import * as android from '../../schema/phones/androidFigures';
import * as ios from '../../schema/phones/iosFigures';
import { iosInlineActions, iosLines } from '../../schema/phones/iosFigures';
import { sheetShares } from '../../schema/phones/phones';
import { recommendedRatios } from '../media/recommendedMedia';
import type { System } from '../model/options';
import type { Assumption } from './Assumption';
import { evidence } from './evidence';
import {
  androidLineNotes,
  androidSizeNotes,
  androidTextNotes,
  iosLineNotes,
  iosRatioNotes,
  iosSizeNotes,
  type FigureNote,
  type FigureNotes,
} from './figureNotes';

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
    subject: 'Card widths of a carousel, API reference',
    ...evidence.interfaceDocument,
  }),
  alike('android', 'dp', android.carouselWidths.messages2026, {
    subject: 'Card widths of a carousel, Google Messages 2026',
    ...evidence.googleCardsRestated,
  }),
  alike('android', 'dp', android.carouselMaxHeights, {
    subject: 'Greatest height of a carousel card',
    ...evidence.googleCardsRestated,
  }),
  alike(
    'android',
    'dp',
    { narrowCard: android.narrowCard },
    { subject: 'Greatest width of a narrow card', ...evidence.thisPreview },
  ),
  { system: 'android', unit: 'sp', figures: android.androidTexts, notes: androidTextNotes },
  { system: 'android', unit: 'lines', figures: android.androidLines, notes: androidLineNotes },
  alike('android', '% of the screen', percentages, {
    subject: 'Heights of a web page in Messages',
    ...evidence.interfaceDocument,
  }),
  ...Object.entries(recommendedRatios).map(([place, ratios]) =>
    alike('android', 'to 1', ratios, {
      subject: `Picture that is not cut ${placeNames[place as keyof typeof placeNames]}`,
      ...evidence.mediaPlaybook,
    }),
  ),
  { system: 'ios', unit: 'pt', figures: ios.iosSizes, notes: iosSizeNotes },
  alike(
    'ios',
    '% of the screen',
    { bubble: ios.iosBubbleShare * 100 },
    { subject: 'Greatest width of a bubble', ...evidence.thisPreview },
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
};

/** `bubbleRadius` in words: `bubble corners`; `SMALL`: `small`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase()
    .split(' ')
    .map((word) => plainWords[word] ?? word)
    .join(' ');
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
    const { adds, ...note } = notes[shared[0] ?? ''] ?? { subject: '', ...evidence.thisPreview };
    return { system, value: [values.join(', '), unit, adds].filter(Boolean).join(' '), ...note };
  });
}

/** The figures of the drawing as rows, each with letter and source. */
export const figureRows: readonly Assumption[] = figureTables.flatMap(rowsOf);
