import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, ResolverOptions, ResolverResult } from 'react-hook-form';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { CreateTemplatePayload, findTemplateIssues } from '../../schema/template/template';

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
    if (issues.length === 0) return { values: CreateTemplatePayload.parse(template), errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of issues) errors[path.join('.') || 'root'] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
