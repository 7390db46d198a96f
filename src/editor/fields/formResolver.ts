import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, ResolverOptions, ResolverResult } from 'react-hook-form';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { type CreateTemplatePayload, findTemplateIssues } from '../../schema/template/template';

type FormResolver = (
  values: TemplateDraft,
  context: unknown,
  options: ResolverOptions<TemplateDraft>,
) => ResolverResult<TemplateDraft, CreateTemplatePayload>;

/** A form is valid if its template is valid; its values then become the request body. `textLimit` is in characters. */
export function createFormResolver(textLimit: () => number): FormResolver {
  return (values, _context, options) => {
    const template = draftToTemplate(values);
    const issues = findTemplateIssues(template, { textLimit: textLimit() });
    // Without issues it is a payload: the schemas transform nothing, so parsing again would only validate twice.
    if (issues.length === 0) return { values: template as CreateTemplatePayload, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of issues) errors[path.join('.') || 'root'] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
