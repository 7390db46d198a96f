import { isolate } from '../../lib/text/isolate';
import type { Approver, ReviewPerson } from '../../schema/responses/reviews';
import { includesSpaceRole } from '../../schema/responses/spaces';
import type { MemberStore } from '../access/members/memberStore';
import { allSpaces, approvingGroups, roleIn, type SpaceSettings } from '../access/spaces';
import type { Caller } from '../request/bindings';
import type { DraftKey } from '../spaces/draftRows';
import { hasEnded, type DecidedReview, type ReviewStore } from './reviewStore';

export type Reviewers = ReturnType<typeof createReviewers>;

/** Decides who may approve a version. Nobody approves what they wrote. */
export function createReviewers(settings: SpaceSettings, members: MemberStore, reviews: ReviewStore) {
  /** Everybody whose role in a space lets them approve. */
  const approversOf = async (space: string): Promise<ReviewPerson[]> =>
    (await members.list(space, {}))
      .filter(({ role }) => includesSpaceRole(role, 'approver'))
      .map(({ id, name }) => ({ id, name }));

  return {
    /** Who may approve a draft as it is now, by name, with the groups that let them. */
    async whoMayApprove(key: DraftKey): Promise<Approver[]> {
      const writers = await reviews.writers(key);
      const groups = await members.groups();
      const approving = approvingGroups(key.space, settings);
      return (await approversOf(key.space))
        .filter(({ id }) => !writers.has(id))
        .map((person) => ({
          ...person,
          groups: approving.filter((group) => groups.get(person.id)?.includes(group) === true),
        }));
    },
    /** Why a caller may not decide a review, in a sentence; null if they may. */
    findDenial(
      review: DecidedReview,
      { person, token, ...caller }: Caller,
      writers: ReadonlySet<string> = new Set(),
    ): string | null {
      if (hasEnded(review)) return 'This review has ended.';
      if (person === undefined) return 'You are not signed in.';
      const allowsTokens = allSpaces(settings).some(
        ({ name, approveByToken }) => name === review.space && approveByToken,
      );
      if (token !== undefined && !allowsTokens) return 'A program can’t decide; a person does.';
      const role = roleIn(review.space, { person, token, ...caller }, settings);
      if (role === undefined || !includesSpaceRole(role, 'approver'))
        return `Your role in this space is ${role ?? 'none'}; deciding needs the role approver.`;
      if (writers.has(person.subject))
        return 'You changed this template since a reviewer last approved it, so somebody else decides.';
      const { asked } = review;
      if (asked.length === 0 || asked.some(({ id }) => id === person.subject)) return null;
      return `Others are asked to decide: ${asked.map(({ name }) => isolate(name)).join(', ')}.`;
    },
  };
}
