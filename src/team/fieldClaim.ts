import type { Presence } from '../schema/responses/spaces';

/**
 * Where a page writes. Who writes first has the field, unless the other one has taken it with “Write here”: then it asks
 * for the field in which it writes.
 */
type Claim = Pick<Presence, 'field' | 'asks' | 'since'>;

const hasTaken = ({ field, asks }: Claim) => field !== null && field === asks;

/** Whether another page has the field in which this one writes too. `since` of this page: Infinity until it is reported. */
export function isHeldBy(other: Claim, mine: Claim): boolean {
  if (hasTaken(other) !== hasTaken(mine)) return hasTaken(other);
  return hasTaken(mine) ? other.since > mine.since : other.since < mine.since;
}
