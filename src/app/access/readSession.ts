import { request } from '../../http/request';
import { isRecord } from '../../lib/isRecord';
import { roles, type Session } from './session';

/** The session as the server knows it now; the same object if nothing changed, undefined without an answer. */
export async function readSession(before: Session | undefined): Promise<Session | undefined> {
  const outcome = await request('/api/session');
  if (outcome.kind === 'no_answer' || outcome.status !== 200 || !isRecord(outcome.json)) return undefined;
  const { json } = outcome;
  const signIn = (['none', 'oidc', 'header'] as const).find((one) => one === json['signIn']);
  const role = roles.find((one) => one === json['role']);
  const person = isRecord(json['person']) ? json['person']['name'] : undefined;
  const name = typeof person === 'string' ? person : undefined;
  if (signIn === undefined) return undefined;
  if (before?.signIn === signIn && before.role === role && before.name === name) return before;
  return { signIn, role, name, wasSignedIn: role !== undefined || (before?.wasSignedIn ?? false) };
}
