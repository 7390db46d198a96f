import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';

/** How the page of a share link shows its template at first. Stands in the query, outside of the template's fragment. */
export type LinkView = {
  /** In place of the phones the spec sheet, or the phones in every state (see MatrixView). */
  page?: 'sheet' | 'matrix' | undefined;
  phone?: 'android' | 'ios' | 'both' | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** Number of a carousel's card, from 1. */
  card?: number | undefined;
  /** The text size that is set on the phones. */
  text?: TextSize | undefined;
  /** Width of the Android screen in dp. */
  width?: DeviceWidth | undefined;
  /** The values in place of parameters. */
  samples?: SampleSet | undefined;
};

const phones = ['android', 'ios', 'both'] as const;
const themes = ['light', 'dark'] as const;
export const textSizes = ['small', 'default', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];
export const deviceWidths = [412, 360] as const;
export type DeviceWidth = (typeof deviceWidths)[number];

/** The query of a view with its `?`; empty if nothing is chosen. */
export function writeLinkView({ page, phone, theme, card, text, width, samples }: LinkView): string {
  const parameters = Object.entries({ page, phone, theme, card, text, width, samples }).filter(
    ([, value]) => value !== undefined,
  );
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
    theme: oneOf('theme', themes),
    card: /^[1-9]\d?$/.test(card) ? Number(card) : undefined,
    text: oneOf('text', textSizes),
    width: oneOf('width', deviceWidths),
    samples: oneOf('samples', sampleSets),
  };
}
