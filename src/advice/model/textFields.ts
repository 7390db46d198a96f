import { isRecord } from '../../lib/isRecord';
import type { FieldMeta } from '../../schema/walk/fieldMeta';
import type { FieldNode } from '../../schema/walk/walk';
import type { Path } from './advice';

/** A text of a template with the metadata of its field. */
export type TextField = { path: Path; text: string; meta: FieldMeta };

/** All texts of a part of a template that can be read, in document order; choices are no texts. */
export function textFieldsIn(value: unknown, node: FieldNode, path: Path): TextField[] {
  switch (node.kind) {
    case 'text':
      return typeof value === 'string' ? [{ path, text: value, meta: node.meta }] : [];
    case 'list': {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((entry, index) => textFieldsIn(entry, node.entry, [...path, index]));
    }
    case 'object':
      return isRecord(value)
        ? [...node.members].flatMap(([key, member]) => textFieldsIn(value[key], member, [...path, key]))
        : [];
    case 'choice':
    case 'switch':
      return [];
    default:
      return node satisfies never;
  }
}
