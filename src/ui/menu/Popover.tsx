import { useRef, type ReactNode } from 'react';
import { placePopover } from './placePopover';
import styles from './Popover.module.css';

type PopoverProps = {
  label: string;
  /** The button that opened it; it gets the focus back. */
  anchor: () => HTMLElement | null;
  /** `isCancelled`: closed by Escape. */
  onClose: (isCancelled: boolean) => void;
  children: ReactNode;
};

/**
 * A small form above everything else, under the button that opened it. Escape and a press outside close it. The focus
 * stays where the content puts it.
 */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  const isCancelled = useRef(false);
  return (
    <div
      role="dialog"
      aria-label={label}
      popover="auto"
      className={styles.popover}
      ref={(popover) => {
        if (!popover) return undefined;
        if (!popover.matches(':popover-open')) popover.showPopover();
        const follow = () => placePopover(popover, anchor());
        // The content may arrive later and grow. The popover is in the top layer: move it along with its button.
        const sizes = new ResizeObserver(follow);
        sizes.observe(popover);
        addEventListener('scroll', follow, { passive: true, capture: true });
        return () => {
          sizes.disconnect();
          removeEventListener('scroll', follow, { capture: true });
        };
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isCancelled.current = true;
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose(isCancelled.current);
      }}
    >
      {children}
    </div>
  );
}
