import { placePath } from '../schema/entries/entryPaths';
import { isRecord } from '../lib/values';
import { partsAt } from '../preview/message/drawnCards';
import type { Highlight, Highlights } from '../preview/message/parts';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Comment } from '../schema/responses/comments';

/** A comment with its answers, the oldest first. */
export type Thread = {
  first: Comment;
  answers: Comment[];
  /** The dotted path of its part in the template now; empty for the whole message, undefined if the part is gone. */
  path: string | undefined;
  /** Its number, on the phone too: threads are counted as they are begun, so that no later one changes it. */
  number: number;
};

/**
 * The comments of a template, which come in the order in which they arrived, as threads: in the order of the phone, those
 * about parts that are gone at the end.
 */
export function threadsOf(
  comments: readonly Comment[],
  template: TemplateDraft,
  entries: DraftEntries | undefined,
): Thread[] {
  const order = pathsIn(template);
  const threads = comments
    .filter(({ thread }) => thread === null)
    .map((first, index) => ({
      first,
      answers: comments.filter(({ thread }) => thread === first.id),
      path: placeOf(first.path, order, entries),
      number: index + 1,
    }));
  const rank = ({ path }: Thread) => (path === undefined ? order.length : rankOf(path, order));
  return threads.toSorted((one, other) => rank(one) - rank(other) || one.number - other.number);
}

/** Whether a thread is one of the list, and still has something to read. */
export const isOpen = ({ first, answers }: Thread): boolean =>
  first.resolvedAt === null && (first.deletedAt === null || answers.length > 0);

const isPinned = (thread: Thread, template: TemplateDraft): boolean =>
  isOpen(thread) && Boolean(thread.path) && partsAt(template, thread.path ?? '').length > 0;

function placeOf(
  path: string,
  order: readonly string[],
  entries: DraftEntries | undefined,
): string | undefined {
  if (path === '') return '';
  const placed = entries ? placePath(path.split('.'), entries)?.join('.') : path;
  if (placed === undefined || placed.includes('#')) return undefined;
  // A field that is empty now still has a place: that of what is around it.
  return rankOf(placed, order) < order.length ? placed : undefined;
}

/** The position of the nearest part around a path; behind all others if there is none below the component. */
function rankOf(path: string, order: readonly string[]): number {
  if (path === '') return -1;
  for (let around = path; around.includes('.'); around = around.slice(0, around.lastIndexOf('.'))) {
    const position = order.indexOf(around);
    if (position >= 0) return position;
    // Cards and buttons are there or not; a number that is not there is no part of what is around it.
    if (/\.\d+$/.test(around)) return order.length;
  }
  return order.length;
}

/** Members of a message and of a card, from the top of the phone down. Others stay where they are. */
const down = ['text', 'richCard', 'media', 'title', 'description', 'suggestions'];

/** The dotted paths of everything in a template, in the order of the phone. */
function pathsIn(value: unknown, path = ''): string[] {
  const members = Array.isArray(value)
    ? value.map((entry: unknown, index) => [String(index), entry] as const)
    : isRecord(value)
      ? Object.entries(value).toSorted(([one], [other]) => down.indexOf(one) - down.indexOf(other))
      : [];
  return members.flatMap(([key, member]) => {
    const below = path === '' ? key : `${path}.${key}`;
    return [below, ...pathsIn(member, below)];
  });
}

/** The parts of the phone that have open threads, with the numbers of these. */
export function pinsOf(threads: readonly Thread[], template: TemplateDraft): Highlights {
  const numbers = new Map<string, number[]>();
  for (const thread of threads) {
    const { number, path } = thread;
    if (path === undefined || !isPinned(thread, template)) continue;
    for (const part of partsAt(template, path)) numbers.set(part, [...(numbers.get(part) ?? []), number]);
  }
  return new Map<string, Highlight>(
    [...numbers].map(([part, all]) => [part, `comment ${inWords(all)}`] as const),
  );
}

/** “2”, “2–4”, or “2,5”. */
function inWords(numbers: readonly number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  if (first === last) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(',');
}
