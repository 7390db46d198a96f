import { useId, useImperativeHandle, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { elementRef } from '../browser/focus';
import styles from './Tabs.module.css';

type Tab<Name extends string> = { name: Name; label: string; icon?: ReactNode; badge?: ReactNode };

/** Acts on a row of tabs from outside. */
export type TabsHandle<Name extends string> = { focusTab: (name: Name) => void };

type TabsProps<Name extends string> = {
  ref?: Ref<TabsHandle<Name>>;
  label: string;
  tabs: readonly Tab<Name>[];
  /** Undefined: no panel is open. Arrow keys then move the focus, and a press opens a panel. */
  selected: Name | undefined;
  /** Called for each press, also on the selected tab. */
  onSelect: (name: Name) => void;
  className?: string | undefined;
  /** The selected panel. */
  children: ReactNode;
};

/** Tabs after the ARIA pattern: one tab stop; arrow keys, Home and End select. The caller draws the selected panel. */
export function Tabs<Name extends string>({
  ref,
  label,
  tabs,
  selected,
  onSelect,
  className,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const [buttons] = useState(() => new Map<string, HTMLButtonElement>());

  useImperativeHandle(ref, () => ({ focusTab: (name) => buttons.get(name)?.focus() }), [buttons]);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const index = tabs.findIndex(({ name }) => buttons.get(name) === document.activeElement);
    const next =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step !== undefined && tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    if (selected !== undefined) onSelect(next.name);
    buttons.get(next.name)?.focus();
  }

  return (
    <div className={[styles.tabs, className].filter(Boolean).join(' ')}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey} tabIndex={-1}>
        {tabs.map(({ name, label: text, icon, badge }, index) => (
          <button
            key={name}
            ref={elementRef(buttons, name)}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={name === selected ? `${id}-panel` : undefined}
            tabIndex={name === selected || (selected === undefined && index === 0) ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(name)}
          >
            {icon}
            {text}
            {badge}
          </button>
        ))}
      </div>
      {selected !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected}`}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </div>
  );
}
