import { iconOutlines, type IconName } from './iconOutlines';
import styles from './Icon.module.css';
import { sizedOutline } from './sizedOutline';

const drawn = new Map<string, string>();

function outlineOf(name: IconName, size: number): string {
  const key = `${name} ${size}`;
  const outline = drawn.get(key) ?? sizedOutline(iconOutlines[name], size);
  drawn.set(key, outline);
  return outline;
}

/** An icon of the phone, drawn in the colour of the text. `size` in dp. */
export function Icon({ name, size }: { name: IconName; size: number }) {
  return (
    <svg
      className={styles['icon']}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={outlineOf(name, size)} />
    </svg>
  );
}
