import { isRecord } from '../../lib/values';
import type { TemplateDraft } from '../../schema/draft/draft';
import { essentialFields } from '../../schema/draft/isTemplateDraft';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { templateTree } from '../../schema/template/templateTree';
import type { FieldNode, ObjectNode } from '../../schema/walk/fieldNode';

type Path = readonly (string | number)[];
export type RejectedField = { path: Path; message: string };

/** Names that cannot be part of a dotted path, or that a copy would lose. */
const UNUSABLE_NAMES = /^$|^\d+$|[.[\]"']|^(?:__proto__|constructor|prototype)$/;

/**
 * The value as a draft, or the fields that no draft can hold. Unknown fields are kept: the schema reports them.
 */
export function fitTemplate(
  value: unknown,
): { ok: true; draft: TemplateDraft } | { ok: false; rejectedFields: RejectedField[] } {
  const rejectedFields: RejectedField[] = [];
  const draft = fit(value, templateTree(), [], rejectedFields);
  return rejectedFields.length === 0
    ? { ok: true, draft: draft as TemplateDraft }
    : { ok: false, rejectedFields };
}

function fit(value: unknown, node: FieldNode, path: Path, rejectedFields: RejectedField[]): unknown {
  const refuse = (needed: string) => {
    rejectedFields.push({ path, message: `${nameOfPath(path)} ${needed}` });
    return undefined;
  };
  switch (node.kind) {
    case 'choice':
      // The type decides which form is shown; any other choice may be wrong in a draft.
      if (path.length === 1 && path[0] === 'type') {
        return node.options.some((option) => option === value)
          ? value
          : refuse(`must be one of ${node.options.join(', ')}.`);
      }
      if (value === '') return refuse(`must be one of ${node.options.join(', ')}, or remove the line.`);
      return typeof value === 'string'
        ? value
        : refuse(`must be a text in double quotes, not ${kindOf(value)}.`);
    case 'text':
      if (value === '' && node.isOptional && !isFreeText(node))
        return refuse('must not be empty. Write it, or remove the line.');
      return typeof value === 'string'
        ? value
        : refuse(`must be a text in double quotes, not ${kindOf(value)}.`);
    case 'switch':
      return typeof value === 'boolean' ? value : refuse(`must be true or false, not ${kindOf(value)}.`);
    case 'list': {
      if (!Array.isArray(value)) return refuse(`must be a list in [ ], not ${kindOf(value)}.`);
      const entries: unknown[] = value;
      return entries.map((entry, index) => fit(entry, node.entry, [...path, index], rejectedFields));
    }
    case 'object':
      return isRecord(value)
        ? fitMembers(value, node, path, rejectedFields)
        : refuse(`must be an object in { }, not ${kindOf(value)}.`);
    default:
      return node satisfies never;
  }
}

function fitMembers(
  value: Record<string, unknown>,
  { members }: ObjectNode,
  path: Path,
  rejectedFields: RejectedField[],
): Record<string, unknown> {
  const fitted = new Map<string, unknown>();
  for (const [key, member] of Object.entries(value)) {
    const node = members.get(key);
    if (node !== undefined) {
      const part = fit(member, node, [...path, key], rejectedFields);
      if (part !== undefined) fitted.set(key, part);
    } else if (UNUSABLE_NAMES.test(key)) {
      rejectedFields.push({ path: [...path, key], message: `"${key}" is not a field here. Remove it.` });
    } else fitted.set(key, member);
  }
  for (const key of path.length === 0 ? essentialFields : []) {
    if (!Object.hasOwn(value, key))
      rejectedFields.push({ path: [], message: `"${key}" is missing. A template needs it.` });
  }
  return Object.fromEntries(fitted);
}

/** An empty free text says nothing; in any other form it would be replaced by a default, or be left out unseen. */
const isFreeText = ({ meta }: FieldNode) => (meta.form ?? 'freeText') === 'freeText';

function kindOf(value: unknown): string {
  if (value === null) return 'null. Remove the line if there is nothing to say';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}
