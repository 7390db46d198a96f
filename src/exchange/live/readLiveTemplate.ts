import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import type { ReportLine } from '../import/parts/importNotes';
import { importJson } from '../import/importTemplate';

/** A template as a platform lists it. Its component may be of any shape. */
export type ListedTemplate = { name: string; type: string; component: unknown };

/** A template of a platform, read as a draft. */
export type LiveTemplate = {
  ok: true;
  draft: TemplateDraft;
  /** Values without a place in a draft, by their path. */
  unmapped: Record<string, unknown>;
  /** What was changed on the way; empty if nothing was. */
  remarks: ReportLine[];
  /**
   * The template in the form in which this page sends: what is only written in another way, such as a number as text,
   * counts as equal. As it came where a part of it fits no draft.
   */
  asSent: TemplateDraft | ListedTemplate;
};

/** Reads a template of a platform; a problem says why it is no draft. */
export function readLiveTemplate({
  name,
  type,
  component,
}: ListedTemplate): LiveTemplate | { ok: false; problem: string } {
  const stored = { name, type, component };
  const read = importJson(JSON.stringify(stored));
  if (!read.ok) return { ok: false, problem: read.problem };
  if (read.kind !== 'template') return { ok: false, problem: 'Its content has an unknown type.' };
  const draft = { ...read.draft, name };
  const isWhole = Object.keys(read.unmapped).length === 0;
  return {
    ok: true,
    draft,
    unmapped: read.unmapped,
    remarks: read.report.slice(1).filter(({ level }) => level !== 'added' && level !== 'taken'),
    asSent: isWhole ? draftToTemplate(draft) : stored,
  };
}
