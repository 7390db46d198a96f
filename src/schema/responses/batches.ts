import { z } from '../values/zod';
import { TemplateStatus } from '../values/enums';
import { bodyDigest, emergencyReason, storable, visible } from './reviews';
import { DraftId, moment } from './spaces';

/** Templates of one batch. */
export const MAX_BATCH_ITEMS = 10_000;

/** A short text that can be stored. */
const shortText = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(most),
      z.regex(visible, 'must have a visible character'),
      z.regex(storable, 'must not have NUL or half a surrogate pair'),
    );

/** One template to send: the body of a create-template request. The platform checks it, as if it was sent alone. */
export const NewBatchItem = z
  .strictObject({
    /** Names the member of the set, in the words of the page; once in a batch. */
    member: shortText(200),
    template: z.looseObject({ name: shortText(200) }),
  })
  .register(z.globalRegistry, { id: 'NewBatchItem', description: 'A template to send, and what it is of.' });
export type NewBatchItem = z.infer<typeof NewBatchItem>;

/** The templates of a request: each member once. */
const newItems = z
  .array(NewBatchItem)
  .check(z.maxLength(MAX_BATCH_ITEMS))
  .register(z.globalRegistry, { uniqueItems: true });

/** Characters and templates of one request, well below what the server takes: 1,000,000 bytes and 10,000 keys. */
const portion = { characters: 250_000, items: 20 };

/** The items in portions that a request can carry. */
export function* batchPortions<Item>(items: Iterable<Item>): Generator<Item[]> {
  let next: Item[] = [];
  let size = 0;
  for (const item of items) {
    next.push(item);
    size += JSON.stringify(item).length;
    if (size < portion.characters && next.length < portion.items) continue;
    yield next;
    next = [];
    size = 0;
  }
  if (next.length > 0) yield next;
}

/** Body of `POST …/batches/{batch}/items`. A request has at most 1,000,000 bytes: send many in several. */
export const NewBatchItems = z.strictObject({ items: newItems }).register(z.globalRegistry, {
  id: 'NewBatchItems',
  description: 'Templates to add to a batch, or to send again in place of those that were rejected.',
});
export type NewBatchItems = z.infer<typeof NewBatchItems>;

/** Body of `POST …/batches`. Nothing is sent before `…/resume`. */
export const NewBatch = z
  .strictObject({
    /** The ID of the draft that all of them are made from. */
    draft: DraftId,
    /** The name of the platform, as in its addresses. */
    platform: z._default(shortText(100), 'default'),
    appId: shortText(200),
    items: z._default(newItems, []),
    /** In an emergency, why templates are sent without the approval that the space requires. */
    emergency: z.optional(emergencyReason),
  })
  .register(z.globalRegistry, {
    id: 'NewBatch',
    description: 'Templates that the server sends one after the other.',
  });
export type NewBatch = z.input<typeof NewBatch>;

/**
 * `paused`: nothing is sent until somebody resumes it, which a new batch waits for too. `running`: its templates are sent,
 * one after the other. `stopped`: the server has paused it, and `reason` says why. `done`: nothing waits any more.
 */
export const BatchState = z.enum(['running', 'paused', 'stopped', 'done']);
export type BatchState = z.infer<typeof BatchState>;

/** Many templates of one draft that the server sends. */
export const Batch = z
  .object({
    id: z.string(),
    draft: z.string(),
    /** Null for a draft that is in one browser. */
    space: z.nullable(z.string()),
    /** The name of the platform, as in its addresses. */
    platform: z.string(),
    appId: z.string(),
    createdAt: moment,
    /** When it was first resumed; null before. */
    startedAt: z.nullable(moment),
    /** In whose name it sends: who has made or resumed it last. Null without sign-in. */
    by: z.nullable(z.string()),
    state: BatchState,
    /** Why it is stopped or paused, or was cancelled, in words; null without a reason. */
    reason: z.nullable(z.string()),
    /** Until when the server sends nothing, because the platform wants or needs a pause; null while it goes on. */
    waitsUntil: z.nullable(moment),
    /** Its templates by state. `waiting` counts the one that is being sent, too. */
    counts: z.object({
      waiting: z.int(),
      created: z.int(),
      refused: z.int(),
      unknown: z.int(),
      notSent: z.int(),
    }),
  })
  .register(z.globalRegistry, {
    id: 'Batch',
    description: 'Many templates of one draft, which the server sends one after the other.',
  });
export type Batch = z.infer<typeof Batch>;

/** Answer of `GET …/batches`. */
export const BatchList = z
  .object({
    /** Newest first. */
    batches: z.array(Batch),
    /** Where the next page starts; null on the last one. */
    next: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'BatchList', description: 'The batches of a space or of the caller.' });
export type BatchList = z.infer<typeof BatchList>;

/**
 * `unknown`: it may have arrived; the server looks for it at the platform. `not_sent`: it was certainly or most likely not
 * created, for example because the batch was cancelled; `message` says which.
 */
export const BatchItemState = z.enum(['waiting', 'sending', 'created', 'refused', 'unknown', 'not_sent']);
export type BatchItemState = z.infer<typeof BatchItemState>;

/** One template of a batch, without its content. */
export const BatchItem = z
  .object({
    member: z.string(),
    /** The name of the template. */
    name: z.string(),
    digest: bodyDigest,
    state: BatchItemState,
    /** The status at the platform, as the server has read it last; null before, and for one that no document has. */
    status: z.nullable(TemplateStatus),
    /** Why it was rejected or not sent, or what is known of it, in words; null without any. */
    message: z.nullable(z.string()),
    /** The field that was rejected, as `component.text`; null if the message names none. */
    path: z.nullable(z.string()),
    /** When the state changed last. */
    at: moment,
    /** Finds the sending in the log and the activity; null before it. */
    requestId: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'BatchItem',
    description: 'A template of a batch, without its content.',
  });
export type BatchItem = z.infer<typeof BatchItem>;

/** Answer of `GET …/batches/{batch}/items`. */
export const BatchItemList = z
  .object({
    /** In the order in which they were added. */
    items: z.array(BatchItem),
    /** Where the next page starts; null on the last one. */
    next: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'BatchItemList', description: 'Templates of a batch.' });
export type BatchItemList = z.infer<typeof BatchItemList>;
