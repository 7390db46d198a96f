import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { CreateTemplatePayload, findTemplateIssues } from '../../schema/template/template';

export type FormResolver = Resolver<TemplateDraft, unknown, CreateTemplatePayload>;

/** The form is valid when the template is: its values become the request body. */
export function resolverFor(textLimit: () => number): FormResolver {
  return (values, _context, options) => {
    const template = draftToTemplate(values);
    const issues = findTemplateIssues(template, { textLimit: textLimit() });
    if (issues.length === 0) return { values: CreateTemplatePayload.parse(template), errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of issues) errors[path.join('.') || 'root'] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
