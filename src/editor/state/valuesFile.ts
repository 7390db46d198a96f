/** A row with its number in a spreadsheet, which counts headings and blank rows too. */
type ValueRow = { number: number; cells: readonly string[] };

/** A file of values: a column for each parameter, a row for each recipient. */
export type ValueTable = {
  headings: readonly string[];
  /** Without the row of headings and blank rows. */
  rows: readonly ValueRow[];
  /** Whether the file has more rows than were read. */
  isCut: boolean;
};

/** The column of each marker, by its position from 0; undefined where none fits. */
export type Columns = Readonly<Record<string, number | undefined>>;

/** A file of values as it was read, and which of its columns holds which parameter. */
export type ValuesFile = {
  name: string;
  table: ValueTable;
  columns: Columns;
  /** The file says nothing of its letters, and they are no UTF-8. */
  isGuessed: boolean;
};
