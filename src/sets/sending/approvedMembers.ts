import { useCallback, type ReactNode } from 'react';
import type { Steps } from '../../lib/idle';
import { versionDigest } from '../../schema/draft/payloadHash';
import type { SetMember } from '../../schema/draft/set';
import { hasMembers, memberBodies, type VersionSource } from '../../schema/sets/setVersion';
import type { SetModel } from '../model/useSet';
import { useSteps } from '../model/useSteps';

/** The review of the templates of a set. */
export type SetReview = {
  /** Whether the space sends only what is approved, or warns. */
  rule: 'none' | 'asked' | 'required';
  /** `all`: the set is approved as it is. Else what the templates were made of that were approved last. */
  approved: 'all' | VersionSource | undefined;
  /** Draws where the review stands. `onAsk`: before somebody is asked. */
  draw: (onAsk: () => void) => ReactNode;
};

function* approvedSteps(model: SetModel, approved: SetReview['approved']): Steps<ReadonlySet<string>> {
  const digests = new Set<string>();
  const members = new Set<string>();
  if (typeof approved !== 'object') return members;
  for (const body of hasMembers(approved) ? memberBodies(approved) : []) {
    digests.add(versionDigest(body));
    yield;
  }
  for (const member of model.members()) {
    if (digests.has(versionDigest(model.bodyOf(member)))) members.add(member.key);
    yield;
  }
  return members;
}

/**
 * Whether a member may be sent as it is: the set is approved, or the member is the same as one that was approved last.
 * Undefined until it is found out, and without reviews.
 */
export function useApprovedMembers(model: SetModel, review: SetReview | undefined) {
  const approved = review?.approved;
  const { result } = useSteps(useCallback(() => approvedSteps(model, approved), [model, approved]));
  if (!review) return undefined;
  if (approved === 'all') return () => true;
  return result && (({ key }: SetMember) => result.has(key));
}
