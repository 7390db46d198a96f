import { z } from '../values/zod';

/** The acts that are recorded. */
export const AuditAction = z.enum([
  'template-sent',
  'draft-deleted',
  'draft-restored',
  'draft-archived',
  'draft-unarchived',
  'draft-moved',
  'verification-started',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'token-made',
  'token-revoked',
  'invitation-made',
  'invitation-withdrawn',
  'member-joined',
  'member-changed',
  'member-removed',
  'space-exported',
  'person-erased',
  'review-asked',
  'review-withdrawn',
  'version-approved',
  'changes-asked',
  'sent-unapproved',
  'comment-added',
  'comment-changed',
  'comment-deleted',
  'guest-link-made',
  'guest-link-withdrawn',
  'guest-comment',
  'guest-refused',
  'scenario-set',
  'status-set',
  'platform-emptied',
  'media-added',
  'media-removed',
  'webhook-added',
  'webhook-removed',
  'batch-started',
  'batch-cancelled',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** `started` until the outcome is known: the server may be killed in between. */
export const AuditOutcome = z.enum(['done', 'refused', 'not-done', 'unknown', 'started']);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

/** One line of the answer of `GET /api/audit`: who did what, without content. */
export const AuditRecord = z
  .object({
    id: z.string(),
    /** ISO 8601, UTC. */
    at: z.string(),
    /** The person's name and id; null without sign-in. */
    person: z.nullable(z.string()),
    subject: z.nullable(z.string()),
    /** An earlier version may have recorded acts of other names. */
    action: z.string(),
    /** The name of the template or of another thing that the act is about. */
    name: z.nullable(z.string()),
    appId: z.nullable(z.string()),
    /** The label of the platform. */
    platform: z.nullable(z.string()),
    outcome: z.string(),
    status: z.nullable(z.number()),
    code: z.nullable(z.string()),
    requestId: z.nullable(z.string()),
    /** The name of the space in which it happened; null elsewhere. */
    space: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'AuditRecord',
    description: 'A recorded action, without message content.',
  });
export type AuditRecord = z.infer<typeof AuditRecord>;

/** A request through this server, without content. */
export const LoggedRequest = z.object({
  time: z.string(),
  person: z.nullable(z.string()),
  /** The name of the template or other thing that it is about, as far as the address or the body says it. */
  name: z.nullable(z.string()),
  requestId: z.string(),
  /** Whether the page of this server asked by itself, for instance for a status. */
  isReadOfPage: z.boolean(),
  method: z.string(),
  /** Without ids that are keys to something. */
  path: z.string(),
  /** `connection lost` where the caller got no answer. */
  status: z.union([z.int(), z.string()]),
  /** The code of the server's own refusal. */
  code: z.nullable(z.string()),
  ms: z.number(),
  /** Headers of the answer that help a tester. */
  headers: z.record(z.string(), z.string()),
});
export type LoggedRequest = z.infer<typeof LoggedRequest>;

/** Answer of `GET /api/log`. */
export const RequestLog = z.array(LoggedRequest).register(z.globalRegistry, {
  id: 'RequestLog',
  description: 'Requests of the last hour, newest first, without message content.',
});
