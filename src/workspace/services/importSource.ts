/** A text to import, or the reason why a file was not read. `library`: the text of a library file. */
export type ImportSource = { text: string; problem?: string; library?: string };
