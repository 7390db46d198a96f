import { readFromServer } from '../../http/readFromServer';
import { isolate } from '../../lib/text/isolate';
import {
  ReviewSummaryList,
  type ReviewFigures,
  type ReviewPerson,
  type Standing,
} from '../../schema/responses/reviews';
import type { NoticeTone } from '../../ui/notices/Notice';

/** Reads the reviews of all drafts, or those that wait for the person. */
export const readReviewSummaries = (which: 'all' | 'waiting') =>
  readFromServer(
    `/api/v1/reviews${which === 'waiting' ? '?waiting=me' : ''}`,
    (json) => ReviewSummaryList.safeParse(json).data?.reviews,
  );

export const toneOfStanding = {
  approved: 'success',
  open: 'info',
  changes: 'warning',
  changed: 'warning',
} satisfies Record<Exclude<Standing['kind'], 'none'>, NoticeTone>;

/** How far the review of a version is, and who asked, approved or wants changes: the same words wherever it is shown. */
export function describeStanding({
  kind,
  review,
}: Exclude<Standing<ReviewFigures>, { kind: 'none' }>): string {
  const approved = namesOf(review, 'approved');
  switch (kind) {
    case 'approved':
      return `Approved by ${approved}`;
    case 'open':
      return review.reviewers.length === 0 ? 'In review' : `In review, asked ${missingNames(review)}`;
    case 'changes':
      return `Changes requested by ${namesOf(review, 'changes')}`;
    default:
      return review.state === 'approved'
        ? `Changed since ${approved} approved it`
        : 'Changed since it was sent to review';
  }
}

/** Names that one line has. */
const MAX_NAMES = 3;

const joinNames = (people: readonly ReviewPerson[], between: ' and ' | ' or ') =>
  [
    ...people.slice(0, MAX_NAMES).map(({ name }) => isolate(name)),
    ...(people.length > MAX_NAMES ? [`${people.length - MAX_NAMES} more`] : []),
  ].join(between);

const namesOf = ({ decisions }: ReviewFigures, wanted: 'approved' | 'changes') =>
  joinNames(
    decisions.filter(({ verdict }) => verdict === wanted).map(({ by }) => by),
    ' and ',
  );

/** Those of the people asked who have not approved yet. */
function missingNames({ reviewers, needs, decisions }: ReviewFigures): string {
  const approved = new Set(decisions.filter(({ verdict }) => verdict === 'approved').map(({ by }) => by.id));
  return joinNames(
    reviewers.filter(({ id }) => !approved.has(id)),
    needs === 'all' ? ' and ' : ' or ',
  );
}
