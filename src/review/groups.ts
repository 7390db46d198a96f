import type { Approver } from '../schema/responses/reviews';
import { MAX_REVIEWERS } from '../schema/responses/reviews';

/** A group of people who can approve; its name is a value of the claim of the sign-in. */
export type ApproverGroup = { name: string; ids: string[] };

/** The groups of two people or more, by name. A group with more people than a review can ask is left out. */
export function groupsOf(approvers: readonly Approver[]): ApproverGroup[] {
  const names = new Set(approvers.flatMap(({ groups }) => groups));
  return [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => ({
      name,
      ids: approvers.filter(({ groups }) => groups.includes(name)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 1 && ids.length <= MAX_REVIEWERS);
}

/** The chosen people with those of a group; without them if all were chosen already. */
export function toggleGroup(chosen: readonly string[], { ids }: ApproverGroup): string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return ids.every((id) => chosen.includes(id)) ? others : [...others, ...ids];
}
