import { limits } from '../../values/limits';
import type { Draft, TemplateDraft } from '../draft';
import { sentNames } from './sentNames';

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/;
const year = /^(?:19|20)\d{2}$/;

/** Whether the word at an index is part of a date: a year, a month, or figures beside one or too long to count. */
function isDateWord(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (year.test(word) || months.test(word) || /^\d{4,}$/.test(word)) return true;
  // "2026_11", "nov_22" and "22_11_2026". A single figure behind them counts copies.
  const isFigure = /^\d{2}$/.test(word);
  const isBesideDate = index > 0 && isDateWord(words.slice(0, index), index - 1) && before !== '';
  return (
    isFigure && (isBesideDate || months.test(words[index + 1] ?? '') || year.test(words[index + 2] ?? ''))
  );
}

/** A name of these words and a counter within the limit. Words before a date go first, and no word is cut. */
function fit(words: readonly string[], suffix: string): string {
  const firstOfDate = words.findIndex(
    (_, index) => index > 0 && words.slice(index).every((__, step) => isDateWord(words, index + step)),
  );
  const head = firstOfDate === -1 ? [...words] : words.slice(0, firstOfDate);
  const date = firstOfDate === -1 ? [] : words.slice(firstOfDate);
  const join = () => `${[...head, ...date].join('_')}${suffix}`;
  while (join().length > limits.name && head.length > 1) head.pop();
  while (join().length > limits.name && date.length > 0) date.pop();
  const whole = join();
  return whole.length <= limits.name
    ? whole
    : `${(head[0] ?? '').slice(0, limits.name - suffix.length)}${suffix}`;
}

/** Names that count on from a name which is not blank, without end: `sale_2`, `sale_3`. */
export function* proposeNames(name: string): Generator<string, never> {
  const words = name.split('_');
  const last = words.at(-1) ?? '';
  const [, version = '', digits] = /^(v?)(\d{1,3})$/.exec(last) ?? [];
  const isCounter = digits !== undefined && words.length > 1 && !isDateWord(words, words.length - 1);
  const base = isCounter ? words.slice(0, -1) : words;
  for (let count = isCounter ? Number(digits) + 1 : 2; ; count += 1)
    yield fit(base, `_${isCounter ? version : ''}${count}`);
}

/**
 * The next free name: `sale` gives `sale_2`, `sale_26` gives `sale_27`. A year or a date is no counter: `diwali_2026`
 * gives `diwali_2026_2`.
 */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  if (name === '') return '';
  const proposals = proposeNames(name);
  let next = proposals.next().value;
  while (taken.has(next)) next = proposals.next().value;
  return next;
}

/** The names of drafts, and those that they were sent under: a new name must be none of them. */
export function namesInUse(
  drafts: readonly (Pick<Draft, 'sendings'> & { template: Pick<TemplateDraft, 'name'> })[],
): Set<string> {
  return new Set(
    drafts.flatMap(({ template, sendings }) => [template.name ?? [], sentNames(sendings)].flat()),
  );
}
