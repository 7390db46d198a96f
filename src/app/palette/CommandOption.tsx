import type { Ref } from 'react';
import { KeyCaps } from '../shortcuts/KeyCaps';
import type { Command } from '../../workspace/services/createCommandRegistry';
import styles from './Palette.module.css';

type CommandOptionProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

/** One line of the palette. */
export function CommandOption({ ref, id, command, isActive, onChoose, onPoint }: CommandOptionProps) {
  const { label, detail, blocker, keys } = command;
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={blocker !== undefined}
      tabIndex={-1}
      className={styles.option}
      // Keep the focus in the text field, which handles the keys of the list.
      onPointerDown={(event) => event.preventDefault()}
      // A mouse that rests where the palette opens chooses nothing: browsers report a move of 0 there.
      onPointerMove={({ movementX, movementY }) => {
        if (!isActive && (movementX !== 0 || movementY !== 0)) onPoint();
      }}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      <span className={styles.text}>
        <span className={styles.label} dir="auto">
          {label}
        </span>{' '}
        {(blocker ?? detail) && (
          <span className={styles.detail} dir="auto">
            {blocker ?? detail}
          </span>
        )}
      </span>
      {keys?.[0] && <KeyCaps keys={keys[0]} />}
    </div>
  );
}
