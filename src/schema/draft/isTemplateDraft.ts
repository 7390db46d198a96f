import { isRecord } from '../../lib/values';
import { templateTree } from '../template/templateTree';
import { nodeBelow, type FieldNode } from '../walk/fieldNode';
import type { TemplateDraft } from './draft';

/** The fields without which there is no draft. */
export const essentialFields: readonly (keyof TemplateDraft)[] = ['type', 'component'];

/**
 * Whether a value can be opened as a template: `type` is one of the three, and every field that is present has
 * the kind of value that readers expect (object, list, text, switch). The content may be unfinished and wrong;
 * a choice may hold any text, which the editor flags as any other mistake.
 */
export function isTemplateDraft(value: unknown): value is TemplateDraft {
  const tree = templateTree();
  if (!isRecord(value) || !isTemplateType(value.type) || !isRecord(value.component)) return false;
  return hasShape(value, tree);
}

/** Whether a value is one of the types of a template. */
export function isTemplateType(value: unknown): value is TemplateDraft['type'] {
  const type = nodeBelow(templateTree(), 'type');
  return type?.kind === 'choice' && type.options.some((option) => option === value);
}

function hasShape(value: unknown, node: FieldNode): boolean {
  if (value === undefined) return true;
  switch (node.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'switch':
      return typeof value === 'boolean';
    case 'list':
      return (
        Array.isArray(value) && value.every((entry) => entry !== undefined && hasShape(entry, node.entry))
      );
    case 'object':
      return isRecord(value) && [...node.members].every(([key, member]) => hasShape(value[key], member));
    default:
      return node satisfies never;
  }
}
