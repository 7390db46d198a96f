import { KeyCaps } from '../shortcuts/KeyCaps';
import type { Command } from '../services/createCommandRegistry';
import styles from './Palette.module.css';

type CommandOptionProps = { id: string; command: Command; isActive: boolean; onChoose: () => void };

/** One line of the palette. The focus stays in its text field. */
export function CommandOption({ id, command, isActive, onChoose }: CommandOptionProps) {
  const { label, detail, hindrance, keys } = command;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={hindrance !== undefined}
      tabIndex={-1}
      className={styles['option']}
      // The text field keeps the focus, and with it the list its keys.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      <span className={styles['words']}>
        <span className={styles['label']} dir="auto">
          {label}
        </span>{' '}
        {(hindrance ?? detail) && (
          <span className={styles['detail']} dir="auto">
            {hindrance ?? detail}
          </span>
        )}
      </span>
      {keys?.[0] && <KeyCaps keys={keys[0]} />}
    </div>
  );
}
