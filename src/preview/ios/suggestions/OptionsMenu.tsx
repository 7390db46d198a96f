import type { CSSProperties, KeyboardEvent } from 'react';
import type { Placed } from '../../message/suggestions';
import styles from './OptionsMenu.module.css';
import { SuggestionButton } from './SuggestionButton';

/** The folded actions of a card or a text, and the position of their menu on the screen in px. */
export type OptionsMenuContent = {
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
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[(at + step + rows.length) % rows.length]?.focus();
}
