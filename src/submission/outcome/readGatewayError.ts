import { readRefusal } from '../../lib/json/readRefusal';
import type { CreationOutcome } from './outcome';

/** After these the request may have arrived at the platform. */
const uncertain = ['no_answer', 'deadline', 'interrupted', 'failure'];

/** The request never left this server, and pressing again may help. */
const notSent = ['unreachable', 'token_unavailable', 'database'];

/** The outcome that the server of this page is certain of; undefined for an answer of the platform. */
export function readGatewayError(json: unknown): CreationOutcome | undefined {
  const refusal = readRefusal(json);
  if (!refusal?.isGateway || typeof refusal.code !== 'string') return undefined;
  const { code, message } = refusal;
  if (uncertain.includes(code)) return { kind: 'unknown', why: message };
  if (notSent.includes(code)) return { kind: 'not_sent', why: message };
  if (code === 'sign_in')
    return { kind: 'not_sent', why: 'You are not signed in any more.', isSignedOut: true };
  if (code === 'role') return { kind: 'gateway_refused', message, isRole: true };
  if (code === 'redirected') return { kind: 'not_platform', why: message };
  return { kind: 'gateway_refused', message };
}
