import { html } from 'hono/html';
import { htmlPage } from '../../site/htmlPage';
import type { VerificationDependencies } from './startVerification';
import { findVerification, settleVerification, standingOf } from './verificationStore';

/** What an operator says by the `error` of the callback, and the reason that the status then gives. */
const reasons: Record<string, string> = { access_denied: 'Denied', expired: 'Expired' };

const notice = (title: string, text: string, status: number) =>
  htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
    status,
  );

/**
 * `GET /verification/v1/callback`, where the operator sends the client device: with `code` the verification is
 * complete, with `error` it has failed. The document shows no more than this role of the address.
 */
export async function finishVerification(
  request: Request,
  { database, now, log }: VerificationDependencies,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state') ?? '';
  const code = searchParams.get('code') ?? '';
  const error = searchParams.get('error');
  const row = await findVerification(database, 'state', state);
  if (row === undefined)
    return notice('Verification not known', 'No verification belongs to this address.', 404);
  if (standingOf(row, now()).status !== 'PENDING') {
    return notice('Verification is over', 'It was completed, refused or too late before.', 409);
  }
  if (error === null && code === '')
    return notice('Verification not answered', 'The address holds neither code nor error.', 400);
  const outcome =
    error === null
      ? ({ status: 'SUCCESSFUL' } as const)
      : ({ status: 'FAIL', reason: reasons[error] ?? 'Operator error' } as const);
  const settled = await settleVerification(database, state, outcome);
  if (!settled) return notice('Verification is over', 'It was completed or refused before.', 409);
  log('verification-settled', { appId: row.app_id, operator: row.operator, status: outcome.status });
  return outcome.status === 'SUCCESSFUL'
    ? notice('Number verified', 'You can close this page.', 200)
    : notice('Number not verified', 'You can close this page.', 200);
}
