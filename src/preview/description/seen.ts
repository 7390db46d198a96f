import { isolate } from '../../lib/text/isolate';
import type { Clipping } from '../clipping/clipping';
import type { Theme } from '../model/options';
import { type Samples, withSamples } from '../text/withSamples';
import { formatNumber } from '../../schema/values/text';
import type { TextSize } from '../../schema/phones/phones';
import { readClippings } from '../clipping/readClippings';

/** A part of a message in words, a sentence a line. */
export type SeenPart = { title: string; lines: string[] };

/** What a person sees on one phone, in words. */
export type Seen = { title: string; parts: SeenPart[] };

/** How much of a cut text is seen, as the end of a sentence. */
export function describeLetters({ seen, of, text }: Extract<Clipping, { kind: 'text' }>): string {
  return `${formatNumber(seen)} of ${formatNumber(of)} characters fit, “${isolate(text.trim())}…”`;
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

/** A text of the template in quotes, with samples in place of parameters. Line breaks and runs of blanks become one blank. */
export function quote(text: string, { samples }: Pick<SeenOn, 'samples'>): string {
  return `“${isolate(withSamples(text, samples).trim().replace(/\s+/g, ' '))}”`;
}

/** What the drawn phone alone knows. It reads the layout, so the phone must be drawn. */
export function readDrawn(phone: ParentNode): DrawnFacts {
  return { clippings: readClippings(phone), pictures: drawnPictures(phone) };
}

/** The paths of the media boxes whose picture has arrived. */
function drawnPictures(phone: ParentNode): string[] {
  return [...phone.querySelectorAll<HTMLElement>('[data-path$=".media"]')].flatMap((box) => {
    const picture = box.querySelector<HTMLImageElement | HTMLCanvasElement>('img, canvas[width]');
    const isDrawn = picture instanceof HTMLImageElement ? picture.naturalWidth > 0 : picture !== null;
    return isDrawn && box.dataset.path !== undefined ? [box.dataset.path] : [];
  });
}
