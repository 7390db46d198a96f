import { nodeAt, type FieldNode, type ObjectNode, nodeBelow } from '../walk/fieldNode';
import { walkObject } from '../walk/walk';
import { parsePath } from '../values/issues';
import type { TemplateType } from '../values/enums';
import { CardContent } from './cardContent';
import { Suggestion } from './suggestion';
import { components, CreateTemplatePayload } from './template';

/** The fields of a template and of parts that stand alone, in document order, as the schemas state them. */
const template = walkObject(CreateTemplatePayload);
const card = walkObject(CardContent);
const suggestion = walkObject(Suggestion);

const componentTrees = {
  text_message: walkObject(components.text_message),
  rich_card: walkObject(components.rich_card),
  carousel: walkObject(components.carousel),
} satisfies Record<TemplateType, ObjectNode>;

/** All fields of a template, in document order. */
export function templateTree(): ObjectNode {
  return template;
}

/** The component of one type of template. */
export function componentTree(type: TemplateType): ObjectNode {
  return componentTrees[type];
}

/** The field at a path from the template down; undefined where a template has none. */
export function fieldAt(path: readonly (string | number)[]): FieldNode | undefined {
  return nodeAt(template, path);
}

/** Whether the value at a dotted path of a template is chosen, not typed. */
export function isChosenField(path: string): boolean {
  return fieldAt(parsePath(path))?.kind === 'choice';
}

/** The part that a path starts in: the template, or a card or button that stands alone (as on the clipboard). */
function partOfPath([first]: readonly (string | number)[]): FieldNode {
  if (typeof first !== 'string' || template.members.has(first)) return template;
  return [card, suggestion].find(({ members }) => members.has(first)) ?? template;
}

/**
 * "Card 2 › Button 1 › Link" for a path in a template, or in a card or button that stands alone. Parts
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
