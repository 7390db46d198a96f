import { nameOfLanguage } from '../../schema/sets/describeSet';
import { columnLetters, type ReadSheet } from '../sheets/readSheet';
import { startReading, type ReadTranslations, type TranslationTable } from './translationTable';

/** The headings before the languages. */
const HEADINGS = { id: 'ID', label: 'Field', note: 'Note', limit: 'Limit', picture: 'Picture' } as const;
const SOURCE = /^source\b/i;

/** "Hindi (hi)" */
const languageHeading = (tag: string) => `${nameOfLanguage(tag)} (${tag})`;

/** The cells of a table with their headings: what CSV and Excel files have in common. */
export function translationCells(table: TranslationTable): string[][] {
  const { units, language, languages, picture } = table;
  const headings = [
    HEADINGS.id,
    HEADINGS.label,
    HEADINGS.note,
    HEADINGS.limit,
    ...(picture ? [HEADINGS.picture] : []),
    `Source: ${languageHeading(language)}`,
    ...languages.map(languageHeading),
  ];
  const rows = units.map((unit) => [
    unit.id,
    unit.label,
    noteOf(unit, languages),
    unit.limit === undefined ? '' : String(unit.limit),
    ...(picture ? [picture(unit)] : []),
    unit.source,
    ...languages.map((tag) => (unit.isTranslated ? (unit.targets[tag]?.text ?? '') : unit.source)),
  ]);
  return [headings, ...rows];
}

function noteOf(
  { note, isTranslated, targets }: TranslationTable['units'][number],
  languages: readonly string[],
): string {
  const inState = (state: string) => languages.filter((tag) => targets[tag]?.state === state).join(', ');
  const [outdated, machine] = [inState('outdated'), inState('machine')];
  return [
    note,
    isTranslated ? '' : 'Not translated.',
    outdated && `The source has changed since it was translated: ${outdated}.`,
    machine && `Translated by a service, not checked yet: ${machine}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The translations of a sheet that was exported and came back. */
export function readTranslationSheet(
  sheet: Extract<ReadSheet, { ok: true }>,
  fileName: string,
  table: TranslationTable,
  restore: (cell: string) => string = (cell) => cell,
): ReadTranslations {
  const { columns, rows, sheetName } = sheet;
  const reading = startReading(table);
  const columnPlace = (column: number) =>
    sheetName === undefined ? `column ${columns[column] ?? ''}` : `${sheetName}!${columnLetters(column)}`;
  const find = (isIt: (heading: string) => boolean) => columns.findIndex((heading) => isIt(heading.trim()));
  const idColumn = find((heading) => heading.toLowerCase() === HEADINGS.id.toLowerCase());
  const sourceColumn = find((heading) => SOURCE.test(heading));
  if (idColumn === -1) {
    reading.addProblem(
      fileName,
      'The column “ID” is missing. Export the table again and fill in its columns.',
    );
    return reading.read;
  }
  if (sourceColumn === -1)
    reading.addProblem(
      fileName,
      'The column “Source” is missing, so changes of the source since the export can’t be found.',
    );
  const own = new Set<string>(Object.values(HEADINGS).map((heading) => heading.toLowerCase()));
  const languageColumns = columns.flatMap((heading, column) => {
    if (column === sourceColumn || own.has(heading.toLowerCase())) return [];
    const language = reading.languageOf(tagIn(heading));
    if (language !== undefined) return [{ column, language }];
    if (rows.some(({ cells }) => (cells[column] ?? '').trim() !== ''))
      reading.addProblem(
        columnPlace(column),
        `“${heading}” is not a language of this template, so the column was not imported.`,
      );
    return [];
  });
  const taken = new Set<string>();
  const once = languageColumns.filter(({ column, language }) => {
    const isFirst = !taken.has(language);
    if (!isFirst)
      reading.addProblem(
        columnPlace(column),
        `The language ${language} is there twice. Only its first column was imported.`,
      );
    taken.add(language);
    return isFirst;
  });
  for (const { line, cells } of rows) {
    const place = (column: number) =>
      sheetName === undefined ? `line ${line}` : `${sheetName}!${columnLetters(column)}${line}`;
    const texts = once.map(({ column, language }) => ({
      column,
      language,
      text: restore(cells[column] ?? ''),
    }));
    const lost = texts.map(({ language, text }) => ({ language, text }));
    const unit = reading.take(restore(cells[idColumn] ?? ''), place(idColumn), lost);
    if (!unit) continue;
    const source = sourceColumn === -1 ? undefined : restore(cells[sourceColumn] ?? '');
    for (const { column, language, text } of texts)
      reading.add(
        unit,
        { language, text, source },
        sheetName === undefined ? `line ${line}, column ${language}` : place(column),
      );
  }
  return reading.read;
}

/** The tag of "Hindi (hi)", of "Hindi (hi) (2)" for a second one, and of "hi". */
const tagIn = (heading: string): string => {
  const tag = heading.replace(/\s*\(\d{1,3}\)$/, '').trim();
  return /\(([^()]{1,40})\)$/.exec(tag)?.[1] ?? tag;
};
