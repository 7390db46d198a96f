import type { Clipping } from '../clipping/clipping';
import type { Theme } from '../model/options';
import type { Samples } from '../text/withSamples';
import { formatNumber } from '../../schema/values/text';
import type { TextSize } from '../../schema/phones/phones';

/** A part of a message in words, a sentence a line. */
export type SeenPart = { title: string; lines: string[] };

/** What a person sees on one phone, in words. */
export type Seen = { title: string; parts: SeenPart[] };

/** How much of a cut text is seen, as the end of a sentence. */
export function describeLetters({ seen, of, text }: Extract<Clipping, { kind: 'text' }>): string {
  return `${formatNumber(seen)} of ${formatNumber(of)} letters are seen, “${text.trim()}…”`;
}

/** What the drawn phone says about itself. */
export type DrawnFacts = {
  clippings: readonly Clipping[];
  /** Dotted draft paths of the media whose picture is drawn. */
  pictures: readonly string[];
};

/** The state of the phone, and where dates are read. */
export type SeenOn = {
  samples: Samples;
  theme: Theme;
  textSize: TextSize;
  /** Name of the phone, for instance `Pixel 8`. */
  phone: string;
  /** Language and time zone of dates, by default the viewer's own. */
  locale?: string | undefined;
  timeZone?: string | undefined;
};

/** The sentences as a text to copy. */
export function seenAsText({ title, parts }: Seen): string {
  return [
    title,
    ...parts.map((part) => [part.title, ...part.lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
}
