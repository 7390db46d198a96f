import type { Draft } from '../../schema/draft/draft';
import { quote } from '../../lib/text/isolate';
import { plural } from '../../schema/values/text';
import { announce } from '../../ui/notices/announcer';
import { compareTemplates } from './compareTemplates';
import { describeChanges } from './describeChanges';

/** Fields that somebody changes at once when they restore, import or replace something; who types changes one. */
const MANY = 3;

/** Says what somebody else has just done to the open draft, where that is more than typing. */
export function announceOthers(before: Draft, after: Draft): void {
  const text = describeOthers(before, after);
  if (text !== undefined) announce(text);
}

/** A sentence about a restored version, a change of many fields at once or a settled conflict; undefined for any other. */
export function describeOthers(before: Draft, after: Draft): string | undefined {
  const name = after.changedBy?.name ?? 'Another browser';
  const open = new Set((after.conflicts ?? []).map(({ id }) => id));
  const { restored } = after;
  if (restored && restored.at !== before.restored?.at)
    return `${name} restored ${quote(restored.version)}. “Versions” shows what changed.`;
  const settled = (before.conflicts ?? []).filter(({ id }) => !open.has(id)).length;
  if (settled > 0) return `${name} chose between the two versions of ${plural(settled, 'field')}.`;
  const changes = describeChanges(compareTemplates(before.template, after.template));
  const count = new Set(changes.map((change) => change.name)).size;
  if (count < MANY) return undefined;
  return `${name} changed ${plural(count, 'field')} in one step, for example by restoring an earlier state. “Versions” shows what changed.`;
}
