import { z } from '../values/zod';

/** Who changed a field: their name, null without sign-in, and the browser or program that wrote it. */
export const writer = z.object({ name: z.nullable(z.string()), device: z.string() });
export type Writer = z.infer<typeof writer>;

/**
 * Two people changed one field in different ways. The draft holds one value, this holds the other, until somebody chooses.
 * Stored beside the template, never sent; a draft that has one cannot be sent.
 */
export const fieldConflict = z.object({
  id: z.string(),
  /**
   * The part of the draft (`template`, `samples` …) and the keys below it. Cards and buttons are named by their identity
   * (`#id`), so that the path stays true when they move.
   */
  path: z.array(z.string()).check(z.minLength(1)),
  /** Whose value the draft holds. */
  kept: writer,
  /** The other value; undefined where the other side removed it. */
  other: z.extend(writer, {
    value: z.unknown(),
    /** Milliseconds since the epoch. */
    at: z.number(),
  }),
});
export type FieldConflict = z.infer<typeof fieldConflict>;

/** Identities of the cards and buttons of a draft, in their order. They survive moves and edits, and are never sent. */
export const draftEntries = z.object({
  cards: z.array(z.object({ id: z.string(), buttons: z.array(z.string()) })),
  /** The buttons of the message itself. */
  buttons: z.array(z.string()),
});
export type DraftEntries = z.infer<typeof draftEntries>;
