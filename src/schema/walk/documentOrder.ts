import { nodeBelow, type FieldNode } from './fieldNode';

type Located = { path: readonly (string | number)[] };

const orders = new WeakMap<FieldNode, ReadonlyMap<string, number>>();

/** The place of a member in its object; unknown members come last, the object itself comes first. */
function rank(node: FieldNode | undefined, part: string | number | undefined): number {
  if (part === undefined) return -1;
  if (typeof part === 'number') return part;
  if (node?.kind !== 'object') return 0;
  let order = orders.get(node);
  if (!order)
    orders.set(node, (order = new Map([...node.members.keys()].map((name, place) => [name, place]))));
  return order.get(part) ?? node.members.size;
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
