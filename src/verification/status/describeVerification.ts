import { timeZoneName } from '../../lib/time';
import { formatDateAndTime } from '../../ui/time/formatMoment';
import type { StatusOutcome } from '../outcome/statusOutcome';
import type { TimelineStep } from '../timeline/timelineOf';
import { verificationStatusMessages } from './verificationStatusMessages';

/** What is known of a verification as plain text, for a customer or a ticket. */
export function describeVerification(
  id: string,
  { status, reason, reference, times }: Extract<StatusOutcome, { kind: 'status' }>,
  steps: readonly TimelineStep[],
): string {
  const { title, next } = verificationStatusMessages(status, reason, times);
  return [
    `${title}. ${next}`,
    '',
    `Verification ${id}`,
    ...(reference === undefined ? [] : [`Reference ${reference}`]),
    ...steps.map(
      ({ name, at, text }) => `${name}: ${at === undefined ? '' : `${formatDateAndTime(at)}. `}${text}`,
    ),
    `Times: ${timeZoneName()}`,
  ].join('\n');
}
