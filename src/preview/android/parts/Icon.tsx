import { iconOutlines, type AndroidIconName } from './iconOutlines';
import type { SuggestionKind } from '../../../schema/draft/suggestionKinds';

/** An icon of the phone in the colour of the text. `size` in dp. */
export function AndroidIcon({ name, size }: { name: AndroidIconName; size: number }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={outlineOf(name, size)} />
    </svg>
  );
}

const outlines = new Map<string, string>();

/** The outline of an icon, computed once: ten cards draw the same few icons forty times. */
function outlineOf(name: AndroidIconName, size: number): string {
  const key = `${name} ${size}`;
  const outline = outlines.get(key) ?? sizedOutline(iconOutlines[name], size);
  outlines.set(key, outline);
  return outline;
}

/** The icon of each kind of suggestion. Documented: the system chooses it. Observed: the icons. Replies have none. */
export const androidSuggestionIcon = {
  reply: undefined,
  openUrlAction: 'openInNew',
  dialAction: 'call',
  viewLocationAction: 'location',
  shareLocationAction: 'myLocation',
  createCalendarEventAction: 'calendar',
} satisfies Record<SuggestionKind, AndroidIconName | undefined>;

/** The grid of Material Symbols: `0 -960 960 960`. */
const GRID = 960;

/**
 * An outline of Material Symbols on a grid of `0 0 size size`, `size` in dp: an icon whose grid is its box needs no
 * transformation, and no layer of its own in ten cards of buttons. Supports the commands M L H V Q T Z.
 */
export function sizedOutline(outline: string, size: number): string {
  let command = '';
  let place = 0;
  let numbers = 0;
  return outline.replace(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi, (token) => {
    if (/[a-z]/i.test(token)) {
      command = token;
      place = 0;
      return token;
    }
    // The first pair is absolute, even after a small letter.
    const isPlace = command === command.toUpperCase() || numbers < 2;
    const isDown = command === 'V' || (isPlace && command !== 'H' && place % 2 === 1);
    place += 1;
    numbers += 1;
    const shifted = Number(token) + (isDown ? GRID : 0);
    return ` ${Number(((shifted * size) / GRID).toFixed(3))}`;
  });
}
