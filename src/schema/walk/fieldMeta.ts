import { z } from 'zod/mini';

/**
 * The form of a text. `freeText` may hold anything; every other form has a grammar, and an empty value does not fit it
 * (except for a postback, whose Base64 may be empty).
 */
export type TextForm =
  | 'freeText'
  | 'identifier'
  | 'postback'
  | 'time'
  | 'address'
  | 'phoneNumber'
  | 'degrees';

/** Facts about a field that its zod schema cannot hold. */
export type FieldMeta = {
  /** Name within its parent, for a path: "Title" in "Event › Title". A field without one only wraps others. */
  label?: string;
  /** Name on its own, for a sentence: "Event title". */
  name?: string;
  /** Name of one entry of a list: "Card" gives "Card 2". */
  entry?: string;
  /** Characters (UTF-16 code units) of a text, entries of a list. */
  limit?: number;
  /** The form of a text. */
  form?: TextForm;
  /** Where a reader of the message sees the text; absent for texts that nobody reads there. */
  shownIn?: 'message' | 'card' | 'event' | 'button';
  /** Parameter markers may stand in the text. */
  takesMarkers?: boolean;
  /** `folded`: the form hides it until asked. `whole`: the form treats its members as one field. */
  inForm?: 'folded' | 'whole';
};

/** Metadata by schema. A schema derived from another (`.check`) inherits its entry. */
export const fieldMeta = z.registry<FieldMeta>();
