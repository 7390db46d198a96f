import type { Theme } from '../model/options';
import type { Samples } from '../text/withSamples';
import type { TextSize } from '../../schema/phones/textSizes';

/** A part of a message in words, a sentence a line. */
export type SeenPart = { title: string; lines: string[] };

/** What a person sees on one phone, in words. */
export type Seen = { title: string; parts: SeenPart[] };

/** A part of a drawn phone that is cut or left out, by its dotted draft path. */
export type SeenCut = { path: string } & (
  | {
      kind: 'text';
      /** Letters that are seen, all letters, and what is seen; absent if they were not counted. */
      letters?: { seen: number; of: number; text: string };
    }
  | { kind: 'gone' }
  | {
      kind: 'picture';
      /** The share that the box of the picture hides, 0 to 1. */
      hidden: number;
      form: 'portrait' | 'landscape' | 'square';
    }
);

/** How much of a cut text is seen, as the end of a sentence. */
export function describeLetters({ letters }: Extract<SeenCut, { kind: 'text' }>): string {
  if (letters === undefined) return 'only its beginning is seen';
  return `${letters.seen} of ${letters.of} letters are seen, “${letters.text.trim()}…”`;
}

/** What the drawn phone says about itself. */
export type DrawnFacts = {
  cuts: readonly SeenCut[];
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
