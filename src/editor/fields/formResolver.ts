import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, ResolverOptions, ResolverResult } from 'react-hook-form';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { payloadOf } from '../state/payloadOf';

type FormResolver = (
  values: TemplateDraft,
  context: unknown,
  options: ResolverOptions<TemplateDraft>,
) => ResolverResult<TemplateDraft, CreateTemplatePayload>;

/** A form is valid if its template is valid; its values then become the request body. `textLimit` is in characters. */
export function createFormResolver(textLimit: () => number): FormResolver {
  return (values, _context, options) => {
    const result = payloadOf(values, textLimit());
    if ('payload' in result) return { values: result.payload, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of result.issues)
      errors[path.join('.') || 'root'] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
