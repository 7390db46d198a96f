import type { TemplateDraft } from '../draft/draft';
import { essentialFields, isTemplateDraft } from '../draft/isTemplateDraft';
import { templateTree } from '../template/templateTree';
import { TemplateType } from '../values/enums';
import type { FieldNode } from '../walk/fieldNode';
import { z } from '../values/zod';

/** The roles within a space, each with the rights of those before it. */
export const SpaceRole = z.enum(['viewer', 'author', 'approver', 'sender']);
export type SpaceRole = z.infer<typeof SpaceRole>;

/** What each role allows, in words: on the page, “sender” is the brand that customers see. */
export const spaceRights = {
  viewer: 'Can read',
  author: 'Can write',
  approver: 'Can write and approve',
  sender: 'Can send and invite',
} satisfies Record<SpaceRole, string>;

export const includesSpaceRole = (role: SpaceRole, needed: SpaceRole): boolean =>
  SpaceRole.options.indexOf(role) >= SpaceRole.options.indexOf(needed);

/**
 * What a space asks for before a template is sent: `none`: nothing. `asked`: the page warns without an approval.
 * `required`: the gateway sends only what was approved.
 */
export const ReviewRule = z.enum(['none', 'asked', 'required']);
export type ReviewRule = z.infer<typeof ReviewRule>;

/** A space that the caller may see. */
export const Space = z.object({
  /** Part of its addresses: lower-case letters, digits and `-`. */
  name: z.string(),
  /** Its name for people. */
  label: z.string(),
  /** What the caller may do in it. */
  role: SpaceRole,
  review: ReviewRule,
});
export type Space = z.infer<typeof Space>;

/** Answer of `GET /api/v1/spaces`. */
export const SpaceList = z
  .object({ spaces: z.array(Space) })
  .register(z.globalRegistry, { id: 'SpaceList', description: 'The spaces that the caller may see.' });

/** Ids of drafts: letters, digits, `_` and `-`. The page makes its own. */
export const DRAFT_ID = /^[\w-]{1,64}$/;
export const DraftId = z.string().check(z.regex(DRAFT_ID, 'must be an ID: 1 to 64 letters, digits, - and _'));

/** The shape of an unfinished template for the OpenAPI document: what `isTemplateDraft` requires. */
function shapeOf(node: FieldNode): Record<string, unknown> {
  switch (node.kind) {
    case 'text':
    case 'choice':
      return { type: 'string' };
    case 'switch':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', items: shapeOf(node.entry) };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries([...node.members].map(([key, member]) => [key, shapeOf(member)])),
      };
    default:
      return node satisfies never;
  }
}

function unfinishedShape(): Record<string, unknown> {
  const { properties, ...shape } = shapeOf(templateTree());
  const type = { type: 'string', enum: TemplateType.options };
  return { ...shape, properties: { ...(properties as object), type }, required: essentialFields };
}

/** A template as it is written: the fields have the right kinds of values, and may be missing, unfinished or wrong. */
export const UnfinishedTemplate = z
  .pipe(
    z.record(z.string(), z.unknown()).check(z.refine(isTemplateDraft, 'must be a template, finished or not')),
    z.transform((value) => value as unknown as TemplateDraft),
  )
  .register(z.globalRegistry, {
    id: 'UnfinishedTemplate',
    description: 'A template that need not be finished.',
    ...unfinishedShape(),
  });

/**
 * What a space stores of a draft. `template` is the body of the create-template request, finished or not; `beside` holds
 * what is never sent: notes, sample values, identities of cards and buttons. The page reads and checks both.
 */
export const DraftDocument = z
  .object({
    template: UnfinishedTemplate,
    beside: z.optional(z.record(z.string(), z.unknown())),
  })
  .register(z.globalRegistry, {
    id: 'DraftDocument',
    description: 'A draft: the template, and what is stored beside it.',
  });
export type DraftDocument = z.infer<typeof DraftDocument>;

/** Milliseconds since the epoch, by the clock of the server. */
export const moment = z.number();

/** What a space knows about a draft. */
export const DraftSummary = z
  .object({
    id: z.string(),
    name: z.nullable(z.string()),
    type: z.string(),
    /** Counts the changes, from 1. */
    revision: z.int(),
    /** Names this revision, for `If-Match`. */
    etag: z.string(),
    /** Counts the changes of the whole space; ascends with each of them. */
    sequence: z.int(),
    createdAt: moment,
    changedAt: moment,
    /** Who changed it last; null without sign-in. */
    changedBy: z.nullable(z.string()),
    /** When it was deleted; null unless it is. It is kept for 30 days. */
    deletedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'DraftSummary', description: 'What a space knows about a draft.' });
export type DraftSummary = z.infer<typeof DraftSummary>;

/** Answer of the addresses of one draft. */
export const DraftAnswer = z
  .object({ draft: DraftSummary, document: DraftDocument })
  .register(z.globalRegistry, { id: 'DraftAnswer', description: 'A draft in its newest revision.' });
export type DraftAnswer = z.infer<typeof DraftAnswer>;

/** Answer with 412: the draft as it is now, and whether the revision that the caller named was ever one of it. */
export const DraftConflict = z
  .extend(DraftAnswer, {
    error: z.object({ code: z.literal('changed'), message: z.string() }),
    source: z.literal('gateway'),
    /** False after a restored backup, when the caller is ahead of the server. */
    knowsRevision: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'DraftConflict',
    description: 'Somebody else changed the draft. Nothing was written.',
  });
export type DraftConflict = z.infer<typeof DraftConflict>;

/** Answer of `GET …/drafts`. `document` is there if it was asked for. */
export const DraftList = z
  .object({
    drafts: z.array(z.extend(DraftSummary, { document: z.optional(DraftDocument) })),
    /** Where the next page starts; null on the last one. */
    next: z.nullable(z.string()),
    /** The newest change of the space. */
    sequence: z.int(),
    /** Names that change, for the `mark` of the next request; null while there is none. */
    mark: z.nullable(z.string()),
    /** Whether the `mark` of the request is of no change here: an older backup was restored since. */
    isRestored: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DraftList', description: 'A page of the drafts of a space.' });
export type DraftList = z.infer<typeof DraftList>;

/** One earlier state of a draft. Changes of one person and browser within a minute are one revision. */
const DraftRevision = z.object({
  revision: z.int(),
  at: moment,
  by: z.nullable(z.string()),
  /** What somebody has called it; null without a name. */
  name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Who named it; null without sign-in too. */
  namedBy: z.nullable(z.string()),
});
export type DraftRevision = z.infer<typeof DraftRevision>;

/** The most characters of the name and of the note of a revision. */
export const MAX_REVISION_NAME = 200;
export const MAX_REVISION_NOTE = 2000;

/** Body of `PUT …/revisions/{revision}/name`. */
export const RevisionName = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REVISION_NAME)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REVISION_NOTE))),
  })
  .register(z.globalRegistry, {
    id: 'RevisionName',
    description: 'What people call a revision. One with a name is kept as long as the draft.',
  });
export type RevisionName = z.infer<typeof RevisionName>;

/** Answer of `GET …/revisions`. `document` is there if it was asked for. */
export const DraftRevisionList = z
  .object({
    revisions: z.array(z.extend(DraftRevision, { document: z.optional(DraftDocument) })),
    /** Where the next page starts; null on the last one. */
    next: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'DraftRevisionList',
    description: 'The revisions of a draft, newest first.',
  });
export type DraftRevisionList = z.infer<typeof DraftRevisionList>;

/** Answer of `GET …/revisions/{revision}`. */
export const DraftRevisionAnswer = z
  .extend(DraftRevision, { document: DraftDocument })
  .register(z.globalRegistry, {
    id: 'DraftRevisionAnswer',
    description: 'A draft as it was.',
  });
export type DraftRevisionAnswer = z.infer<typeof DraftRevisionAnswer>;

/** What was sent from a draft, as the server recorded it. No content. */
export const RecordedSending = z.object({
  id: z.string(),
  at: moment,
  /** The label of the platform. */
  platform: z.string(),
  appId: z.string(),
  name: z.string(),
  /** SHA-256 of the request body as canonical JSON (members by name, no blanks), in hexadecimal digits. */
  digest: z.string(),
  /** Null without sign-in. */
  by: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  outcome: z.string(),
  /** HTTP status of the response; null without one. */
  status: z.nullable(z.int()),
  /** The code of the server’s own refusal. */
  code: z.nullable(z.string()),
  /** Why it was sent without the approval that the space requires; null otherwise. */
  emergency: z.nullable(z.string()),
});
export type RecordedSending = z.infer<typeof RecordedSending>;

/** Answer of `GET …/sendings`. */
export const RecordedSendingList = z
  .object({
    sendings: z.array(RecordedSending),
    /** Where the next page starts; null on the last one. */
    next: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'RecordedSendingList',
    description: 'What was sent from a draft, newest first.',
  });
export type RecordedSendingList = z.infer<typeof RecordedSendingList>;

/** A page that has a draft open. */
export const Presence = z.object({
  /** The id that the page chose for itself. */
  page: z.string(),
  /** Null without sign-in. */
  person: z.nullable(z.string()),
  /** The dotted path of the field in which the person writes. */
  field: z.nullable(z.string()),
  /** The dotted path of the part that the page shows: a card, a button, a field. */
  shows: z.nullable(z.string()),
  /** The dotted path of a field in which somebody else writes, and for which the person asks. */
  asks: z.nullable(z.string()),
  since: moment,
});
export type Presence = z.infer<typeof Presence>;

const reportedPath = z._default(z.nullable(z.string().check(z.maxLength(200))), null);

/** Body of `PUT …/presence`. */
export const PresenceReport = z
  .object({
    page: DraftId,
    field: reportedPath,
    shows: reportedPath,
    asks: reportedPath,
  })
  .register(z.globalRegistry, {
    id: 'PresenceReport',
    description: 'A page that has a draft open: where it writes, what it shows, and for which field it asks.',
  });

/** `event: draft` of `GET /api/v1/events`. Holds no content: the draft is read with the caller's rights. */
export const DraftEvent = z.object({
  space: z.string(),
  draft: z.string(),
  revision: z.int(),
  sequence: z.int(),
  isDeleted: z.boolean(),
});
export type DraftEvent = z.infer<typeof DraftEvent>;

/** `event: presence`: everybody who has the draft open. */
export const PresenceEvent = z.object({
  space: z.string(),
  draft: z.string(),
  people: z.array(Presence),
});
export type PresenceEvent = z.infer<typeof PresenceEvent>;

/** `event: talk` of `GET /api/v1/events`: comments or reviews of a draft have changed. No content. */
export const TalkEvent = z.object({ space: z.string(), draft: z.string(), sequence: z.int() });
export type TalkEvent = z.infer<typeof TalkEvent>;

/** `event: sender`: the senders that a space shares have changed. */
export const SenderEvent = z.object({ space: z.string() });
export type SenderEvent = z.infer<typeof SenderEvent>;
