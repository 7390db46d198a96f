import type { ValueFinding } from '../../advice/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { SeenPhone } from '../state/findings';

/** What the phones cut of a field with the values of a row, beyond what they cut with the typical ones. */
export type RowClipping = ValueFinding & {
  /** The share of it that is lost, 0 to 1; 1 is gone. */
  loss: number;
  /** The phone that cuts most of it. */
  seen: SeenPhone;
};

/** Rows that the phones draw alike. */
export type RowReading = {
  /** A value for each marker: the row's, else a typical one. */
  samples: Readonly<Record<string, string>>;
  /** Their numbers, as `BrokenRow` counts them. */
  rows: readonly number[];
};

/** The values of a row on the phones, in place of a set of samples. */
export type ShownRow = { row: number; samples: Readonly<Record<string, string>> };

export type MeasuredRows = {
  template: TemplateDraft;
  typical: Readonly<Record<string, string>>;
  readings: readonly RowReading[];
  /** Called before each reading with the number of those that are measured. */
  onProgress: (measured: number) => void;
  signal: AbortSignal;
};

/** Measures rows on phones that are drawn out of sight. */
export type RowMeter = {
  /** What is cut with each reading, in their order, the worst first; undefined when it was stopped. */
  measure: (rows: MeasuredRows) => Promise<(readonly RowClipping[])[] | undefined>;
  /** How much room a text takes, beside other texts. */
  widthOf: (text: string) => number;
};

/** The phones as the rows of a file need them. */
export type RowPhones = {
  meter: RowMeter;
  isShown: (row: number) => boolean;
  /** Shows a row on the phone of a cut, by default on the phones as they are; or the phones from before if it is shown. */
  show: (row: ShownRow, cut: RowClipping | undefined) => void;
  /** Shows the phones from before in place of a row. */
  leave: () => void;
};
