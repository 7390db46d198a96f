import type { Draft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';

/** A free name like another one: `sale` → `sale_2`, `sale_2` → `sale_3`, cut to what a name may have. */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  if (name === '') return '';
  const [, base = name, digits] = /^(.*?)(?:_(\d{1,6}))?$/s.exec(name) ?? [];
  for (let count = digits === undefined ? 2 : Number(digits) + 1; ; count += 1) {
    const ending = `_${count}`;
    const next = `${base.slice(0, limits.name - ending.length)}${ending}`;
    if (!taken.has(next)) return next;
  }
}

type Duplicate = { id: string; now: number; taken: ReadonlySet<string> };

/** A draft like another under a name of its own. What was sent of the other one stays with that one. */
export function duplicateOf(draft: Draft, { id, now, taken }: Duplicate): Draft {
  const { template, stash, samples, trustsMedia } = structuredClone(draft);
  return {
    id,
    template: template.name === undefined ? template : { ...template, name: nextName(template.name, taken) },
    stash,
    ...(samples === undefined ? {} : { samples }),
    ...(trustsMedia === undefined ? {} : { trustsMedia }),
    sendings: [],
    createdAt: now,
    changedAt: now,
  };
}
