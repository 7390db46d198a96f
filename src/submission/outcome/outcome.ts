import type { TemplateStatus } from '../../schema/values/enums';
import type { TemplateCreated } from '../../schema/responses/templateResponses';

/** The outcome of one creation, as far as this page can tell. */
export type CreationOutcome = OutcomeFacts & {
  /** The status number of the answer, where one came. */
  answered?: number;
  /** Under which the server's log has the request. */
  requestId?: string;
};

type OutcomeFacts =
  | { kind: 'created'; template: TemplateCreated; status: TemplateStatus }
  /** 201 with an unreadable answer: the template may or may not exist. */
  | { kind: 'created_unreadable'; raw: string }
  /** 201 with an answer that differs from the interface document. `status` is shown as it came. */
  | { kind: 'created_odd'; problems: string[]; raw: string; status?: string }
  | { kind: 'refused_content'; message: string; path?: (string | number)[] }
  | { kind: 'refused_token' }
  | { kind: 'refused_access' }
  /** `until`: when the platform may be asked again, in milliseconds since the epoch; absent where the platform gave no time. */
  | { kind: 'refused_rate'; until?: number }
  /** An answer that no platform of this interface gives: the address most likely leads elsewhere. */
  | { kind: 'not_platform'; why: string; raw?: string }
  /** Refused by the server of this page; the platform was not asked. */
  | { kind: 'gateway_refused'; message: string; isRole?: true }
  /** The template may exist. */
  | { kind: 'unknown'; why: string; raw?: string }
  /** Nothing reached the platform. */
  | { kind: 'not_sent'; why: string; isSignedOut?: true };
