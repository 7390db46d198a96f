import type { NoticeTone } from '../../ui/notices/Notice';
import { withoutParameter, type StartParameter } from '../form/findParameter';
import type { StartOutcome } from './readStart';

export type StartMessages = { tone: NoticeTone; title: string; next: string };

const refusedTitles: Record<number, string> = {
  400: 'Refused: the request (400)',
  401: 'Refused: the credentials (401)',
  403: 'Rejected: no access (403)',
  404: 'Refused: nothing is at this address (404)',
  405: 'Refused: the method is not allowed there (405)',
  413: 'Refused: the request is too large (413)',
  415: 'The platform rejected the content type (415)',
  429: 'Too many starts (429)',
};

const refusedNext: Record<number, string> = {
  401: 'Nothing was started. Check the sign-in code, its secret where the server is set up, and the request time.',
  403: 'Nothing was started. This sign-in code may not start verifications there.',
  404: 'Nothing was started. Check VERIFICATION_BASE_URL where the server is set up.',
  405: 'Nothing was started. Check VERIFICATION_BASE_URL where the server is set up.',
  413: 'Nothing was started. Shorten reference and custom data.',
  429: 'Nothing was started.',
};

/** The words for every outcome of a start but its success: the fact, and the next step. */
export function startMessages(outcome: Exclude<StartOutcome, { kind: 'started' }>): StartMessages {
  switch (outcome.kind) {
    case 'refused':
      return {
        tone: outcome.status === 429 ? 'warning' : 'error',
        title: refusedTitles[outcome.status] ?? `Refused (${outcome.status})`,
        next:
          refusedNext[outcome.status] ??
          'Nothing was started. Change what the message names, then start again.',
      };
    case 'gateway_refused':
      return {
        tone: 'error',
        title: 'Not sent: the server rejected it',
        next: 'The platform was not asked, and nothing was started.',
      };
    case 'unknown':
      return {
        tone: 'warning',
        title: 'Outcome unknown',
        next: 'A verification may have been started. Nothing is repeated by itself; you can start another one.',
      };
    case 'not_sent':
      return {
        tone: 'error',
        title: 'Not sent',
        next: 'Nothing left this device. Start again when you are ready.',
      };
    default:
      return outcome satisfies never;
  }
}

const help: Partial<Record<StartParameter, string>> = {
  'identity.endpoint': 'Write + and 2 to 15 digits without spaces.',
  'x-timestamp': 'Leave it empty to send the present time.',
  Authorization: 'Check the sign-in code, and its secret where the server is set up.',
};

/** The message of a refusal, as its field shows it. */
export function refusalAtField(outcome: Extract<StartOutcome, { kind: 'refused' }>): string {
  const { message, parameter } = outcome;
  if (outcome.status === 429)
    return 'Too many starts for this number or this connection. Wait, then start again.';
  const requirement = withoutParameter(message);
  const sentence = /^(?:must|is|has|holds) /.test(requirement)
    ? `The platform refuses this: it ${requirement}.`
    : `The platform refuses this: “${requirement}”.`;
  const more = parameter === undefined ? undefined : help[parameter];
  return more === undefined ? sentence : `${sentence} ${more}`;
}
