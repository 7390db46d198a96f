import {
  Fragment,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { elementRef } from '../browser/focus';
import buttonStyles from '../controls/Button.module.css';
import { openPopover } from './Popover';
import styles from './menu.module.css';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** A sentence under the label that explains the action. */
  note?: string;
  /** The action removes something. */
  danger?: boolean;
  /** Draws a line above the item, where another kind of action begins. */
  apart?: boolean;
  onSelect: () => void;
};

type MenuProps = {
  /** The menu's name; also the name of its button if that shows only an icon. */
  label: string;
  /** Called while the menu is open. */
  items: () => readonly MenuItem[];
  children: ReactNode;
  /** The button shows words, which are its name. */
  hasWords?: boolean;
  /** The button itself. */
  buttonRef?: Ref<HTMLButtonElement | null> | undefined;
};

/**
 * A button that opens a short list of actions, above everything else. Arrows, Home, End and letters move the focus;
 * Escape, Tab and a press outside close the menu, and the focus returns to the button.
 */
export function Menu({ label, items, children, hasWords = false, buttonRef }: MenuProps) {
  const [open, setOpen] = useState(false);
  // Outside of the button's own place: a list that moves its entries would close a menu inside of one.
  const [container, setContainer] = useState<Element>();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    buttonRef,
    () => button.current,
    [],
  );
  const [itemButtons] = useState(() => new Map<string, HTMLButtonElement>());
  const [findItem] = useState(createMenuKeys);
  // A press on the button closes an open menu and must not open it again.
  const wasOpen = useRef(false);

  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    setContainer(currentTarget.closest('[popover], dialog, main, header') ?? document.body);
    if (!wasOpen.current) setOpen(true);
    wasOpen.current = false;
  }
  function choose(list: Element | null, item: MenuItem) {
    if (list instanceof HTMLElement) list.hidePopover();
    // The toggle event comes later, perhaps after the next press.
    setOpen(false);
    button.current?.focus();
    item.onSelect();
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const labels = shown.map((item) => item.label);
    const focused = labels.findIndex((name) => itemButtons.get(name) === document.activeElement);
    const next = findItem(event, labels, focused);
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    else if (next === undefined) return;
    else itemButtons.get(labels[next] ?? '')?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  const shown = open ? items() : [];
  const look = hasWords
    ? [buttonStyles.small, buttonStyles.secondary]
    : [buttonStyles.icon, buttonStyles.quiet];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[buttonStyles.button, ...look].join(' ')}
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
      {open &&
        container &&
        createPortal(
          <div
            role="menu"
            tabIndex={-1}
            popover="auto"
            aria-label={label}
            className={`${styles.surface} ${styles.menu}`}
            ref={(list) => {
              if (!list) return undefined;
              const isNew = !list.matches(':popover-open');
              const close = openPopover(list, () => button.current);
              if (isNew) itemButtons.values().next().value?.focus();
              return close;
            }}
            onToggle={({ newState }) => {
              if (newState === 'closed') setOpen(false);
            }}
            onKeyDown={handleKey}
          >
            {shown.map((item) => (
              <Fragment key={item.label}>
                {item.apart && <hr className={styles.line} />}
                <button
                  ref={elementRef(itemButtons, item.label)}
                  type="button"
                  role="menuitem"
                  className={styles.item}
                  data-danger={item.danger ? '' : undefined}
                  onClick={({ currentTarget }) => choose(currentTarget.parentElement, item)}
                >
                  {item.icon}
                  {item.note === undefined ? (
                    item.label
                  ) : (
                    <span>
                      {item.label}
                      <small className={styles.note}>{item.note}</small>
                    </span>
                  )}
                </button>
              </Fragment>
            ))}
          </div>,
          container,
        )}
    </>
  );
}

/** Milliseconds after which a typed letter begins a new search. */
const typeaheadTimeoutMs = 500;

type MenuKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the index of the menu item that a key moves the focus to: arrows, Home, End, and letters, which find the
 * next item that begins with them. Undefined for other keys. `focused` is -1 if no item has the focus.
 */
type FindMenuItem = (
  event: MenuKey,
  labels: readonly string[],
  focused: number,
  now?: number,
) => number | undefined;

export function createMenuKeys(): FindMenuItem {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;

  function findTyped(letter: string, labels: readonly string[], focused: number, now: number) {
    typed = now - typedAt > typeaheadTimeoutMs ? letter : typed + letter;
    typedAt = now;
    // The same letter again goes to the next item; further letters may keep the item that matches.
    const isRepeated = typed.replaceAll(letter, '') === '';
    const prefix = isRepeated ? letter : typed;
    const start = isRepeated ? focused + 1 : Math.max(0, focused);
    const order = labels.map((_, step) => (start + step) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(prefix));
  }

  return (event, labels, focused, now = performance.now()) => {
    const count = labels.length;
    if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return undefined;
    switch (event.key) {
      case 'ArrowDown':
        return (focused + 1) % count;
      case 'ArrowUp':
        return focused <= 0 ? count - 1 : focused - 1;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      case ' ':
        return undefined;
      default:
        return Array.from(event.key).length === 1
          ? findTyped(event.key.toLowerCase(), labels, focused, now)
          : undefined;
    }
  };
}
