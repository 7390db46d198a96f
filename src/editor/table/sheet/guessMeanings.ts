import { limits } from '../../../schema/values/limits';
import { contentOf, type CellContent } from './cellContent';
import { headingMeaning, type Meaning } from './headings';

/** Whether the first row names the columns. */
export function hasHeadings([first = []]: readonly (readonly string[])[]): boolean {
  const named = first.filter((cell) => headingMeaning(cell) !== undefined).length;
  const isContent = first.some((cell) => !['text', undefined].includes(contentOf(cell)));
  return named > 0 && !isContent && named >= first.length / 3;
}

/** The meanings of all columns, by their headings and else by their content. Each meaning is used once. */
export function guessMeanings(rows: readonly (readonly string[])[], isHeaded: boolean): Meaning[] {
  const [first = []] = rows;
  const content = isHeaded ? rows.slice(1) : rows;
  const taken = new Set<Meaning>();
  const take = (meaning: Meaning | undefined) => {
    if (meaning === undefined || taken.has(meaning)) return undefined;
    taken.add(meaning);
    return meaning;
  };
  const takeNext = (part: 'text' | 'target') =>
    take(indexes.map((index): Meaning => `${part}${index}`).find((meaning) => !taken.has(meaning)));

  const named = first.map((heading) => (isHeaded ? headingMeaning(heading) : undefined));
  // Numbered buttons have their places first, then the others take what is free.
  const meanings: (Meaning | undefined)[] = named.map((meaning) => {
    if (!meaning || !('number' in meaning)) return take(meaning?.part);
    const { part, number } = meaning;
    return number !== undefined && number <= limits.cardSuggestions
      ? take(`${part}${number - 1}`)
      : undefined;
  });
  for (const [column, meaning] of named.entries())
    if (meaning && 'number' in meaning) meanings[column] ??= takeNext(meaning.part);

  const kinds = first.map((_, column) => contentOfColumn(content, column));
  for (const [column, kind] of kinds.entries()) {
    if (kind === 'picture') meanings[column] ??= take('picture');
    if (kind === 'price') meanings[column] ??= take('price');
    if (kind === 'link' || kind === 'number') meanings[column] ??= takeNext('target');
  }
  const texts = first.flatMap((_, column) => (kinds[column] === 'text' && !meanings[column] ? [column] : []));
  for (const [column, meaning] of textMeanings(content, isHeaded ? [] : texts, taken))
    meanings[column] = meaning === 'button' ? takeNext('text') : take(meaning);
  return first.map((_, column) => meanings[column] ?? 'skip');
}

const indexes = Array.from({ length: limits.cardSuggestions }, (_, index) => index);

/** The content that most cells of a column have. */
function contentOfColumn(rows: readonly (readonly string[])[], column: number): CellContent | undefined {
  const counts = new Map<CellContent, number>();
  for (const row of rows) {
    const content = contentOf(row[column] ?? '');
    if (content) counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The meanings of columns of plain text without headings: the first is the title, the one with the longest texts the
 * description, and others whose texts fit on a button are buttons.
 */
function textMeanings(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  taken: ReadonlySet<Meaning>,
): [number, Meaning | 'button'][] {
  const longest = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const [title, ...others] = columns;
  const description = others.toSorted((a, b) => longest(b) - longest(a))[0];
  return columns.map((column) => {
    if (column === title && !taken.has('title')) return [column, 'title'];
    if (column === description && longest(column) > limits.suggestionText && !taken.has('description'))
      return [column, 'description'];
    return [column, longest(column) <= limits.suggestionText ? 'button' : 'skip'];
  });
}
