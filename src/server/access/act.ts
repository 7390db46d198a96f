import type { Person } from '../people/caller';

/** The acts that are recorded. */
export const auditActions = [
  'template-sent',
  'verification-started',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'scenario-set',
  'status-set',
  'platform-emptied',
  'media-added',
  'media-removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** `started` until the outcome is known: the server may be killed in between. */
export const auditOutcomes = ['done', 'refused', 'not-done', 'unknown', 'started'] as const;
type AuditOutcome = (typeof auditOutcomes)[number];

/** Who did what. No content: a name says which template or person the act is about. */
export type Act = {
  action: AuditAction;
  person?: Person | undefined;
  name?: string | undefined;
  appId?: string | undefined;
  platform?: string | undefined;
};

export type ActResult = { outcome: AuditOutcome; status?: number | undefined; code?: string | undefined };

/** The record of acts. */
export type AuditTrail = {
  /** Records an act before it happens; call the result with its outcome. */
  begin: (act: Act) => Promise<(result: ActResult) => Promise<void>>;
  record: (act: Act, result: ActResult) => Promise<void>;
};
