import type { Draft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';

/** The next free name: `sale` → `sale_2`, `sale_2` → `sale_3`, cut to the maximum length of a name. */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  if (name === '') return '';
  const [, base = name, digits] = /^(.*?)(?:_(\d{1,6}))?$/s.exec(name) ?? [];
  for (let count = digits === undefined ? 2 : Number(digits) + 1; ; count += 1) {
    const suffix = `_${count}`;
    const next = `${base.slice(0, limits.name - suffix.length)}${suffix}`;
    if (!taken.has(next)) return next;
  }
}

type Duplicate = { id: string; now: number; taken: ReadonlySet<string> };

/** A copy of a draft under a new name. Sendings and versions stay with the original. */
export function duplicateOf(draft: Draft, { id, now, taken }: Duplicate): Draft {
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
