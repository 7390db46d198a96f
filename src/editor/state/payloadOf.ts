import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { findTemplateIssues, type CreateTemplatePayload } from '../../schema/template/template';
import type { Issue } from '../../schema/values/issues';

/** The request body of a draft, or its issues in document order. `textLimit` is in characters. */
export function payloadOf(
  draft: TemplateDraft,
  textLimit: number,
): { payload: CreateTemplatePayload } | { issues: readonly Issue[] } {
  const template = draftToTemplate(draft);
  const issues = findTemplateIssues(template, { textLimit });
  // Without issues it is a payload: the schemas transform nothing, so parsing again would only validate twice.
  return issues.length === 0 ? { payload: template as CreateTemplatePayload } : { issues };
}
