import type { NoticeTone } from '../../ui/notices/Notice';

export type VerificationStatusMessages = {
  tone: NoticeTone;
  /** On the badge. */
  short: string;
  title: string;
  next: string;
};

/** Whether a status is final. An unknown one may still change. */
export const isFinal = (status: string) =>
  ['success', 'error'].includes(verificationStatusMessages(status, undefined).tone);

const reasons: Record<string, string> = {
  Expired: 'Nobody completed it in time. Start another one.',
  Denied: 'The operator refused it. Start another one when the phone is on mobile data.',
};

/** The words for a status. An undocumented status is shown as it came. */
export function verificationStatusMessages(
  status: string,
  reason: string | undefined,
): VerificationStatusMessages {
  switch (status) {
    case 'PENDING':
      return {
        tone: 'info',
        short: 'Pending',
        title: 'Waiting for the phone',
        next: 'The device has not called the target address yet, or the operator has not answered.',
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
        next: reasons[reason ?? ''] ?? 'Start another one when the cause is known.',
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
