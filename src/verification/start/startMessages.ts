import type { NoticeTone } from '../../ui/notices/Notice';
import { isPredicate } from '../../schema/refusal/findRefusedPath';
import { withoutParameter, type StartParameter } from '../form/findParameter';
import type { StartOutcome } from './readStart';

export type StartMessages = { tone: NoticeTone; title: string; next: string };

const refusedTitles: Record<number, string> = {
  400: 'Not accepted: request (400)',
  401: 'Not accepted: credentials (401)',
  403: 'Not accepted: no access (403)',
  404: 'Not accepted: nothing at this address (404)',
  405: 'Not accepted: method not allowed (405)',
  413: 'Not accepted: request too large (413)',
  415: 'Not accepted: content type (415)',
  429: 'Too many starts (429)',
};

const refusedNext: Record<number, string> = {
  401: 'Nothing was started. Check the app ID, its secret on the server, and the request time.',
  403: 'Nothing was started. This app ID may not start verifications there.',
  404: 'Nothing was started. Check VERIFICATION_BASE_URL on the server.',
  405: 'Nothing was started. Check VERIFICATION_BASE_URL on the server.',
  413: 'Nothing was started. Shorten reference and custom data.',
  429: 'Nothing was started.',
};

/** The words for every outcome of a start but its success: the fact, and the next step. */
export function startMessages(outcome: Exclude<StartOutcome, { kind: 'started' }>): StartMessages {
  switch (outcome.kind) {
    case 'refused':
      return {
        tone: outcome.status === 429 ? 'warning' : 'error',
        title: refusedTitles[outcome.status] ?? `Not accepted (${outcome.status})`,
        next: refusedNext[outcome.status] ?? 'Nothing was started. Fix this, then start again.',
      };
    case 'gateway_refused':
      return {
        tone: 'error',
        title: 'Not sent: the server didn’t accept it',
        next: 'Nothing was started.',
      };
    case 'unknown':
      return {
        tone: 'warning',
        title: 'Outcome unknown',
        next: 'A verification may have been started. Nothing is sent again automatically.',
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
  'identity.endpoint': 'Enter + and the country code, without spaces.',
  'x-timestamp': 'Leave it empty to send the current time.',
  Authorization: 'Check the app ID, and its secret on the server.',
};

/** The message of a refusal, as its field shows it. */
export function refusalAtField(outcome: Extract<StartOutcome, { kind: 'refused' }>): string {
  const { message, parameter } = outcome;
  if (outcome.status === 429) return 'Too many starts for this number or connection. Wait, then start again.';
  const requirement = withoutParameter(message);
  const sentence = `The platform didn’t accept this: ${isPredicate(requirement) ? `it ${requirement}` : `“${requirement}”`}.`;
  const more = parameter === undefined ? undefined : help[parameter];
  return more === undefined ? sentence : `${sentence} ${more}`;
}
