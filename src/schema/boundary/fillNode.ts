import type { FieldNode, ObjectNode } from '../walk/fieldNode';
import type { TextForm } from '../walk/fieldMeta';

/** A valid text of each form, short. */
const texts = {
  freeText: 'Text',
  identifier: 'boundary',
  postback: 'VGV4dA==',
  time: '2027-03-14T09:30:00Z',
  address: 'https://example.com/a',
  phoneNumber: '+919876543210',
  degrees: '28.6',
} satisfies Record<TextForm, string>;

/** Entries of a list that states no limit. */
const someEntries = 4;

/**
 * Every way to fill a node: one, or for an object of which only one of several members may be present one for each of
 * them. Every other field is filled.
 */
export function fillNode(node: FieldNode): unknown[] {
  switch (node.kind) {
    case 'text':
      return [texts[node.meta.form ?? 'freeText']];
    case 'choice':
      return [node.options[0]];
    case 'switch':
      return [true];
    case 'list':
      return [fillNode(node.entry).slice(0, node.meta.limit ?? someEntries)];
    case 'object':
      return fillObject(node);
    default:
      return node satisfies never;
  }
}

function fillObject({ members }: ObjectNode): unknown[] {
  const common = [...members].filter(([, member]) => !member.isAlternative);
  const alternatives = [...members].filter(([, member]) => member.isAlternative);
  const filled = Object.fromEntries(common.map(([key, member]) => [key, fillNode(member)[0]]));
  if (alternatives.length === 0) return [filled];
  return alternatives.flatMap(([key, member]) =>
    fillNode(member).map((value) => ({ ...filled, [key]: value })),
  );
}
