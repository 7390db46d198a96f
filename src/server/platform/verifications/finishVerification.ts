import { noticePage } from '../../site/htmlPage';
import type { VerificationDependencies } from './startVerification';
import { findVerification, storeOutcome, statusAt } from './verificationStore';

/** The `error` of the operator's callback → the reason in the status. */
const reasons: Record<string, string> = { access_denied: 'Denied', expired: 'Expired' };

/**
 * Handles `GET /verification/v1/callback`, to which the operator sends the client device: with `code` the
 * verification is complete, with `error` it has failed. The interface document shows no more of this address.
 */
export async function finishVerification(
  request: Request,
  { database, now, log }: VerificationDependencies,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state') ?? '';
  const code = searchParams.get('code') ?? '';
  const error = searchParams.get('error');
  const row = await findVerification(database, { by: 'state', value: state });
  if (row === undefined)
    return noticePage('Unknown verification', 'No verification belongs to this address.', 404);
  if (statusAt(row, now()).status !== 'PENDING') {
    return noticePage('Verification is over', 'It has been completed or refused, or has expired.', 409);
  }
  if (error === null && code === '')
    return noticePage('Verification not answered', 'The address holds neither code nor error.', 400);
  const outcome =
    error === null
      ? ({ status: 'SUCCESSFUL' } as const)
      : ({ status: 'FAIL', reason: reasons[error] ?? 'Operator error' } as const);
  const isStored = await storeOutcome(database, state, { ...outcome, now: now() });
  if (!isStored) return noticePage('Verification is over', 'It has been completed or refused.', 409);
  log('verification-settled', { appId: row.app_id, operator: row.operator, status: outcome.status });
  return outcome.status === 'SUCCESSFUL'
    ? noticePage('Number verified', 'You can close this page.', 200)
    : noticePage('Number not verified', 'You can close this page.', 200);
}
