import type { AuditAction, AuditOutcome } from '../../schema/responses/activity';
import type { Person } from '../../schema/responses/session';

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
