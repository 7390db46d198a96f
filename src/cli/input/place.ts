/** Keys and list positions from the template down. */
export type Path = (string | number)[];

/** A part of a file, counted from 1 as editors do. Columns are UTF-16 code units; the end is exclusive. */
export type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number };

/** Finds the place of a value by its path in the JSON of a file. */
export type Locate = (path: Path) => Region | undefined;
