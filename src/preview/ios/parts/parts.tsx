import type { ReactNode, ComponentProps } from 'react';
import styles from './Placeholder.module.css';
import { IosIcon } from './Icon';

type PlaceholderProps = {
  path: string;
  shape: 'bubble' | 'picture' | 'thumbnail' | 'line';
  children: ReactNode;
};

/** Marks a blank field; grey and dashed, unlike content. */
export function IosPlaceholder({ path, shape, children }: PlaceholderProps) {
  return (
    <div className={styles.placeholder} data-shape={shape} data-path={path} data-testid="preview-ghost">
      {children}
    </div>
  );
}

type PressableProps = Omit<ComponentProps<'button'>, 'onClick' | 'ref'> & {
  /** Without it the part looks the same, but is no control. */
  onPress: ((control: HTMLElement) => void) | undefined;
};

/** A part that is a button in `try`, and a plain box in `select`. */
export function Pressable({ onPress, children, ...rest }: PressableProps) {
  if (!onPress) {
    const { className, title, style } = rest;
    return (
      <div className={className} title={title} style={style} {...dataOf(rest)}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      // Arrow keys reach it: the phone is one stop of the Tab key.
      tabIndex={-1}
      {...rest}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but a dialog returns the focus to its opener.
        currentTarget.focus({ preventScroll: true });
        onPress(currentTarget);
      }}
    >
      {children}
    </button>
  );
}

function dataOf(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

/** A drawing of a map with a pin in the middle: no real map is loaded. */
export function MapDrawing() {
  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
        <path className={styles.water} d="M-20 300C60 270 120 330 200 310s140-90 220-60v180H-20Z" />
        <path className={styles.park} d="M20 40h110v90H20ZM270 70l90-20 20 90-90 25Z" />
        <path className={styles.street} d="M-10 180 410 120M160-10 220 410M-10 20 410 260M60 410 330-10" />
      </svg>
      <span className={styles.pin}>
        <IosIcon name="location" size={40} />
      </span>
    </div>
  );
}
