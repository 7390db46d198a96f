import { z } from './zod';
import type { Loose } from './loose';
import type { Words } from './text';

/** A broken rule, raised at the field to change (a path below the part that is checked). */
export type Breach = Words & { path?: (string | number)[] };

/** A broken rule as zod takes it; `findIssues` reads it again. */
export const customIssue = ({ message, requirement, path = [] }: Breach) => ({
  code: 'custom' as const,
  message,
  path,
  params: { requirement },
});

/**
 * A rule across the fields of an object. It runs even when one of the fields is invalid, so that no second problem
 * appears after the first is mended. `find` therefore gets a loose value; a field of the wrong type counts as filled.
 */
export function acrossFields<T extends object>(find: (value: Loose<T>) => Breach[]) {
  return z.superRefine<T>(
    (value, context) => {
      for (const breach of find(value as Loose<T>)) context.addIssue(customIssue(breach));
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}

/** Whether a text is absent, empty or white space; a value of another type counts as filled. */
export function isBlank(text: unknown): boolean {
  return text === undefined || (typeof text === 'string' && text.trim() === '');
}

type Bounds = { max: number; tooMany: string };

/**
 * A list of at most `max` entries. zod's own bound leaves the entries of a longer list unread, and their issues would
 * appear only after some were deleted.
 */
export function boundedList<Entry extends z.core.SomeType>(
  list: z.ZodMiniArray<Entry>,
  { max, tooMany }: Bounds,
) {
  return list
    .check(
      z.superRefine<unknown[]>(
        (entries, context) => {
          const requirement = `must have at most ${max} entries`;
          if (entries.length > max) context.addIssue(customIssue({ message: tooMany, requirement }));
        },
        { when: ({ value }) => Array.isArray(value) },
      ),
    )
    .register(z.globalRegistry, { maxItems: max });
}
