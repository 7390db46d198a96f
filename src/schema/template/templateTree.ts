import { nodeAt, type FieldNode, type ObjectNode } from '../walk/fieldNode';
import { parsePath } from '../values/issues';
import type { TemplateType } from '../values/enums';
import { fieldTrees, type FieldTrees } from './fieldTrees';

/** All fields of a template, in document order. */
export function templateTree(): ObjectNode {
  return fieldTrees().template;
}

const treesOfTypes = {
  text_message: 'textMessage',
  rich_card: 'richCard',
  carousel: 'carousel',
} satisfies Record<TemplateType, keyof FieldTrees>;

/** The component of one type of template. */
export function componentTree(type: TemplateType): ObjectNode {
  return fieldTrees()[treesOfTypes[type]];
}

/** The field at a path from the template down; undefined where a template has none. */
export function fieldAt(path: readonly (string | number)[]): FieldNode | undefined {
  return nodeAt(templateTree(), path);
}

/** Whether the value at a dotted path of a template is chosen, not typed. */
export function isChosenField(path: string): boolean {
  return fieldAt(parsePath(path))?.kind === 'choice';
}

/** The part that a path starts in: the template, or a card or button that stands alone (as on the clipboard). */
export function partOfPath([first]: readonly (string | number)[]): FieldNode {
  const { template, card, suggestion } = fieldTrees();
  if (typeof first !== 'string' || template.members.has(first)) return template;
  return [card, suggestion].find(({ members }) => members.has(first)) ?? template;
}
