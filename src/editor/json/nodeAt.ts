import type { Node } from 'jsonc-parser';

type Path = readonly (string | number)[];
export type Span = { from: number; to: number };

/** The nodes of the key and the value at a path, or at the nearest path around it. */
function find(tree: Node, path: Path): { key: Node | undefined; value: Node } {
  let found: { key: Node | undefined; value: Node } = { key: undefined, value: tree };
  for (const part of path) {
    const { value } = found;
    const next: { key: Node | undefined; value: Node | undefined } =
      value.type === 'array'
        ? { key: undefined, value: value.children?.[Number(part)] }
        : memberOf(value, String(part));
    if (!next.value) return found;
    found = { key: next.key, value: next.value };
  }
  return found;
}

/** Of two members with the same name, the last one counts. */
function memberOf(node: Node, name: string): { key: Node | undefined; value: Node | undefined } {
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === name);
  return { key: property?.children?.[0], value: property?.children?.[1] };
}

const spanOf = ({ offset, length }: Node): Span => ({ from: offset, to: offset + length });

/** The span to underline for a path: a value on one line, or the name or opening bracket of a larger part. */
export function underlineSpan(tree: Node, path: Path): Span {
  const { key, value } = find(tree, path);
  const isLarge = value.type === 'object' || value.type === 'array';
  if (!isLarge) return spanOf(value);
  return key ? spanOf(key) : { from: value.offset, to: value.offset + 1 };
}

/** The span of a path with its name and its whole value. */
export function partSpan(tree: Node, path: Path): Span {
  const { key, value } = find(tree, path);
  return { from: (key ?? value).offset, to: value.offset + value.length };
}
