import { withSamples } from '../text/withSamples';
import type { SeenOn } from './seen';

/** A text of the template in quotes, with samples in place of parameters. Line breaks become blanks. */
export function quote(text: string, { samples }: Pick<SeenOn, 'samples'>): string {
  return `“${withSamples(text, samples).replace(/\s*\n\s*/g, ' ')}”`;
}
