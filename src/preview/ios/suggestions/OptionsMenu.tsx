import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import styles from './OptionsMenu.module.css';
import { SuggestionButton } from './SuggestionButton';
import type { Placed } from '../rules/suggestionGroups';

/** The folded actions of a card or a text, and where their menu stands within the screen, in px. */
export type OpenOptions = { control: HTMLElement; path: string; actions: Placed[]; style: CSSProperties };

/** The menu of folded actions, in the order of the payload. Escape and a press beside it close it. */
export function OptionsMenu({ options, onClose }: { options: OpenOptions; onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  const { path, actions, style } = options;

  // The focus lies outside React.
  useLayoutEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  return (
    // The keyboard closes it by Escape; this is for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles['ground']} onClick={onClose}>
      <div
        ref={menu}
        className={styles['menu']}
        style={style}
        role="dialog"
        aria-label="Options"
        data-testid="preview-options-menu"
        data-arrives
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === 'Escape') onClose();
          else if (step) moveFocus(event.currentTarget, step);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {actions.map(({ suggestion, index }) => (
          <SuggestionButton
            key={index}
            suggestion={suggestion}
            path={`${path}.${index}`}
            place="menu"
            testId="preview-suggestion"
          />
        ))}
      </div>
    </div>
  );
}

function moveFocus(menu: HTMLElement, step: number) {
  const rows = Array.from(menu.querySelectorAll('button'));
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[(at + step + rows.length) % rows.length]?.focus();
}
