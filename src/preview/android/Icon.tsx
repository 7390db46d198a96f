import { iconOutlines, type IconName } from './iconOutlines';

/** An icon of the phone, drawn in the colour of the text. `size` in dp. */
export function Icon({ name, size }: { name: IconName; size: number }) {
  return (
    <svg viewBox="0 -960 960 960" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={iconOutlines[name]} />
    </svg>
  );
}
