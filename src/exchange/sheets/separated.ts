import Papa from 'papaparse';

/** The text of a file. Spreadsheets write UTF-8, UTF-16 ("Unicode text"), or the letters of Western Windows. */
export function decodeFile(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le'), isGuessed: false };
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be'), isGuessed: false };
  const wide = guessWide(bytes);
  if (wide) return { text: decode(wide), isGuessed: true };
  try {
    return { text: decode('utf-8'), isGuessed: false };
  } catch {
    return { text: decode('windows-1252'), isGuessed: true };
  }
}

/** UTF-16 without a byte order mark: in headings of Latin letters every second byte is zero. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 64);
  if (start.length < 4 || bytes.length % 2 === 1) return undefined;
  const zeros = (odd: 0 | 1) => start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > start.length / 3 && even === 0) return 'utf-16le';
  return even > start.length / 3 && odd === 0 ? 'utf-16be' : undefined;
}

export type Separated = {
  rows: string[][];
  /** Whether there is more than the rows that were read. */
  hasMore: boolean;
  /** The number of the row in which a quotation begins that never ends. */
  openQuote?: number;
};

/**
 * The cells of separated values. Line ends become line feeds, also in cells. Without a delimiter it is guessed. Rows beyond
 * `maxRows` are not read.
 */
export function parseSeparated(text: string, maxRows: number, delimiter?: string): Separated {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // Excel reads and writes a first line that names the delimiter.
  const [line = '', named] = /^sep=([,;|\t])\n/.exec(whole) ?? [];
  const source = whole.slice(line.length);
  // Blank rows mislead the guess, and are needed to number the others.
  const by =
    delimiter ?? named ?? Papa.parse(source, { preview: 10, skipEmptyLines: 'greedy' }).meta.delimiter;
  const read = (quoteChar: string) =>
    Papa.parse<string[]>(source, { delimiter: by, newline: '\n', preview: maxRows, quoteChar });
  const quoted = read('"');
  const broken = quoted.errors.find(({ type }) => type === 'Quotes');
  // Spreadsheets copy a cell that begins with a quotation mark as it is: the marks are letters then.
  const { data, meta } = broken && by === '\t' ? read('\0') : quoted;
  return {
    rows: data,
    hasMore: source.slice(meta.cursor).trim() !== '',
    openQuote: broken?.code === 'MissingQuotes' && by !== '\t' ? (broken.row ?? 0) + 1 : undefined,
  };
}

export const isFilledRow = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
