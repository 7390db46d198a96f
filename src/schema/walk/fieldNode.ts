import type { FieldMeta } from './fieldMeta';

/** A part of a document, as its zod schema states it. Union members are merged into one object. */
export type FieldNode = {
  meta: FieldMeta;
  isOptional: boolean;
  /** Only some members of a union have it. */
  isAlternative: boolean;
} & (
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'switch' }
  | { kind: 'list'; entry: FieldNode }
  | ObjectShape
);

/** `members` are in the order of the interface document. */
export type ObjectShape = { kind: 'object'; members: ReadonlyMap<string, FieldNode> };
export type ObjectNode = Extract<FieldNode, { kind: 'object' }>;

/** The node one step further: a member of an object or an entry of a list; undefined where there is none. */
export function nodeBelow(node: FieldNode | undefined, part: string | number): FieldNode | undefined {
  if (node?.kind === 'list') return typeof part === 'number' || /^\d+$/.test(part) ? node.entry : undefined;
  return node?.kind === 'object' ? node.members.get(String(part)) : undefined;
}

/** The node at a path below another; undefined where the document has no such field. */
export function nodeAt(
  node: FieldNode | undefined,
  path: readonly (string | number)[],
): FieldNode | undefined {
  return path.reduce(nodeBelow, node);
}
