import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';
import { textSizes, type TextSize } from '../../schema/phones/textSizes';

/** The drawings of a matrix: each chosen sample set on each phone, at each text size, in each theme. */
export type MatrixView = {
  sets: readonly SampleSet[];
  phones: readonly ('android' | 'ios')[];
  texts: readonly TextSize[];
  themes: readonly ('light' | 'dark')[];
};

export const matrixChoices = {
  sets: sampleSets,
  phones: ['android', 'ios'],
  texts: textSizes,
  themes: ['light', 'dark'],
} as const satisfies MatrixView;

/** The drawings that differ most, while there are few. */
export const defaultMatrixView: MatrixView = {
  sets: ['typical', 'longest'],
  phones: ['android', 'ios'],
  texts: ['default', 'largest'],
  themes: ['light'],
};

/** The query of a matrix with its `?`. Choices stand in a list with stops between them; an empty list is kept. */
export function writeMatrixView({ sets, phones, texts, themes }: MatrixView): string {
  const lists = Object.entries({ sets, phones, texts, themes }).map(
    ([name, list]) => `&${name}=${list.join('.')}`,
  );
  return `?page=matrix${lists.join('')}`;
}

/** The matrix in a query, in the order of the choices. An absent list is the default; unknown words are passed over. */
export function readMatrixView(query: string): MatrixView {
  const parameters = new URLSearchParams(query);
  const listOf = <Choice extends string>(
    name: keyof MatrixView,
    choices: readonly Choice[],
    otherwise: readonly Choice[],
  ) => {
    const stated = parameters.get(name)?.split('.');
    return stated ? choices.filter((choice) => stated.includes(choice)) : otherwise;
  };
  return {
    sets: listOf('sets', matrixChoices.sets, defaultMatrixView.sets),
    phones: listOf('phones', matrixChoices.phones, defaultMatrixView.phones),
    texts: listOf('texts', matrixChoices.texts, defaultMatrixView.texts),
    themes: listOf('themes', matrixChoices.themes, defaultMatrixView.themes),
  };
}
