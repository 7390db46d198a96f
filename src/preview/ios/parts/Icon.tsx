import { iconStrokes, type IosIconName } from './iconStrokes';
import type { SuggestionKind } from '../../../schema/draft/suggestionKinds';

const filled: Partial<Record<IosIconName, true>> = { play: true, myLocation: true };

/** An icon of the iPhone in the colour of the text. `size` in pt. */
export function IosIcon({ name, size }: { name: IosIconName; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled[name] ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconStrokes[name]} />
    </svg>
  );
}

/** The icon of each kind of suggestion. Documented: the system chooses it. Inferred: the icons. Replies have none. */
export const iosSuggestionIcon = {
  reply: undefined,
  openUrlAction: 'browser',
  dialAction: 'call',
  viewLocationAction: 'location',
  shareLocationAction: 'myLocation',
  createCalendarEventAction: 'calendar',
} satisfies Record<SuggestionKind, IosIconName | undefined>;
