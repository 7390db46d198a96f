import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { type CreateTemplatePayload, findTemplateIssues } from '../../schema/template/template';

export type FormResolver = Resolver<TemplateDraft, unknown, CreateTemplatePayload>;

/** The form is valid when the template is: its values become the request body. */
export function resolverFor(textLimit: () => number): FormResolver {
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
