import { nextName } from '../../schema/draft/names/nextName';
import type { SetMember } from '../../schema/draft/set';
import type { BatchItem } from '../../schema/responses/batches';
import type { SentItem } from './batchData';

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

/** A member with all that its line shows. */
export type Line = {
  member: SetMember;
  name: string;
  state: MemberState;
  errors: readonly string[];
  item: SentItem | undefined;
};

type Named = { name: string; state: MemberState; item: BatchItem | undefined };

/** The name under which a member goes out: the next one if another state of it was created under its name. */
function nameToSend({ name, state, item }: Named, used: ReadonlySet<string>): string {
  const isUsed = item?.state === 'created' && state !== 'created' && item.name === name;
  return isUsed ? nextName(name, used) : name;
}

/** The names under which members go out, by key. `used`: names that are taken. */
export function namesToSend(
  lines: readonly (Named & { member: { key: string } })[],
  used: ReadonlySet<string>,
): Record<string, string> {
  const all = new Set(used);
  return Object.fromEntries(
    lines.map((line) => {
      const name = nameToSend(line, all);
      all.add(name);
      return [line.member.key, name];
    }),
  );
}

export const stateWords: Readonly<Record<MemberState, string>> = {
  errors: 'Has errors',
  ready: 'Ready to send',
  waiting: 'Being sent',
  created: 'Created',
  changed: 'Changed since it was created',
  rejected: 'Not created',
  unknown: 'May have been created',
};
