import type { ReviewPerson } from '../schema/responses/reviews';

/** People whom a list offers at once. */
const OFFERED = 5;

/** The mention that is being written: where its “@” is, and who is meant so far. */
export type OpenMention = { start: number; people: ReviewPerson[] };

/** Finds the mention that ends at the caret; undefined if none is being written, or nobody has such a name. */
export function findOpenMention(
  text: string,
  caret: number,
  people: readonly ReviewPerson[],
): OpenMention | undefined {
  const [, , written] = /(^|\s)@([^@\n]{0,60})$/.exec(text.slice(0, caret)) ?? [];
  if (written === undefined) return undefined;
  const wanted = written.toLowerCase();
  const begins = (name: string) => name.toLowerCase().startsWith(wanted);
  const found = people
    .filter(({ name }) => name.toLowerCase().includes(wanted) && name !== written)
    .toSorted((one, other) => Number(begins(other.name)) - Number(begins(one.name)));
  return found.length === 0
    ? undefined
    : { start: caret - written.length - 1, people: found.slice(0, OFFERED) };
}

/** The people whom a text names, by their ids. */
export const mentionedIn = (text: string, people: readonly ReviewPerson[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);

/** A text in pieces: words, and the names behind an “@”. */
export function splitMentions(
  text: string,
  names: readonly string[],
): { text: string; isMention: boolean }[] {
  // The longer of two names that begin alike is the one that is meant.
  const marks = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: { text: string; isMention: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const next = marks
      .map((mark) => ({ mark, at: rest.indexOf(mark) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined) break;
    if (next.at > 0) pieces.push({ text: rest.slice(0, next.at), isMention: false });
    pieces.push({ text: next.mark, isMention: true });
    rest = rest.slice(next.at + next.mark.length);
  }
  return rest === '' ? pieces : [...pieces, { text: rest, isMention: false }];
}
