import { memo } from 'react';
import { iconOutlines, type IconName } from './iconOutlines';
import styles from './Icon.module.css';
import { sizedOutline } from './sizedOutline';

/** An icon of the phone in the colour of the text. `size` in dp. */
export function Icon({ name, size }: { name: IconName; size: number }) {
  return <OutlineIcon outline={iconOutlines[name]} size={size} />;
}

/** An outline as an icon. Memoised, as scaling an outline takes time. */
export const OutlineIcon = memo(function OutlineIcon({ outline, size }: { outline: string; size: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={sizedOutline(outline, size)} />
    </svg>
  );
});
