import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';
import {
  androidWidths,
  iphoneWidths,
  type AndroidWidth,
  type IphoneWidth,
  textSizes,
  type TextSize,
} from '../../schema/phones/phones';
import { formatNumber } from '../../schema/values/text';
import { MAX_LEVELS } from '../../lib/json/parseJson';

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

/** Maximum bytes of JSON in a link: inflating stops there. */
export const MAX_LINK_BYTES = 512 * 1024;

/** The reason why a link cannot be read. */
export type LinkProblem =
  | { kind: 'not_a_link' }
  | { kind: 'unknown_version'; version: string }
  /** Characters of the data; `expected` is unknown when the link ends before that number. */
  | { kind: 'cut'; arrived: number; expected: number | undefined }
  | { kind: 'changed' }
  | { kind: 'not_compressed' }
  /** Bytes inflated before the stop; 0 when the link itself was too long. */
  | { kind: 'too_large'; inflated: number }
  | { kind: 'not_json' }
  | { kind: 'too_deep' }
  | { kind: 'not_a_template' };

const fixedMessages = {
  not_a_link: 'This is not a template link. A template link ends in #v1. or #v2. and what follows it.',
  changed:
    'This link was changed on its way: its content does not match its checksum. Ask for it again, or for the file.',
  not_compressed:
    'This link holds no compressed data: it was changed on its way, or made wrongly. Ask for it again, or for the file.',
  too_large: `This link holds more than ${formatNumber(MAX_LINK_BYTES / 1024)} KB and was not opened. Ask for the file.`,
  not_json: 'This link does not hold JSON. The program that made it made it wrongly.',
  too_deep: `This link holds data that is nested deeper than ${MAX_LEVELS} levels. It is no template.`,
  not_a_template: 'This link holds something other than a template.',
} satisfies Record<Exclude<LinkProblem['kind'], 'unknown_version' | 'cut'>, string>;

/** The message for people: the reason, and the remedy. */
export function linkProblemMessages(problem: LinkProblem): string {
  if (problem.kind === 'unknown_version') {
    return `This link is of version ${problem.version}. This page reads versions 1 and 2; open the link with a newer one.`;
  }
  if (problem.kind !== 'cut') return fixedMessages[problem.kind];
  const { arrived, expected } = problem;
  const what =
    expected === undefined
      ? 'it ends before the template starts'
      : `${formatNumber(arrived)} of ${formatNumber(expected)} characters arrived`;
  return `This link was cut off: ${what}. Ask for the whole link, or for the file.`;
}
