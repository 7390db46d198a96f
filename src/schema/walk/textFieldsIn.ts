import { isRecord } from '../../lib/values';
import type { FieldMeta } from './fieldMeta';
import type { FieldNode } from './fieldNode';

type Path = (string | number)[];

/** A text of a template with the metadata of its field. */
export type LocatedText = { path: Path; text: string; meta: FieldMeta };

/** The texts that a value holds at the text fields of a node, in document order. Wrong kinds are passed over. */
export function textFieldsIn(value: unknown, node: FieldNode, path: Path): LocatedText[] {
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
