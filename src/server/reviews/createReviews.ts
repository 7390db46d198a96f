import { createMemberStore } from '../access/members/memberStore';
import type { Database } from '../database/openDatabase';
import type { Announce } from '../notices/announce';
import type { Settings } from '../settings/settings';
import type { Spaces } from '../spaces/createSpaces';
import { commentRoutes } from './commentRoutes';
import { createCommentStore } from './commentStore';
import { createGuestPictures } from './guestPictures';
import { guestRoutes } from './guestRoutes';
import { createGuestStore } from './guestStore';
import { createGuestView } from './guestView';
import { createSendingJudge } from './gate';
import { recordRoutes } from './record';
import { createReviewers } from './reviewers';
import { reviewRoutes } from './reviewRoutes';
import { createReviewStore } from './reviewStore';

type ReviewDependencies = {
  settings: Settings;
  database: Database;
  now: () => number;
  spaces: Pick<Spaces, 'drafts' | 'report'>;
  announce: Announce;
};

/** Comments on drafts, approvals, and the rule that only approved templates are sent. */
export function createReviews({ settings, database, now, spaces, announce }: ReviewDependencies) {
  const { drafts, report } = spaces;
  const reviews = createReviewStore(database, now, announce);
  const members = createMemberStore(database, settings, now);
  const reviewers = createReviewers(settings, members, reviews);
  const comments = createCommentStore(database, now, announce);
  const guests = createGuestStore(database, now);
  const view = createGuestView(drafts, reviews, guests);
  const pictures = createGuestPictures({ settings, drafts, guests, view });
  return {
    /** The addresses under `/api/v1`. */
    apiRoutes: [
      ...reviewRoutes({ settings, database, drafts, reviews, reviewers, report }),
      ...recordRoutes({ database, drafts, reviews }),
      ...guestRoutes({ database, drafts, comments, guests, view, report }),
      ...pictures.apiRoutes,
      ...commentRoutes({ settings, database, drafts, comments, members, report }),
    ],
    /** The pictures of links for guests. */
    pageRoutes: pictures.pageRoutes,
    guestTagsOf: (request: Request) => pictures.tagsOf(request),
    judgeSending: createSendingJudge(settings, reviews, reviewers, drafts),
  };
}

export type Reviews = ReturnType<typeof createReviews>;
