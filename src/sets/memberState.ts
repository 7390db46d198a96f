import { nextName } from '../schema/draft/names/nextName';
import type { BatchItem } from '../schema/responses/batches';

/**
 * How a member stands. `errors`: it can’t be sent. `ready`: not sent yet, or the reason why it was rejected is gone.
 * `waiting`: the server has it. `changed`: it was created, and the set says something else now, which goes out under the next
 * name. `rejected`: as it was sent. `unknown`: it may exist.
 */
export type MemberState = 'errors' | 'ready' | 'waiting' | 'created' | 'changed' | 'rejected' | 'unknown';

/** The state of a member, from its errors, what was sent of it, and the digest of its body now, once that is known. */
export function stateOfMember(
  errors: readonly string[],
  item: BatchItem | undefined,
  digest: string | undefined,
): MemberState {
  if (item?.state === 'waiting' || item?.state === 'sending') return 'waiting';
  if (item?.state === 'unknown') return 'unknown';
  const isSame =
    item !== undefined && item.state !== 'not_sent' && (digest === undefined || digest === item.digest);
  if (item?.state === 'created' && isSame) return 'created';
  if (errors.length > 0) return 'errors';
  if (item?.state === 'created') return 'changed';
  return item?.state === 'refused' && isSame ? 'rejected' : 'ready';
}

/** The name under which a member goes out: the next one if it was created under its name. */
export function nameToSend(name: string, state: MemberState, used: ReadonlySet<string>): string {
  return state === 'changed' ? nextName(name, used) : name;
}

export const stateWords: Readonly<Record<MemberState, string>> = {
  errors: 'Has errors',
  ready: 'Ready to send',
  waiting: 'Being sent',
  created: 'Created',
  changed: 'Changed since it was created',
  rejected: 'Rejected',
  unknown: 'May have been created',
};
