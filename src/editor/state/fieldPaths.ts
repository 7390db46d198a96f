import type { TemplateDraft } from '../../schema/draft/draft';
import { componentTree, templateTree } from '../../schema/template/templateTree';
import { isRecord } from '../../lib/values';
import type { FieldNode } from '../../schema/walk/fieldNode';

/**
 * The paths of all fields that the form of a template shows without being asked, filled in or not, in document
 * order. A button has the fields of its kind; a place is one field.
 */
export function fieldPaths(draft: TemplateDraft): string[] {
  return [...templateTree().members].flatMap(([name, node]) =>
    name === 'component'
      ? pathsIn(componentTree(draft.type), draft.component, name)
      : pathsIn(node, draft[name as 'name' | 'type'], name),
  );
}

function pathsIn(node: FieldNode, value: unknown, path: string): string[] {
  if (node.meta.inForm === 'folded' || (node.isAlternative && value === undefined)) return [];
  if (node.meta.inForm === 'whole') return [path];
  switch (node.kind) {
    case 'object':
      return [...node.members].flatMap(([key, member]) =>
        pathsIn(member, isRecord(value) ? value[key] : undefined, `${path}.${key}`),
      );
    case 'list': {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((entry, index) => pathsIn(node.entry, entry, `${path}.${index}`));
    }
    case 'text':
    case 'choice':
    case 'switch':
      return [path];
    default:
      return node satisfies never;
  }
}
