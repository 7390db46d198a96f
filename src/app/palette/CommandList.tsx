import type { Ref } from 'react';
import { elementRef } from '../../ui/browser/focus';
import type { Command } from '../../workspace/services/createCommandRegistry';
import type { ShownGroup } from './findCommands';
import styles from './Palette.module.css';
import { KeyCaps } from '../shortcuts/KeyCaps';
import words from '../../ui/styles/words.module.css';

type CommandListProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly ShownGroup[];
  /** Index of the active command in the whole list. */
  active: number;
  /** Gets the drawn options by id, so that the palette can bring one into view. */
  options: Map<string, HTMLElement>;
  onChoose: (command: Command) => void;
  /** Called when the mouse moves over a command, with its index in the whole list. */
  onPoint: (place: number) => void;
};

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The list box of the palette: its groups of commands. The focus stays in the text field. */
export function CommandList({ ref, id, groups, active, options, onChoose, onPoint }: CommandListProps) {
  const shown = groups.flatMap((group) => group.commands);
  return (
    <div ref={ref} id={id} role="listbox" aria-label="Found" className={styles.list} tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <p aria-hidden className={styles.group}>
            {group.name}
          </p>
          {group.commands.map((command) => {
            const place = shown.indexOf(command);
            return (
              <CommandOption
                key={command.id}
                ref={elementRef(options, optionId(id, place))}
                id={optionId(id, place)}
                command={command}
                isActive={place === active}
                onChoose={() => onChoose(command)}
                onPoint={() => onPoint(place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type CommandOptionProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

/** One line of the palette. */
function CommandOption({ ref, id, command, isActive, onChoose, onPoint }: CommandOptionProps) {
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
          <span className={`${words.note} ${styles.detail}`} dir="auto">
            {blocker ?? detail}
          </span>
        )}
      </span>
      {keys?.[0] && <KeyCaps keys={keys[0]} />}
    </div>
  );
}
