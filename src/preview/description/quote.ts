import { withSamples } from '../text/withSamples';
import type { SeenOn } from './seen';

/** A text of the template in quotes, with samples in place of parameters. Line breaks and runs of blanks become one blank. */
export function quote(text: string, { samples }: Pick<SeenOn, 'samples'>): string {
  return `“${withSamples(text, samples).trim().replace(/\s+/g, ' ')}”`;
}
