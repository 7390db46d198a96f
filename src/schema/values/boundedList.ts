import { z } from './zod';

type Bounds = { max: number; tooMany: string };

/**
 * A list of at most `max` entries. zod's own bound leaves the entries of a longer list unread, and their issues would
 * appear only after some were deleted.
 */
export function boundedList<Entry extends z.core.SomeType>(
  list: z.ZodArray<Entry>,
  { max, tooMany }: Bounds,
) {
  return list
    .check(
      z.superRefine<unknown[]>(
        (entries, context) => {
          if (entries.length <= max) return;
          const requirement = `must have at most ${max} entries`;
          context.addIssue({ code: 'custom', message: tooMany, params: { requirement } });
        },
        { when: ({ value }) => Array.isArray(value) },
      ),
    )
    .meta({ maxItems: max });
}
