import { isRecord } from '../../lib/values';
import { TemplateType } from '../../schema/values/enums';

/**
 * Whether a value is written in the form of a request body, of which a part may be missing. An answer has a status as
 * well.
 */
export function isTemplateForm(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const { name, type, component } = value;
  if (isRecord(component)) return typeof type === 'string' || typeof name === 'string';
  return typeof name === 'string' && TemplateType.safeParse(type).success;
}
