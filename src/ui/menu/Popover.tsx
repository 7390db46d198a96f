import { useRef, type ReactNode } from 'react';
import styles from './menu.module.css';

type PopoverProps = {
  label: string;
  /** The button that opened it; it gets the focus back. */
  anchor: () => HTMLElement | null;
  /** `isCancelled`: closed by Escape. */
  onClose: (isCancelled: boolean) => void;
  children: ReactNode;
};

/**
 * A small form above everything else, under the button that opened it. Escape, a press outside and the focus elsewhere
 * close it. The focus stays where the content puts it.
 */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  const isCancelled = useRef(false);
  return (
    <div
      role="dialog"
      aria-label={label}
      popover="auto"
      className={`${styles.surface} ${styles.popover}`}
      ref={(popover) => {
        return popover ? openPopover(popover, anchor) : undefined;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isCancelled.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Open, it would cover the control that has the focus now.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose(isCancelled.current);
      }}
    >
      {children}
    </div>
  );
}

/**
 * Opens a popover at its button. It is in the top layer, and its content may grow: it moves along with the button until
 * the returned function is called.
 */
export function openPopover(popover: HTMLElement, anchor: () => HTMLElement | null): () => void {
  if (!popover.matches(':popover-open')) popover.showPopover();
  const follow = () => placePopover(popover, anchor());
  follow();
  const sizes = new ResizeObserver(follow);
  sizes.observe(popover);
  addEventListener('scroll', follow, { passive: true, capture: true });
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', follow, { capture: true });
  };
}

/** CSS px between the popover, its button and the edges of the window. */
const GAP = 4;
const EDGE = 8;

/** Places a popover below its button if there is room, else above it, and always inside the window. */
function placePopover(popover: HTMLElement, button: HTMLElement | null) {
  if (!button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // Close it when its button is scrolled out of sight.
  if (bottom < 0 || top > innerHeight) popover.hidePopover();
  const { width, height } = popover.getBoundingClientRect();
  const x = right - width >= EDGE ? right - width : Math.min(left, innerWidth - width - EDGE);
  const below = bottom + GAP;
  const y = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, top - GAP - height);
  popover.style.left = `${Math.max(EDGE, x)}px`;
  popover.style.top = `${y}px`;
}
