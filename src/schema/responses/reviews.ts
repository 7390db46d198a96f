import { z } from '../values/zod';
import { DraftDocument, moment, UnfinishedTemplate } from './spaces';

/** The longest note, reason or comment, in UTF-16 code units. */
export const MAX_REMARK = 2000;
/** People whom one review can ask. */
export const MAX_REVIEWERS = 20;

/** The longest reason of an emergency: it is a header, in which a letter may take nine bytes. */
export const MAX_EMERGENCY = 500;

/** A character that people see. Blanks, marks of direction and some letters are drawn as nothing. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;
/** A text that can be stored: PostgreSQL takes no NUL, and no encoding takes half a surrogate pair. */
export const storable = /^[^\0\p{Cs}]*$/u;

/** A text for people: not blank, bounded, without the characters that no text has. */
export const remark = z
  .string()
  .check(
    z.maxLength(MAX_REMARK),
    z.regex(visible, 'must have a visible character'),
    z.regex(storable, 'must not have NUL or half a surrogate pair'),
  );

/** Why a template is sent without an approval. */
export const emergencyReason = remark.check(z.trim(), z.maxLength(MAX_EMERGENCY));

/**
 * SHA-256 in hexadecimal digits, of canonical JSON (members by name, no blanks): the request body, or with a set all that its
 * templates are made of.
 */
export const bodyDigest = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 of 64 hexadecimal digits'));

/** What a reviewer says: this version may be sent, or it needs changes. */
export const Verdict = z.enum(['approved', 'changes']);
export type Verdict = z.infer<typeof Verdict>;

export const ReviewPerson = z.object({
  /** The id of the sign-in. */
  id: z.string(),
  name: z.string(),
});
export type ReviewPerson = z.infer<typeof ReviewPerson>;

const Approver = z.extend(ReviewPerson, {
  /** Their groups that give the right to approve: values of the claim of the sign-in. */
  groups: z.array(z.string()),
});
export type Approver = z.infer<typeof Approver>;

const ReviewDecision = z.object({
  by: ReviewPerson,
  verdict: Verdict,
  /** What must change, or a remark on the approval; null without one. */
  reason: z.nullable(z.string()),
  at: moment,
});

/**
 * `open`: waits for reviewers. `approved`: exactly this version may be sent. `changes`: somebody wants changes.
 * `replaced`: another version was sent to review before this one was approved. `withdrawn`: nobody is asked any more.
 */
const ReviewState = z.enum(['open', 'approved', 'changes', 'replaced', 'withdrawn']);

/** One version of a draft that was sent to review. */
export const Review = z
  .object({
    id: z.string(),
    state: ReviewState,
    /** The version: `draft` is the ID of the draft, `template` its request body, and `digest` names it or the whole set. */
    draft: z.string(),
    revision: z.int(),
    digest: bodyDigest,
    template: UnfinishedTemplate,
    /** How many templates of a set it is; null without a set. */
    members: z.nullable(z.int()),
    /** Who is asked; empty for everybody who may approve in the space. */
    reviewers: z.array(ReviewPerson),
    /** Whether one of them is enough. */
    needs: z.enum(['one', 'all']),
    note: z.nullable(z.string()),
    /** The day until which it is wanted, YYYY-MM-DD. */
    due: z.nullable(z.string()),
    /** Who asked. */
    by: ReviewPerson,
    at: moment,
    /** The last one of each person, the oldest first. */
    decisions: z.array(ReviewDecision),
    /** Whether the caller may decide; if not, `denial` says why in one sentence. */
    mayDecide: z.boolean(),
    denial: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'Review',
    description: 'One version of a draft that was sent to review.',
  });
export type Review = z.infer<typeof Review>;

/** A version that was sent for approval. */
const SentVersion = z.object({ digest: bodyDigest, at: moment, template: UnfinishedTemplate });

/** Answer of `GET …/drafts/{id}/reviews`: the latest ones. */
export const ReviewList = z
  .object({
    /** Newest first. */
    reviews: z.array(Review),
    /** The `digest` of the draft as the server has it now. */
    digest: bodyDigest,
    /** Who could approve this version, by name. */
    approvers: z.array(Approver),
    /** The version that was sent for approval last; null if none was, and of a set. */
    sent: z.nullable(SentVersion),
  })
  .register(z.globalRegistry, { id: 'ReviewList', description: 'The reviews of a draft.' });
export type ReviewList = z.infer<typeof ReviewList>;

/** Answer of `GET …/drafts/{id}/versions/{digest}`. */
export const DraftVersion = z
  .object({
    digest: bodyDigest,
    template: UnfinishedTemplate,
    /** With a set, what its templates are made of: the draft as it is written, and beside it `set` and `entries`. */
    document: z.optional(DraftDocument),
  })
  .register(z.globalRegistry, {
    id: 'DraftVersion',
    description: 'A version of a draft that a review or a comment is about.',
  });
export type DraftVersion = z.infer<typeof DraftVersion>;

/** Answer of `GET …/spaces/{space}/reviews`. */
export const OpenReviewList = z.object({ reviews: z.array(Review) }).register(z.globalRegistry, {
  id: 'OpenReviewList',
  description: 'The reviews of a space that wait for a decision.',
});
export type OpenReviewList = z.infer<typeof OpenReviewList>;

/** One version that was sent to review, without its content: for lists of many drafts. */
const ReviewSummary = z
  .extend(
    z.pick(Review, {
      id: true,
      state: true,
      draft: true,
      digest: true,
      reviewers: true,
      needs: true,
      due: true,
      by: true,
      at: true,
    }),
    {
      space: z.string(),
      /** The name of the draft now; null without one. */
      name: z.nullable(z.string()),
      decisions: z.array(z.omit(ReviewDecision, { reason: true })),
      /** What waits for the caller: a decision, or the changes that a reviewer asked them for. */
      task: z.nullable(z.enum(['decide', 'change'])),
    },
  )
  .register(z.globalRegistry, {
    id: 'ReviewSummary',
    description: 'A version that was sent to review, without its content.',
  });
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** Answer of `GET /api/v1/reviews`. */
export const ReviewSummaryList = z
  .object({
    /** Newest first. */
    reviews: z.array(ReviewSummary),
  })
  .register(z.globalRegistry, {
    id: 'ReviewSummaryList',
    description: 'The reviews of the drafts that the caller can see.',
  });
export type ReviewSummaryList = z.infer<typeof ReviewSummaryList>;

/** What is needed to say in words how far a review is. */
export type ReviewFigures = Pick<ReviewSummary, 'state' | 'digest' | 'reviewers' | 'needs' | 'decisions'>;

/** Body of `POST …/reviews`. `digest`: the version that the caller sees, which must be the newest one of the server. */
export const NewReview = z
  .strictObject({
    digest: bodyDigest,
    /** Ids of members; empty for everybody who may approve. */
    reviewers: z._default(
      z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(MAX_REVIEWERS)),
      [],
    ),
    needs: z._default(z.enum(['one', 'all']), 'one'),
    note: z.optional(remark),
    due: z.optional(z.iso.date('must be a date, as 2026-11-30')),
  })
  .register(z.globalRegistry, {
    id: 'NewReview',
    description: 'Which version is sent to review, and to whom.',
  });
export type NewReview = z.infer<typeof NewReview>;

/** Body of `PUT …/reviews/{review}/decision`. `digest`: the version that the reviewer has seen. */
export const NewDecision = z
  .strictObject({ digest: bodyDigest, verdict: Verdict, reason: z.optional(remark) })
  .register(z.globalRegistry, {
    id: 'NewDecision',
    description: 'What a reviewer decides. Asking for changes needs a reason.',
  });
export type NewDecision = z.infer<typeof NewDecision>;

/** Where a body stands among the reviews of its draft. */
export type Standing<Reviewed = Review> =
  | { kind: 'none' }
  /** Exactly this body is approved. */
  | { kind: 'approved'; review: Reviewed }
  /** This body waits for reviewers, or one of them wants changes. */
  | { kind: 'open' | 'changes'; review: Reviewed }
  /** Another body is approved or waits; this one has changed since. */
  | { kind: 'changed'; review: Reviewed };

/** Finds out where a body stands. `reviews`: the newest first. */
export function standingOf<Reviewed extends Pick<Review, 'state' | 'digest'>>(
  reviews: readonly Reviewed[],
  digest: string,
): Standing<Reviewed> {
  const own = reviews.filter((review) => review.digest === digest);
  const approved = own.find(({ state }) => state === 'approved');
  if (approved) return { kind: 'approved', review: approved };
  const waiting = own.find(({ state }) => state === 'open' || state === 'changes');
  if (waiting) return { kind: waiting.state === 'changes' ? 'changes' : 'open', review: waiting };
  const other = reviews.find(({ state }) => state !== 'withdrawn' && state !== 'replaced');
  return other ? { kind: 'changed', review: other } : { kind: 'none' };
}
