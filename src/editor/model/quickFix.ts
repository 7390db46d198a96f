import { isolate } from '../../lib/text/isolate';
import type { ParameterNames } from '../../schema/draft/draft';
import type { FieldMeta, TextForm } from '../../schema/walk/fieldMeta';
import type { DocumentState } from './createDocument';

/** The text of a field and what its meaning depends on. */
export type QuickFixInput = {
  text: string;
  /** The path of the field. */
  at: string;
  meta: FieldMeta;
  /** The values that a choice may have; absent for texts. */
  options?: readonly string[];
  state: DocumentState;
  /** ISO 3166 code of the country of this device, for phone numbers without one; empty if it is not known. */
  country: string;
};

/** One way to write what the person means. */
export type QuickFixChoice = {
  /** The words of its button: "Use +91 98765 43210". */
  action: string;
  /** The new texts by path; `undefined` empties a field. */
  changes: Readonly<Record<string, string | undefined>>;
  /** The names of new parameters, by marker. */
  names?: ParameterNames;
  /** Announced afterwards. */
  done: string;
};

/** What a field offers for its text. Nothing changes before the person takes a choice. */
export type QuickFix = {
  /** A plain sentence, when the buttons do not say everything. */
  message?: string | undefined;
  choices: readonly QuickFixChoice[];
  /** Whether a drawing shows the steps of the message: how a short map link becomes a long one. */
  showsLongLink?: boolean;
  /** Whether the country of this device decided; it can then be changed beside the offer. */
  usesCountry?: boolean | undefined;
  /** Whether the text has one meaning and nothing is overwritten: it is taken when the person leaves the field. */
  isPlain?: boolean;
  /** Whether it was taken so already: the choice is to undo that. */
  isTaken?: boolean;
};

/** Reads the text of a field, in linear time. Undefined: the text is fine, or nothing can be offered. */
export type QuickFixReader = (input: QuickFixInput) => QuickFix | undefined;

/** A reader that is loaded for the first text that may need it. */
export type QuickFixSource = {
  /** A quick look: false for texts that are fine. */
  mayFix: (input: QuickFixInput) => boolean;
  load: () => Promise<QuickFixReader>;
};

/** What is read: a text of some form, or a value that should be one of a choice. */
export type QuickFixForm = TextForm | 'choice';

/** The readers of each form; the first offer counts. */
export type QuickFixSources = Readonly<Record<QuickFixForm, readonly QuickFixSource[]>>;

export const quickFixFormOf = ({ meta, options }: QuickFixInput): QuickFixForm | undefined =>
  options ? 'choice' : meta.form;

const LONGEST = 60;

/** A text short enough for a button; the field shows all of it. */
export function shorten(text: string): string {
  return isolate(text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
}

/** The offer of one other text for the same field. */
export function singleChoice({ at, meta }: QuickFixInput, text: string, shown = text): QuickFix {
  const [action, done] = [`Use ${shorten(shown)}`, `${meta.name ?? 'Text'}: ${shorten(shown)}.`];
  return { choices: [{ action, changes: { [at]: text }, done }] };
}
