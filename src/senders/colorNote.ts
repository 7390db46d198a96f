import { actionColor, cardGround } from '../preview/android/skin/actionColor';
import { contrast, minBrandContrast } from '../preview/model/agent';

/** Round down: 4.49 must not read as 4.5. */
const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** What Google asks for, and what the drawn phone does with the colour in each theme. */
export function colorNote(color: string | undefined): string {
  const onWhite = color === undefined ? undefined : contrast(color, '#ffffff');
  if (color === undefined || onWhite === undefined) return 'Without one the phone uses its own colour.';
  const refused = (['light', 'dark'] as const).filter((theme) => actionColor(color, theme) !== color);
  const drawn = {
    0: 'The phone shows it in both themes.',
    1: `The ${refused[0]} phone shows its own colour: ${ratioText(contrast(color, cardGround[refused[0] ?? 'light']) ?? 1)} on its cards.`,
    2: 'The phone shows its own colour instead.',
  }[refused.length as 0 | 1 | 2];
  return `${ratioText(onWhite)} on white. Google asks for at least ${minBrandContrast}:1. ${drawn}`;
}
