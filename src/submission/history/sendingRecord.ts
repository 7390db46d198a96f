import { TemplateStatus } from '../../schema/values/enums';
import type { SendingRecord } from '../../schema/draft/draft';
import { isNameTaken, outcomeMessages, type SendingOutcome } from '../outcome/outcome';

const recordedOutcomes = {
  created: 'created',
  created_odd: 'created',
  created_unreadable: 'unknown',
  refused_content: 'refused',
  refused_token: 'refused',
  refused_access: 'refused',
  refused_rate: 'refused',
  not_platform: 'refused',
  gateway_refused: 'not_sent',
  unknown: 'unknown',
  not_sent: 'not_sent',
} satisfies Record<SendingOutcome['kind'], SendingRecord['outcome']>;

type Sent = Pick<SendingRecord, 'at' | 'platform' | 'appId' | 'payload'>;

/** The record of a sending that has begun. It stays if the page is left before the answer comes. */
export function startedSending(sent: Sent): SendingRecord {
  return {
    ...sent,
    outcome: 'unknown',
    summary: 'Outcome unknown: the page was closed before a response came.',
  };
}

/** The record of one sending that is kept with the draft. */
export function toSendingRecord(outcome: SendingOutcome, sent: Sent): SendingRecord {
  const status = 'status' in outcome ? TemplateStatus.safeParse(outcome.status).data : undefined;
  return {
    ...sent,
    outcome: recordedOutcomes[outcome.kind],
    ...(status ? { status } : {}),
    summary: outcomeMessages(outcome).summary,
    ...(isNameTaken(outcome) ? { isNameTaken: true } : {}),
    ...(outcome.requestId === undefined ? {} : { requestId: outcome.requestId }),
  };
}
