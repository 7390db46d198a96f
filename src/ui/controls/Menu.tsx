import { Fragment, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import styles from './Menu.module.css';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** A sentence under the label: what it is good for, or what it takes away. */
  note?: string;
  /** Something is taken away. */
  danger?: boolean;
  /** A line above it: another kind of action begins. */
  apart?: boolean;
  onSelect: () => void;
};

type MenuProps = {
  /** What the menu is of; also the name of its button where that shows an icon alone. */
  label: string;
  /** Asked for when it opens. */
  items: () => readonly MenuItem[];
  children: ReactNode;
  /** The button shows words, and those are its name. */
  hasWords?: boolean;
};

/** A button that opens a short list of actions. The list is drawn while it is open, above everything else. */
export function Menu({ label, items, children, hasWords = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The press that closes an open menu must not open it again.
  const wasOpen = useRef(false);

  function handleClick() {
    if (!wasOpen.current) setOpen(true);
    wasOpen.current = false;
  }
  function choose(list: Element | null, item: MenuItem) {
    if (list instanceof HTMLElement) list.hidePopover();
    // The browser tells of it later, maybe after the next press.
    setOpen(false);
    button.current?.focus();
    item.onSelect();
  }
  const look = hasWords
    ? [styles['words'], buttonStyles['secondary']]
    : [buttonStyles['icon'], buttonStyles['quiet']];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[buttonStyles['button'], ...look].join(' ')}
        {...(hasWords ? {} : { 'aria-label': label, title: label })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={handleClick}
      >
        {children}
      </button>
      {open && (
        <div
          role="menu"
          tabIndex={-1}
          popover="auto"
          aria-label={label}
          className={styles['menu']}
          ref={(list) => {
            if (!list || list.matches(':popover-open')) return undefined;
            list.showPopover();
            place(list, button.current);
            list.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
            // It stands in the top layer and goes along with its button when that is scrolled.
            const follow = () => place(list, button.current);
            addEventListener('scroll', follow, { passive: true, capture: true });
            return () => removeEventListener('scroll', follow, { capture: true });
          }}
          onToggle={({ newState }) => {
            if (newState === 'closed') setOpen(false);
          }}
          onKeyDown={moveFocus}
        >
          {items().map((item) => (
            <Fragment key={item.label}>
              {item.apart && <hr className={styles['line']} />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles['item']}
                data-danger={item.danger ? '' : undefined}
                onClick={({ currentTarget }) => choose(currentTarget.parentElement, item)}
              >
                {item.icon}
                {item.note === undefined ? (
                  item.label
                ) : (
                  <span>
                    {item.label}
                    <small className={styles['note']}>{item.note}</small>
                  </span>
                )}
              </button>
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}

/** CSS px between the menu, its button and the edges of the window. */
const GAP = 4;
const EDGE = 8;

/** Below its button where there is room, else above it, and never out of the window. */
function place(list: HTMLElement, button: HTMLElement | null) {
  if (!button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // Out of sight with its button it would be a menu of nothing.
  if (bottom < 0 || top > innerHeight) list.hidePopover();
  const { width, height } = list.getBoundingClientRect();
  const x = right - width >= EDGE ? right - width : Math.min(left, innerWidth - width - EDGE);
  const below = bottom + GAP;
  const y = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, top - GAP - height);
  list.style.left = `${Math.max(EDGE, x)}px`;
  list.style.top = `${y}px`;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  // Leaving a menu by Tab closes it; the focus goes back to its button.
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (target === undefined && event.key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
  if (target !== undefined) items[target]?.focus();
}
