import { isRecord } from '../../lib/values';
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

/** The parts of a list or an object with their nodes, in the order of the document; none of a value of another kind. */
export function partsBelow(
  value: unknown,
  node: FieldNode,
): { key: string | number; part: unknown; node: FieldNode }[] {
  if (node.kind === 'list' && Array.isArray(value))
    return value.map((part: unknown, key) => ({ key, part, node: node.entry }));
  if (node.kind !== 'object' || !isRecord(value)) return [];
  return [...node.members].map(([key, member]) => ({ key, part: value[key], node: member }));
}

type Located = { path: readonly (string | number)[] };

/** The place of a member in its object; unknown members come last, the object itself comes first. */
function rank(node: FieldNode | undefined, part: string | number | undefined): number {
  if (part === undefined) return -1;
  if (typeof part === 'number') return part;
  if (node?.kind !== 'object') return 0;
  const place = [...node.members.keys()].indexOf(part);
  return place === -1 ? node.members.size : place;
}

/** Compares names of members of one object for a sort: the order of the document, unknown names last. */
export function compareMembers(node: FieldNode | undefined) {
  return (a: string, b: string): number => rank(node, a) - rank(node, b);
}

/** Compares by path for a sort: the order of the document below a node, an object before its members. */
export function inDocumentOrder(root: FieldNode) {
  return (a: Located, b: Located): number => {
    let node: FieldNode | undefined = root;
    const depth = Math.max(a.path.length, b.path.length);
    for (let at = 0; at < depth; at += 1) {
      const difference = rank(node, a.path[at]) - rank(node, b.path[at]);
      if (difference !== 0) return difference;
      const part = a.path[at];
      node = part === undefined ? undefined : nodeBelow(node, part);
    }
    return 0;
  };
}
