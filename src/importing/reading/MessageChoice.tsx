import { useId } from 'react';
import { namePart } from '../../exchange/import/describePart';
import { readInPart, type Imported } from '../../exchange/import/importTemplate';
import { ChoiceRow } from './ChoiceRow';
import styles from './ChoiceRow.module.css';

type MessageChoiceProps = {
  found: readonly Imported[];
  /** There may be more. */
  isCut: boolean;
  chosen: readonly number[];
  /** Whether several may be chosen. */
  several: boolean;
  onChoose: (chosen: readonly number[]) => void;
};

/** Asks which of several messages to take. */
export function MessageChoice({ found, isCut, chosen, several, onChoose }: MessageChoiceProps) {
  const name = useId();
  function toggle(index: number) {
    if (!several) return onChoose([index]);
    return onChoose(
      chosen.includes(index)
        ? chosen.filter((each) => each !== index)
        : [...chosen, index].toSorted((a, b) => a - b),
    );
  }
  return (
    <fieldset className={styles.choices}>
      <legend>
        {isCut ? readInPart(found.length) : `${found.length} messages were found.`}{' '}
        {several ? 'Choose which to take.' : 'Choose one.'}
      </legend>
      {found.map((part, index) => (
        <ChoiceRow
          key={index}
          type={several ? 'checkbox' : 'radio'}
          name={name}
          label={titleOf(part, index)}
          note={sentence(namePart(part))}
          checked={chosen.includes(index)}
          onChange={() => toggle(index)}
        />
      ))}
    </fieldset>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function titleOf(part: Imported, index: number): string {
  const name = part.kind === 'template' ? part.draft.name : undefined;
  return name === undefined || name === '' ? `Message ${index + 1}` : name;
}
