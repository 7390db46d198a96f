import type { ReportLine } from '../../exchange/import/parts/importNotes';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import type { Locate } from './place';

/** A template of a file. */
export type SourceTemplate = {
  /** As it would be sent. It may be unfinished and wrong. */
  template: TemplateDraft;
  /** Names and samples of its parameters, if the file has them. */
  parameters?: ParameterNotes;
  /** The alt texts of its pictures likewise. */
  altTexts?: AltTexts;
  /** What reading it changed; empty for a file that holds the template as it is sent. */
  report: readonly ReportLine[];
  /** Places of its fields, for a file that holds the template as it is sent. */
  locate?: Locate;
};

/** The templates of a text, or the reason why there is none. `line`: where a text that is meant as JSON breaks. */
export type ReadTemplates =
  | { ok: true; templates: SourceTemplate[] }
  | { ok: false; problem: string; line?: number; column?: number };
