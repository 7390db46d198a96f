import { findAdvice } from '../../../advice/findAdvice';
import { draftToTemplate, type TemplateDraft } from '../../../schema/draft/draft';
import type { ParameterNotes } from '../../../schema/draft/parameterNotes';
import { samplesOf, withSampleValues } from '../../../schema/draft/samples';
import type { SampleSet } from '../../../schema/draft/sampleSets';
import { findTemplateIssues } from '../../../schema/template/template';

/** A remark about the message that a customer gets. */
export type SampleFinding = {
  level: 'error' | 'warning' | 'hint';
  path: (string | number)[];
  message: string;
};

type Limits = { textLimit?: number };

function findingsOf(template: TemplateDraft, limits: Limits): SampleFinding[] {
  const issues = findTemplateIssues(template, limits).map((issue) => ({ ...issue, level: 'error' as const }));
  return [...issues, ...findAdvice(template, { ...limits, now: Date.now() })];
}

/**
 * What the values of a set break: the findings about the message with its values, without those that the template has as
 * it is written.
 */
export function sampleFindings(
  draft: TemplateDraft,
  notes: ParameterNotes,
  set: SampleSet,
  limits: Limits = {},
): SampleFinding[] {
  const template = draftToTemplate(draft);
  const filled = withSampleValues(template, samplesOf(notes, set, template));
  const keyOf = ({ level, path }: SampleFinding) => `${level} ${path.join('.')}`;
  const asWritten = new Set(findingsOf(template, limits).map(keyOf));
  return findingsOf(filled, limits).filter((finding) => !asWritten.has(keyOf(finding)));
}
