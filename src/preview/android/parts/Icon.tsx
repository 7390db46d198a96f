import { memo } from 'react';
import { iconOutlines, type IconName } from './iconOutlines';
import styles from './Icon.module.css';
import { sizedOutline } from './sizedOutline';

/** An icon of the phone in the colour of the text. `size` in dp. Memoised, as scaling an outline takes time. */
export const Icon = memo(function Icon({ name, size }: { name: IconName; size: number }) {
  return (
    <svg
      className={styles['icon']}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={sizedOutline(iconOutlines[name], size)} />
    </svg>
  );
});
