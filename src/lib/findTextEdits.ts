import { diffLines } from 'diff';

/** Replaces the characters from `from` up to `to` (UTF-16 offsets in the text before) with `insert`. */
export type TextEdit = { from: number; to: number; insert: string };

/** Milliseconds after which the texts count as different throughout. */
const diffTimeoutMs = 100;

/** The edits that turn one text into another, in order; within a changed line, only the part that differs. */
export function findTextEdits(before: string, after: string): TextEdit[] {
  const changes = diffLines(before, after, { timeout: diffTimeoutMs });
  if (!changes) return editBetween(0, before, after);
  const edits: TextEdit[] = [];
  let from = 0;
  let removed: string[] = [];
  let added: string[] = [];

  function flush() {
    // Pair the lines of a change of equal length, so that offsets in unchanged parts of them stay exact.
    const isPaired = removed.length === added.length;
    const [olds, news] = isPaired ? [removed, added] : [[removed.join('')], [added.join('')]];
    for (const [index, old] of olds.entries()) {
      edits.push(...editBetween(from, old, news[index] ?? ''));
      from += old.length;
    }
    removed = [];
    added = [];
  }

  for (const change of changes) {
    if (change.removed) removed = linesOf(change.value);
    else if (change.added) added = linesOf(change.value);
    else {
      flush();
      from += change.value.length;
    }
  }
  flush();
  return edits;
}

/** The lines of a text, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The one edit between two texts that share a start and an end; none if they are the same. */
function editBetween(offset: number, before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    {
      from: offset + start,
      to: offset + before.length - end,
      insert: after.slice(start, after.length - end),
    },
  ];
}
