import { placePath } from '../exchange/merge/identify';
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
};

/** The comments of a template as threads: in the order of the phone, those about parts that are gone at the end. */
export function threadsOf(
  comments: readonly Comment[],
  template: TemplateDraft,
  entries: DraftEntries | undefined,
): Thread[] {
  const order = pathsIn(template);
  const threads = comments
    .filter(({ thread }) => thread === null)
    .map((first) => ({
      first,
      answers: comments.filter(({ thread }) => thread === first.id),
      path: placeOf(first.path, order, entries),
    }));
  const rank = ({ path }: Thread) => (path === undefined ? order.length : rankOf(path, order));
  return threads.toSorted((one, other) => rank(one) - rank(other) || one.first.at - other.first.at);
}

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

/** The dotted paths of everything in a template, in its order. */
function pathsIn(value: unknown, path = ''): string[] {
  const members = Array.isArray(value)
    ? value.map((entry: unknown, index) => [String(index), entry] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([key, member]) => {
    const below = path === '' ? key : `${path}.${key}`;
    return [below, ...pathsIn(member, below)];
  });
}

/** The parts of the phone that have open threads. */
export function pinsOf(threads: readonly Thread[], template: TemplateDraft): Highlights {
  const pins = new Map<string, Highlight>();
  for (const { first, path } of threads) {
    if (path === undefined || path === '' || first.resolvedAt !== null) continue;
    for (const part of partsAt(template, path)) pins.set(part, 'comment');
  }
  return pins;
}
