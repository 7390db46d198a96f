import {
  matrixPhones,
  nameOfPhone,
  type MatrixPhone,
  matrixChoices,
  type MatrixView,
} from '../../exchange/link/matrixView';
import { textSizeWords } from '../../preview/clipping/clippingWords';
import { sampleSetNames } from '../../schema/draft/sampleSets';
import { textSizes } from '../../schema/phones/phones';
import { Checkbox } from '../../ui/controls/Input';
import styles from './MatrixPage.module.css';

export const themeNames = { light: 'Light', dark: 'Dark' } as const;
export const contrastNames = { usual: 'Normal contrast', more: 'Increased contrast' } as const;
export const matrixPhoneNames = Object.fromEntries(
  matrixPhones.map((phone) => [phone, nameOfPhone(phone)]),
) as Record<MatrixPhone, string>;

type Group = { legend: string; names: Readonly<Record<string, string>> };

const groups: Record<keyof MatrixView, Group> = {
  sets: { legend: 'Sample values', names: sampleSetNames },
  phones: { legend: 'Phones', names: matrixPhoneNames },
  texts: {
    legend: 'Text sizes',
    names: Object.fromEntries(textSizes.map((size) => [size, textSizeWords(size)])),
  },
  themes: { legend: 'Themes', names: themeNames },
  contrasts: { legend: 'Contrast', names: contrastNames },
};

type MatrixFieldsProps = {
  view: MatrixView;
  onView: (next: MatrixView) => void;
  /** Without parameters all sets of samples look the same. */
  hasParameters: boolean;
};

/** The choice of the drawings of a matrix. */
export function MatrixFields({ view, onView, hasParameters }: MatrixFieldsProps) {
  return (
    <div className={styles.fields}>
      {(Object.keys(groups) as (keyof MatrixView)[])
        .filter((group) => hasParameters || group !== 'sets')
        .map((group) => {
          const { legend, names } = groups[group];
          const choices: readonly string[] = matrixChoices[group];
          const chosen: readonly string[] = view[group];
          const toggle = (choice: string) =>
            onView({
              ...view,
              [group]: choices.filter((one) => (one === choice) !== chosen.includes(one)),
            });
          return (
            <fieldset key={group} className={styles.choices}>
              <legend>{legend}</legend>
              {choices.map((choice) => (
                <Checkbox
                  key={choice}
                  label={names[choice] ?? choice}
                  checked={chosen.includes(choice)}
                  onChange={() => toggle(choice)}
                />
              ))}
            </fieldset>
          );
        })}
    </div>
  );
}
