import type { TemplateStatus } from '../../../schema/values/enums';
import type { VerificationStatus } from '../../../schema/verification/verification';

/** Replaces the usual outcome of a creation or of a start of a verification. */
export type Scenario = Proceeding | { kind: 'answer'; answer: () => Response } | { kind: 'drop' };

/** The request is carried out, with differences. */
export type Proceeding = {
  kind: 'proceed';
  delayMs?: number;
  dropAfterCommit?: boolean;
  /** The success that is answered in place of the usual one. */
  rewrite?: (answer: Response) => Response | Promise<Response>;
  /** Of a new template. */
  status?: TemplateStatus;
  /** Ends a verification as soon as it was started. */
  outcome?: { status: Exclude<VerificationStatus['status'], 'PENDING'>; reason?: string };
};

export const answerWith = (answer: () => Response): Scenario => ({ kind: 'answer', answer });
