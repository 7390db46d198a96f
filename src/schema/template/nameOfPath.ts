import { nodeBelow, type FieldNode } from '../walk/fieldNode';
import { partOfPath } from './templateTree';

/**
 * "Card 2 › Button 1 › Web address" for a path in a template, or in a card or button that stands alone. Parts
 * without a label, which only wrap others, are left out.
 */
export function nameOfPath(path: readonly (string | number)[]): string {
  let node: FieldNode | undefined = partOfPath(path);
  const labels: string[] = [];
  for (const [index, part] of path.entries()) {
    const below = nodeBelow(node, part);
    const next = path[index + 1];
    // "Card 2" is enough: leave out "Cards" before it.
    const isNumbered = below?.kind === 'list' && below.meta.entry !== undefined && typeof next === 'number';
    const label: string | undefined =
      node?.kind === 'list' ? `${node.meta.entry ?? ''} ${Number(part) + 1}`.trim() : below?.meta.label;
    if (label !== undefined && !isNumbered) labels.push(label);
    node = below;
  }
  return labels.length === 0 ? 'Template' : labels.join(' › ');
}
