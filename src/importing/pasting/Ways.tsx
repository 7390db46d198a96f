import { useId } from 'react';
import { ChoiceRow } from '../reading/ChoiceRow';
import styles from '../reading/ChoiceRow.module.css';
import type { PasteWay } from './PasteWay';

type WaysProps = { ways: readonly PasteWay[]; chosen: PasteWay; onChoose: (id: PasteWay['id']) => void };

/** The ways to use a paste, one of them chosen. */
export function Ways({ ways, chosen, onChoose }: WaysProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>How to use it</legend>
      {ways.map(({ id, label, note, isPossible }) => (
        <ChoiceRow
          key={id}
          type="radio"
          name={name}
          label={label}
          note={note}
          checked={id === chosen.id}
          disabled={!isPossible}
          onChange={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}
