import type { FieldMeta } from './fieldMeta';
import { partsBelow, type FieldNode } from './fieldNode';

type Path = (string | number)[];

/** A text of a template with the metadata of its field. */
export type LocatedText = { path: Path; text: string; meta: FieldMeta };

/** The texts that a value holds at the text fields of a node, in document order. Wrong kinds are passed over. */
export function textFieldsIn(value: unknown, node: FieldNode, path: Path): LocatedText[] {
  if (node.kind === 'text') return typeof value === 'string' ? [{ path, text: value, meta: node.meta }] : [];
  return partsBelow(value, node).flatMap(({ key, part, node: below }) =>
    textFieldsIn(part, below, [...path, key]),
  );
}
