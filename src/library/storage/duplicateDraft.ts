import type { Draft } from '../../schema/draft/draft';
import { nextName } from '../../schema/draft/names/nextName';

type Duplicate = { id: string; now: number; taken: ReadonlySet<string> };

/** A copy of a draft under a new name. Sendings and versions stay with the original. */
export function duplicateDraft(draft: Draft, { id, now, taken }: Duplicate): Draft {
  const { template, stash, samples, parameters, sender, trustsMedia } = structuredClone(draft);
  return {
    id,
    template: template.name === undefined ? template : { ...template, name: nextName(template.name, taken) },
    stash,
    ...(samples === undefined ? {} : { samples }),
    ...(sender === undefined ? {} : { sender }),
    ...(parameters === undefined ? {} : { parameters }),
    ...(trustsMedia === undefined ? {} : { trustsMedia }),
    sendings: [],
    createdAt: now,
    changedAt: now,
  };
}
