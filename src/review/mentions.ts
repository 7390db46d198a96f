import { mentionedNames } from '../lib/text/mentions';
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
export function mentionedIn(text: string, people: readonly ReviewPerson[]): string[] {
  const names = mentionedNames(
    text,
    people.map(({ name }) => name),
  );
  return people.filter(({ name }) => names.has(name)).map(({ id }) => id);
}
