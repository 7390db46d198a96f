import type { ParameterNotes } from '../../../../schema/draft/parameterNotes';
import type { Placeholder } from '../../../../schema/draft/parameters';
import type { ImportNotes } from '../../parts/importNotes';

/** A message of another maker in words that the import knows. */
export type MakerMessage = {
  /** A template, a component or a card, as loosely written as any import. */
  value: unknown;
  /** Texts in it that stand for parameters, as `{{1}}`. */
  placeholders?: readonly Placeholder[];
  /** Names and samples of parameters that are not in it. */
  parameters?: ParameterNotes;
  /** Why this may not be what was meant. */
  doubt?: string;
};

/** The adapter of one maker's public shape. */
export type Maker = {
  /** In a sentence: "a content template of Twilio". */
  name: string;
  /** The public pages that describe the shape. */
  pages: readonly string[];
  detect: (value: Record<string, unknown>) => boolean;
  /** Translates the payload and notes what was set aside. */
  read: (value: Record<string, unknown>, notes: ImportNotes) => MakerMessage | { problem: string };
};
