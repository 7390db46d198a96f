import { nodeAt, walkObject, type FieldNode, type ObjectNode } from '../walk/walk';
import { CardContent } from './cardContent';
import { Suggestion } from './suggestion';
import type { TemplateType } from '../values/enums';
import { components, CreateTemplatePayload } from './template';

/** All fields of a template, in document order. */
export function templateTree(): ObjectNode {
  return walkObject(CreateTemplatePayload);
}

/** The component of one type of template. */
export function componentTree(type: TemplateType): ObjectNode {
  return walkObject(components[type]);
}

/** The field at a path from the template down; undefined where a template has none. */
export function fieldAt(path: readonly (string | number)[]): FieldNode | undefined {
  return nodeAt(templateTree(), path);
}

/** The part that a path starts in: the template, or a card or button that stands alone (as on the clipboard). */
export function partOfPath([first]: readonly (string | number)[]): FieldNode {
  const template = templateTree();
  if (typeof first !== 'string' || template.members.has(first)) return template;
  return [CardContent, Suggestion].map(walkObject).find(({ members }) => members.has(first)) ?? template;
}
