import type { CreateTemplatePayload } from '../../schema/template/template';
import type { SendingOutcome } from '../outcome/outcome';

/** A template that waits for a confirmation: the body, and where it goes. */
export type ReviewedSending = {
  payload: CreateTemplatePayload;
  /** `embedded`, or the address of the platform. */
  platform: string;
  /** The name of that platform at this server. */
  platformName: string;
  appId: string;
  /** Whether the page's own token goes along. The token itself is read at the moment of sending. */
  withPageToken: boolean;
};

/**
 * A confirmed sending. `at`: milliseconds since the epoch. `key`: the same for every repetition of the press. `place`: the
 * space and id of the draft, as `team/a1b2`; undefined where the server does not have it. `emergency`: why it is sent without
 * the approval that the space requires.
 */
export type Sending = ReviewedSending & {
  at: number;
  key: string;
  place?: string | undefined;
  emergency?: string | undefined;
};

/** The newest sending of a draft: under way while there is no outcome. */
export type LastSending = { sending: Sending; outcome?: SendingOutcome };

/** Whether an answer is still awaited. */
export function isUnderWay(last: LastSending | undefined): boolean {
  return last !== undefined && last.outcome === undefined;
}
