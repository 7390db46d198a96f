import type { NoticeTone } from '../../ui/notices/Notice';
import type { VerificationTimes, StatusOutcome } from './readStatus';
import { timeZoneName } from '../../lib/time';
import { formatDateAndTime } from '../../ui/time/time';
import type { TimelineStep } from './Timeline';

type VerificationStatusMessages = {
  tone: NoticeTone;
  /** On the badge. */
  short: string;
  title: string;
  next: string;
};

/** Whether a status is final. An unknown one may still change. */
export const isFinal = (status: string) =>
  ['success', 'error'].includes(verificationStatusMessages(status, undefined).tone);

/** What the reasons of the public documentation of such services mean. */
const reasons: Record<string, string> = {
  Denied:
    'The operator rejected it without a reason. The phone may be off mobile data, or use the SIM of another number.',
  'Operator error': 'The operator reported an error without details.',
  Fraud: 'The platform suspects fraud.',
  'Not enough credit': 'The account has too little credit on the platform.',
  Blocked: 'The platform blocks this number or this start.',
  'Denied by callback': 'The platform asked your system, which said no.',
  'Invalid callback': 'The platform asked your system and could not read its response.',
  'Internal error': 'The platform reported an error.',
  'Destination denied': 'The account may not verify numbers of this country or operator.',
  'Network error or number unreachable': 'The network failed, or the number could not be reached.',
};

/** How far an expired verification came, as far as the platform says. */
function describeExpiry({ startedAt, openedAt, answeredAt }: VerificationTimes): string {
  if (answeredAt !== undefined) return 'The operator reported that time ran out.';
  if (openedAt !== undefined)
    return 'The target address was called, but the operator didn’t respond in time.';
  return startedAt === undefined
    ? 'No response came in time. The platform doesn’t say at which step it stopped.'
    : 'The operator didn’t respond in time, and the platform saw no call to the target address. The phone may not have opened it, or not over mobile data.';
}

/** The words for a status. An undocumented status is shown as it came. */
export function verificationStatusMessages(
  status: string,
  reason: string | undefined,
  times: VerificationTimes = {},
): VerificationStatusMessages {
  switch (status) {
    case 'PENDING':
      return {
        tone: 'info',
        short: 'Pending',
        title: 'Waiting for the phone',
        next:
          times.openedAt === undefined
            ? 'The device hasn’t called the target address yet, or the operator hasn’t responded.'
            : 'The target address was called. The operator hasn’t responded yet.',
      };
    case 'SUCCESSFUL':
      return {
        tone: 'success',
        short: 'Verified',
        title: 'Number verified',
        next: 'The operator confirmed that this number is on the device.',
      };
    case 'FAIL':
    case 'DENIED':
    case 'ABORTED':
    case 'ERROR':
      return {
        tone: 'error',
        short: reason === 'Expired' ? 'Expired' : reason === 'Denied' ? 'Rejected' : 'Failed',
        title: reason === undefined ? 'Not verified' : `Not verified: ${reason}`,
        next:
          reason === 'Expired'
            ? describeExpiry(times)
            : (reasons[reason ?? ''] ?? 'The platform gives no details.'),
      };
    default:
      return {
        tone: 'warning',
        short: status.length > 24 ? `${status.slice(0, 24)}…` : status,
        title: 'Unknown status',
        next: 'Checking again automatically.',
      };
  }
}

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
