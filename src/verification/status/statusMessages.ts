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
    'The operator answered that it refuses, and does not say why. A phone that is not on mobile data, or another SIM than that of the number, may be the cause.',
  'Operator error': 'The operator answered with an error, and does not say which.',
  Fraud: 'The platform takes it for fraud.',
  'Not enough credit': 'The account has not enough credit at the platform.',
  Blocked: 'The platform blocks this number or this start.',
  'Denied by callback': 'Your own system was asked by the platform, and answered no.',
  'Invalid callback': 'Your own system was asked by the platform, and its answer could not be read.',
  'Internal error': 'Something failed at the platform.',
  'Destination denied': 'The account may not verify numbers of this country or operator.',
  'Network error or number unreachable': 'The network failed, or the number could not be reached.',
};

/** How far an expired verification came, as far as the platform says. */
function describeExpiry({ startedAt, openedAt, answeredAt }: VerificationTimes): string {
  if (answeredAt !== undefined) return 'The operator answered that its time was over.';
  if (openedAt !== undefined)
    return 'The target address was called, but no answer of the operator came in time.';
  return startedAt === undefined
    ? 'No answer came in time. The platform does not say at which step it stopped.'
    : 'No answer of the operator came in time, and no call of the target address was seen, as far as the platform can see one. The phone may not have opened it, or not over mobile data.';
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
            ? 'The device has not called the target address yet, or the operator has not answered.'
            : 'The target address was called. The operator has not answered yet.',
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
        short: reason === 'Expired' ? 'Expired' : reason === 'Denied' ? 'Refused' : 'Failed',
        title: reason === undefined ? 'Not verified' : `Not verified: ${reason}`,
        next:
          reason === 'Expired'
            ? describeExpiry(times)
            : (reasons[reason ?? ''] ?? 'The platform says no more about the cause.'),
      };
    default:
      return {
        tone: 'warning',
        short: status.length > 24 ? `${status.slice(0, 24)}…` : status,
        title: 'A status that this page does not know',
        next: 'The page asks again until a known status comes.',
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
