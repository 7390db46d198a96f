import { iconStrokes, type IconName } from './iconStrokes';

const filled: Partial<Record<IconName, true>> = { play: true, myLocation: true };

/** An icon of the iPhone in the colour of the text. `size` in pt. */
export function Icon({ name, size }: { name: IconName; size: number }) {
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
