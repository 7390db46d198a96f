import type { FieldNode, ObjectNode } from './fieldNode';

/** What most nodes have is left out. */
const usual = { meta: {}, isOptional: false, isAlternative: false };

type PlainNode = Partial<Pick<FieldNode, keyof typeof usual>> &
  (
    | { kind: 'text' | 'switch' }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'list'; entry: number }
    | { kind: 'object'; members: readonly (readonly [name: string, node: number])[] }
  );

/** Trees as JSON can hold them: each different node once, after the nodes below it, named by its place in the list. */
export type PlainTrees<Name extends string> = {
  nodes: readonly PlainNode[];
  roots: Readonly<Record<Name, number>>;
};

/** Writes trees for `readTrees`. */
export function writeTrees<Name extends string>(trees: Readonly<Record<Name, ObjectNode>>): PlainTrees<Name> {
  const nodes: PlainNode[] = [];
  const places = new Map<string, number>();

  function place(node: FieldNode): number {
    const plain = toPlain(node);
    const key = JSON.stringify(plain);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, nodes.length);
    return nodes.push(plain) - 1;
  }
  function toPlain({ meta, isOptional, isAlternative, ...node }: FieldNode): PlainNode {
    const unusual = {
      ...(Object.keys(meta).length > 0 ? { meta } : {}),
      ...(isOptional ? { isOptional } : {}),
      ...(isAlternative ? { isAlternative } : {}),
    };
    if (node.kind === 'list') return { ...unusual, kind: node.kind, entry: place(node.entry) };
    if (node.kind !== 'object') return { ...unusual, ...node };
    const members = [...node.members].map(([name, member]) => [name, place(member)] as const);
    return { ...unusual, kind: node.kind, members };
  }
  const roots = Object.entries<ObjectNode>(trees).map(([name, tree]) => [name, place(tree)]);
  return { nodes, roots: Object.fromEntries(roots) as Record<Name, number> };
}

/** Reads trees that were written. */
export function readTrees<Name extends string>({ nodes, roots }: PlainTrees<Name>): Record<Name, ObjectNode> {
  const read: FieldNode[] = [];
  function nodeOf(place: number): FieldNode {
    const node = read[place];
    if (!node) throw new Error(`No node has been written at ${place}.`);
    return node;
  }
  for (const plain of nodes)
    read.push(
      plain.kind === 'list'
        ? { ...usual, ...plain, entry: nodeOf(plain.entry) }
        : plain.kind === 'object'
          ? {
              ...usual,
              ...plain,
              members: new Map(plain.members.map(([name, place]) => [name, nodeOf(place)])),
            }
          : { ...usual, ...plain },
    );
  const trees = Object.entries<number>(roots).map(([name, place]) => [name, nodeOf(place)]);
  return Object.fromEntries(trees) as Record<Name, ObjectNode>;
}
