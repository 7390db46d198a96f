import { findAdvice } from '../../advice/findAdvice';
import { listDrafts } from '../../library/storage/listDrafts';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';

/** Drafts after which the page may draw: a thousand drafts take seconds. */
const DRAFTS_AT_ONCE = 20;

export type RuleCounts = {
  drafts: number;
  /** The drafts of this device in which a rule has something to say, by its id. */
  byRule: ReadonlyMap<string, number>;
};

/** Asks all rules about all drafts of this device. Undefined if the drafts cannot be read. */
export async function countRules(): Promise<RuleCounts | undefined> {
  const kept = await listDrafts();
  if (!kept.ok) return undefined;
  const { drafts } = kept.value;
  const byRule = new Map<string, number>();
  for (const [index, { template, sender }] of drafts.entries()) {
    if (index % DRAFTS_AT_ONCE === DRAFTS_AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const found = findAdvice(draftToTemplate(template), { now: Date.now(), sender });
    for (const id of new Set(found.map((advice) => advice.id))) byRule.set(id, (byRule.get(id) ?? 0) + 1);
  }
  return { drafts: drafts.length, byRule };
}
