import {
  type CSSProperties,
  type KeyboardEvent,
  createContext,
  useCallback,
  useState,
  type RefObject,
} from 'react';
import type { Placed } from '../../message/suggestions';
import styles from './SuggestionButton.module.css';
import { SuggestionButton } from './SuggestionButton';
import type { Unfolded } from '../../screen/PhoneProps';
import type { TemplateDraft } from '../../../schema/draft/draft';
import type { StoreApi } from 'zustand/vanilla';
import { useLatest } from '../../screen/usePhone';
import { focusedElement } from '../../screen/phoneFocus';
import { shownPart } from '../../screen/useSelectedInView';
import { iosSizes } from '../../../schema/phones/iosFigures';

/** The folded actions of a card or a text, and the position of their menu on the screen in px. */
type OptionsMenuContent = {
  path: string;
  actions: Placed[];
  style: CSSProperties;
  /** The button that it was opened for from outside of the phone. The focus then stays there. */
  selectedPath?: string | undefined;
};

type OptionsMenuProps = { options: OptionsMenuContent; onClose: () => void };

/** The menu of folded actions, in the order of the payload. A tap anywhere and Escape close it. */
export function OptionsMenu({ options, onClose }: OptionsMenuProps) {
  const { path, actions, style, selectedPath } = options;
  function press(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) moveFocus(event.currentTarget, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // For the pointer: the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.ground} data-part="menu" onClick={onClose}>
      <div
        ref={selectedPath === undefined ? focusFirstButton : undefined}
        className={styles.menu}
        style={style}
        role="dialog"
        aria-label="Options"
        data-testid="preview-options-menu"
        data-arrives
        onKeyDown={press}
      >
        <OptionsRows path={path} actions={actions} selectedPath={selectedPath} />
      </div>
    </div>
  );
}

type OptionsRowsProps = Pick<OptionsMenuContent, 'path' | 'actions' | 'selectedPath'>;

function OptionsRows({ path, actions, selectedPath }: OptionsRowsProps) {
  return actions.map(({ suggestion, index }) => (
    <SuggestionButton
      key={index}
      suggestion={suggestion}
      path={`${path}.${index}`}
      place="menu"
      testId="preview-suggestion"
      selectedPath={selectedPath}
    />
  ));
}

/** The menu without its place on the screen, to be measured. */
export function MeasuredOptions(rows: OptionsRowsProps) {
  return (
    <div className={styles.menu} data-part="folded">
      <OptionsRows {...rows} />
    </div>
  );
}

function focusFirstButton(menu: HTMLElement | null) {
  menu?.querySelector('button')?.focus({ preventScroll: true });
}

function moveFocus(menu: HTMLElement, step: number) {
  const rows = Array.from(menu.querySelectorAll('button'));
  const at = rows.findIndex((row) => row === focusedElement());
  rows[(at + step + rows.length) % rows.length]?.focus();
}

/** Opens the menu of folded actions beside its control. `path`: dotted draft path of the list of suggestions. */
type OpenOptions = (
  control: HTMLElement,
  path: string,
  actions: Placed[],
  /** The button that the menu is opened for from outside of the phone: it gets an outline, and no row the focus. */
  unfolded?: Unfolded,
) => void;

/** The button whose menu is to be opened. */
export const UnfoldedContext = createContext<Unfolded | undefined>(undefined);

/** Whether the menu of folded actions is drawn beside its control, closed or not: the phone is measured out of sight. */
export const DrawnFoldedContext = createContext(false);

export const OpenOptionsContext = createContext<OpenOptions>(() => undefined);

/**
 * The menu of folded actions while it is open. Another version of the template closes it. `openMenu` keeps its
 * identity, so that passing it down redraws nothing.
 */
export function useOptionsMenu(
  screen: RefObject<HTMLElement | null>,
  template: TemplateDraft,
  isTried: boolean,
  asked: StoreApi<Unfolded | undefined>,
) {
  const [opened, setOpened] = useState<
    OptionsMenuContent & { control: HTMLElement; template: TemplateDraft }
  >();
  const latest = useLatest(template);
  // Outside of Try nothing is open, also after the way back to it.
  if (opened && !isTried) setOpened(undefined);
  const menu = isTried && opened?.template === template ? opened : undefined;

  const openMenu = useCallback<OpenOptions>(
    (control, path, actions, unfolded) => {
      if (!screen.current) return;
      const { offsetWidth: width, offsetHeight: height } = screen.current;
      const within = screen.current.getBoundingClientRect();
      const style = menuPlace(
        control.getBoundingClientRect(),
        within,
        { width, height },
        actions.length,
        shownPart(screen.current),
      );
      setOpened({ control, path, actions, style, template: latest.current, selectedPath: unfolded?.path });
      if (unfolded) asked.setState(undefined);
    },
    [latest, asked, screen],
  );

  function closeMenu() {
    menu?.control.focus({ preventScroll: true });
    setOpened(undefined);
  }
  return { menu, openMenu, closeMenu };
}

const { menuWidth, menuRow, menuGap } = iosSizes;

type Box = { left: number; top: number; bottom: number; width: number };

/**
 * The position of a menu on the screen: under its control, or above it if there is no room. `control` and
 * `within`, the box of the screen, are in px of the window; `screen` and the result in px of the screen, which may
 * be zoomed. `seen` is the part of the screen that the window shows: a menu opens in it if it is high enough.
 */
export function menuPlace(
  control: Box,
  within: Box,
  screen: { width: number; height: number },
  rows: number,
  seen: { top: number; bottom: number } = { top: within.top, bottom: within.bottom },
): { left: number; top: number } {
  const scale = within.width > 0 ? screen.width / within.width : 1;
  const height = rows * menuRow;
  const left = (control.left - within.left) * scale;
  const under = (control.bottom - within.top) * scale + menuGap;
  const above = (control.top - within.top) * scale - height - menuGap;
  const first = Math.max(0, (seen.top - within.top) * scale) + menuGap;
  const last = Math.min(screen.height, (seen.bottom - within.top) * scale) - menuGap;
  return {
    left: Math.max(menuGap, Math.min(left, screen.width - menuWidth - menuGap)),
    top: under + height <= last ? under : above >= first ? above : Math.max(first, last - height),
  };
}
