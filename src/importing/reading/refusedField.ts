import type { TemplateDraft } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { parsePath } from '../../schema/values/issues';
import { findRefusedPath } from '../../schema/refusal/findRefusedPath';

/** The field that a pasted refusal means; without its request only where the path stands at the beginning. */
export function refusedFieldOf(
  message: string,
  template: TemplateDraft | undefined,
): (string | number)[] | undefined {
  // The reader of refusals takes any JSON.
  const path = template ? findRefusedPath(message, template as CreateTemplatePayload) : undefined;
  const written = /^(?:name|type|component(?:[.[][\w.[\]]+)?)(?=:)/.exec(message)?.[0];
  return path ?? (written === undefined ? undefined : parsePath(written));
}
