import { fieldAt } from '../../schema/template/templateTree';
import { parsePath } from '../../schema/values/issues';
import type { FieldMeta } from '../../schema/walk/fieldMeta';
import type { DraftPath } from '../state/paths';

type FieldFacts = Pick<FieldMeta, 'form' | 'limit' | 'takesMarkers'> & {
  label: string;
  required: boolean;
  /** The last two names of the path, as the API has them. */
  technicalName: string;
};

/** What the schema says about the field of a path. */
export function fieldFacts(at: DraftPath): FieldFacts {
  const path = parsePath(at);
  const node = fieldAt(path);
  if (!node) throw new Error(`No template has a field at ${at}.`);
  const { name, label = at, form, limit, takesMarkers } = node.meta;
  return {
    label: name ?? label,
    required: !node.isOptional,
    technicalName: path
      .filter((part) => typeof part === 'string')
      .slice(-2)
      .join('.'),
    form,
    limit,
    takesMarkers,
  };
}
