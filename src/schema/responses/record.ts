import { z } from '../values/zod';
import { bodyDigest, Review, ReviewPerson } from './reviews';
import { RecordedSending } from './spaces';

/** A version of a template that was sent to review. */
const RecordedReview = z.pick(Review, {
  id: true,
  state: true,
  revision: true,
  reviewers: true,
  needs: true,
  note: true,
  due: true,
  by: true,
  at: true,
  decisions: true,
});

const SendingWithStatus = z.extend(RecordedSending, {
  /** The status at the platform, as the server has read it last; null if it never has. */
  platformStatus: z.nullable(z.string()),
});

const RecordedVersion = z.object({
  /** Names the version. */
  digest: bodyDigest,
  /** The name of the template in this version; null without one. */
  name: z.nullable(z.string()),
  isApproved: z.boolean(),
  /** Who had changed the template until this version, by name. */
  writers: z.array(ReviewPerson),
  /** The reviews of this version, the oldest first. */
  reviews: z.array(RecordedReview),
  /** When this version was sent, the oldest first; of a set, each of its templates. */
  sendings: z.array(SendingWithStatus),
});
export type RecordedVersion = z.infer<typeof RecordedVersion>;

/** Answer of `GET …/drafts/{id}/record`. */
export const TemplateRecord = z
  .extend(RecordedVersion, {
    space: z.string(),
    draft: z.string(),
    /** The other versions that were reviewed or sent, at most 30, the latest first. */
    others: z.array(RecordedVersion),
    /** How many more there are. */
    more: z.int(),
  })
  .register(z.globalRegistry, {
    id: 'TemplateRecord',
    description: 'Who wrote, reviewed and sent one version of a template, and what the platform said.',
  });
export type TemplateRecord = z.infer<typeof TemplateRecord>;
