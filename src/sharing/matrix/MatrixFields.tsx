import { matrixChoices, type MatrixView } from '../../exchange/link/matrixView';
import { sampleSetNames } from '../../schema/draft/sampleSetNames';
import { Checkbox } from '../../ui/controls/Checkbox';
import { textSizeWords } from '../../preview/cuts/cutWords';
import { textSizes, type TextSize } from '../../schema/phones/textSizes';
import { contrastNames, matrixPhoneNames, themeNames } from './matrixNames';
import styles from './MatrixPage.module.css';

const textSizeChoices = Object.fromEntries(textSizes.map((size) => [size, textSizeWords(size)])) as Record<
  TextSize,
  string
>;

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
      {hasParameters && (
        <Choices
          legend="Samples"
          choices={matrixChoices.sets}
          names={sampleSetNames}
          chosen={view.sets}
          onChoose={(sets) => onView({ ...view, sets })}
        />
      )}
      <Choices
        legend="Phones"
        choices={matrixChoices.phones}
        names={matrixPhoneNames}
        chosen={view.phones}
        onChoose={(phones) => onView({ ...view, phones })}
      />
      <Choices
        legend="Text sizes"
        choices={matrixChoices.texts}
        names={textSizeChoices}
        chosen={view.texts}
        onChoose={(texts) => onView({ ...view, texts })}
      />
      <Choices
        legend="Themes"
        choices={matrixChoices.themes}
        names={themeNames}
        chosen={view.themes}
        onChoose={(themes) => onView({ ...view, themes })}
      />
      <Choices
        legend="Contrast"
        choices={matrixChoices.contrasts}
        names={contrastNames}
        chosen={view.contrasts}
        onChoose={(contrasts) => onView({ ...view, contrasts })}
      />
    </div>
  );
}

type ChoicesProps<Choice extends string> = {
  legend: string;
  choices: readonly Choice[];
  names: Record<Choice, string>;
  chosen: readonly Choice[];
  onChoose: (next: Choice[]) => void;
};

function Choices<Choice extends string>({ legend, choices, names, chosen, onChoose }: ChoicesProps<Choice>) {
  const toggle = (choice: Choice) =>
    onChoose(choices.filter((one) => (one === choice) !== chosen.includes(one)));
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={names[choice]}
          checked={chosen.includes(choice)}
          onChange={() => toggle(choice)}
        />
      ))}
    </fieldset>
  );
}
