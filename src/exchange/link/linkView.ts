import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';
import { androidWidths, iphoneWidths, type AndroidWidth, type IphoneWidth } from '../../schema/phones/phones';
import { textSizes, type TextSize } from '../../schema/phones/textSizes';

/** How the page of a share link shows its template at first. Stands in the query, outside of the template's fragment. */
export type LinkView = {
  /** In place of the phones the spec sheet, or the phones in every state (see MatrixView). */
  page?: 'sheet' | 'matrix' | undefined;
  phone?: 'android' | 'ios' | 'both' | undefined;
  /** What the phones show in place of the conversation; `reader`: the words of a screen reader beside it. */
  view?: 'lockScreen' | 'banner' | 'reader' | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** Number of a carousel's card, from 1. */
  card?: number | undefined;
  /** The text size that is set on the phones. */
  text?: TextSize | undefined;
  /** The Android phone, by the width of its screen in dp. */
  width?: AndroidWidth | undefined;
  /** The iPhone, by the width of its screen in pt. */
  iphone?: IphoneWidth | undefined;
  /** More contrast, a setting of both phones. */
  contrast?: 'more' | undefined;
  /** The values in place of parameters. */
  samples?: SampleSet | undefined;
};

const phones = ['android', 'ios', 'both'] as const;
const themes = ['light', 'dark'] as const;

/** The query of a view with its `?`; empty if nothing is chosen. */
export function writeLinkView(view: LinkView): string {
  const { page, phone, view: shown, theme, card, text, width, iphone, contrast, samples } = view;
  const parts = { page, phone, view: shown, theme, card, text, width, iphone, contrast, samples };
  const parameters = Object.entries(parts).filter(([, value]) => value !== undefined);
  return parameters.length === 0 ? '' : `?${parameters.map(([key, value]) => `${key}=${value}`).join('&')}`;
}

/** The view in a query. An unknown value is as if it was absent. */
export function readLinkView(query: string): LinkView {
  const parameters = new URLSearchParams(query);
  const card = parameters.get('card') ?? '';
  const oneOf = <Choice extends string | number>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => String(choice) === parameters.get(name));
  return {
    page: oneOf('page', ['sheet', 'matrix']),
    phone: oneOf('phone', phones),
    view: oneOf('view', ['lockScreen', 'banner', 'reader']),
    theme: oneOf('theme', themes),
    card: /^[1-9]\d?$/.test(card) ? Number(card) : undefined,
    text: oneOf('text', textSizes),
    width: oneOf('width', androidWidths),
    iphone: oneOf('iphone', iphoneWidths),
    contrast: oneOf('contrast', ['more']),
    samples: oneOf('samples', sampleSets),
  };
}
