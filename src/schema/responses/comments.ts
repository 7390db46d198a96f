import { z } from '../values/zod';
import { bodyDigest, remark } from './reviews';
import { DraftId, moment } from './spaces';

/**
 * What a comment is about: the dotted path of a card, a button or a field; empty for the whole message. Cards and buttons are
 * named by their identity (`#id`), where they have one, so that the path stays true when they move.
 */
const commentPath = z.string().check(z.maxLength(300));

/** A comment. `thread` is the ID of the comment that it answers; null for the first one of a thread. */
export const Comment = z
  .object({
    id: z.string(),
    thread: z.nullable(z.string()),
    path: commentPath,
    /** The version that it was written about, which can be read for as long as the draft exists. */
    digest: bodyDigest,
    /** Empty once it is deleted. */
    text: z.string(),
    /** The names that stand behind an “@” in the text and are people of the space. */
    mentions: z.array(z.string()),
    /** Null without sign-in. */
    by: z.nullable(z.string()),
    /** The id of this member of the space; null for guests, in what guests read, and without sign-in. */
    byId: z.nullable(z.string()),
    /** Whether it is the caller’s own. */
    isOwn: z.boolean(),
    /** Whether the caller has not seen it yet. */
    isNew: z.boolean(),
    at: moment,
    editedAt: z.nullable(moment),
    deletedAt: z.nullable(moment),
    /** When and by whom the thread was resolved; null while it is open, and in answers. */
    resolvedAt: z.nullable(moment),
    resolvedBy: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Comment', description: 'A comment on a part of a draft.' });
export type Comment = z.infer<typeof Comment>;

/**
 * The ids of the people whom the text names as “@” with their name. Who is not in the space, or not in the text, is left
 * out.
 */
const mentioned = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20));

/** Answer of `GET …/comments`. */
export const CommentList = z
  .object({
    /** In the order in which they arrived. */
    comments: z.array(Comment),
    /** The newest comment or change of one, for `PUT …/comments/seen`. */
    sequence: z.int(),
  })
  .register(z.globalRegistry, { id: 'CommentList', description: 'The comments on a draft.' });
export type CommentList = z.infer<typeof CommentList>;

/** Body of `PUT …/comments/{comment}` for a new comment: the ID is the caller’s, so that a repetition adds nothing. */
export const NewComment = z
  .strictObject({
    thread: z.optional(DraftId),
    path: z._default(commentPath, ''),
    digest: bodyDigest,
    text: remark,
    mentions: z.optional(mentioned),
  })
  .register(z.globalRegistry, {
    id: 'NewComment',
    description: 'A comment on a part of a draft, or a reply to one.',
  });
export type NewComment = z.infer<typeof NewComment>;

/** Body of `PATCH …/comments/{comment}`: another text, by its writer; or whether its thread is resolved. */
export const CommentChange = z
  .strictObject({
    text: z.optional(remark),
    mentions: z.optional(mentioned),
    isResolved: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, {
    id: 'CommentChange',
    description: 'A new text, or whether the thread is resolved.',
  });
export type CommentChange = z.infer<typeof CommentChange>;

/** Body of `PUT …/comments/seen`. */
export const SeenComments = z
  .strictObject({ sequence: z.int().check(z.gte(0), z.lte(1e12)) })
  .register(z.globalRegistry, {
    id: 'SeenComments',
    description: 'The newest comment that the caller has seen.',
  });
