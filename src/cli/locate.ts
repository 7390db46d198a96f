import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/** Finds places in a JSON text. */
export function createLocate(text: string): Locate {
  const root = parseTree(text);
  const starts = lineStarts(text);
  return (path) => {
    const node = root && nearest(root, path);
    if (!node) return undefined;
    const { offset, length } = extentOf(node);
    const start = placeAt(offset, starts);
    const end = placeAt(offset + length, starts);
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  };
}

/** The node at a path, or the nearest one around a value that is absent. */
function nearest(root: Node, path: FilePath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** A text as a whole; of an object or a list its key, as its lines say little. */
function extentOf(node: Node): { offset: number; length: number } {
  if (node.type !== 'object' && node.type !== 'array') return node;
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key ?? { offset: node.offset, length: 1 };
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)];
}

function placeAt(offset: number, starts: readonly number[]): { line: number; column: number } {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Keys and list positions from the template down. */
export type FilePath = (string | number)[];

/** A part of a file, counted from 1 as editors do. Columns are UTF-16 code units; the end is exclusive. */
export type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number };

/** Finds the place of a value by its path in the JSON of a file. */
export type Locate = (path: FilePath) => Region | undefined;
