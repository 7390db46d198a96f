import { spaceOfCopy } from '../sync/syncState';
import { visitWithPauses } from '../../lib/idle';
import type { Draft } from '../../schema/draft/draft';
import { namesInUse, nextName } from '../../schema/draft/names/nextName';

/** Copies of drafts, in their order, each under a name that none of the library has. */
export async function copyDrafts(
  originals: readonly Draft[],
  library: readonly Draft[],
  newId: () => string,
): Promise<Draft[]> {
  const taken = namesInUse(library);
  const now = Date.now();
  const copies: Draft[] = [];
  await visitWithPauses([...originals.entries()], ([index, original]) => {
    // The list shows the latest change first: decreasing times keep the copies in the order of their originals.
    const copy = duplicateDraft(original, { id: newId(), now: now + originals.length - 1 - index, taken });
    if (copy.template.name) taken.add(copy.template.name);
    copies.push(copy);
  });
  return copies;
}

type Duplicate = { id: string; now: number; taken: ReadonlySet<string> };

/** A copy of a draft under a new name. Sendings and versions stay with the original. */
export function duplicateDraft(draft: Draft, { id, now, taken }: Duplicate): Draft {
  const { otherVersion: _, conflicts: __, changedBy: ___, archived: ____, ...rest } = structuredClone(draft);
  const { space: _____, movedFrom: ______, restored: _______, ...kept } = rest;
  const { template, set } = kept;
  return {
    ...kept,
    ...spaceOfCopy(draft),
    // What was sent from the original keeps its names.
    ...(set && { set: { ...set, fixedNames: {} } }),
    id,
    template: template.name === undefined ? template : { ...template, name: nextName(template.name, taken) },
    sendings: [],
    createdAt: now,
    changedAt: now,
  };
}
