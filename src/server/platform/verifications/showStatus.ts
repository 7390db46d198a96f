import { phoneNumberRule } from '../../../schema/template/dialAction';
import {
  MAX_LISTED_VERIFICATIONS,
  type ListedVerification,
  type VerificationStatus,
} from '../../../schema/verification/verification';
import { notAllowed, notFound, wrongCredentials, wrongParameter } from '../replies/verificationReplies';
import { authenticate, numberDigest } from './authenticate';
import type { VerificationDependencies } from './startVerification';
import {
  findVerifications,
  statusAt,
  timesAt,
  type Verification,
  type VerificationKey,
  findVerification,
  storeOutcome,
} from './verificationStore';
import { noticePage } from '../../site/htmlPage';

/** What a caller names a verification by. */
type Lookup = { by: 'id' | 'number' | 'reference'; value: string };

/**
 * Handles `GET /verification/v1/verifications/id/<id>`, `…/seamless/number/<number>` and `…/reference/<reference>`. The
 * interface document links the first and does not show its answer; the others are as in the public documentation of the
 * same family of services. A number or a reference leads to the newest verification, with the earlier ones beside it.
 */
export async function showStatus(
  request: Request,
  { by, value }: Lookup,
  { credentials, database, now }: VerificationDependencies,
): Promise<Response> {
  const caller = authenticate(request, '', credentials.verificationApps, now());
  if ('wrong' in caller) return wrongCredentials(caller.wrong);
  const { appId } = caller;
  if (by === 'number' && !phoneNumberRule.fits(value))
    return wrongParameter('endpoint', phoneNumberRule.requirement);
  const key = keyOf({ by, value }, appId, credentials.verificationApps[appId] ?? '');
  const [row, ...earlier] = await findVerifications(database, key, MAX_LISTED_VERIFICATIONS);
  if (row === undefined) return notFound(by === 'number' ? 'endpoint' : by);
  if (row.app_id !== appId) return notAllowed();
  const answer: VerificationStatus = {
    ...describe(row, now()),
    ...(earlier.length === 0 ? {} : { earlier: earlier.map((each) => describe(each, now())) }),
  };
  return Response.json(answer);
}

const describe = (row: Verification, now: number): ListedVerification => ({
  id: row.id,
  method: 'seamless',
  ...statusAt(row, now),
  ...(row.reference === null ? {} : { reference: row.reference }),
  ...timesAt(row, now),
});

function keyOf({ by, value }: Lookup, appId: string, secret: string): VerificationKey {
  if (by === 'id') return { by, value };
  return { by, appId, value: by === 'number' ? numberDigest(value, secret) : value };
}

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
    return noticePage('Unknown verification', 'There is no verification for this link.', 404);
  if (statusAt(row, now()).status !== 'PENDING') {
    return noticePage('Verification is over', 'It was completed or rejected, or has expired.', 409);
  }
  if (error === null && code === '')
    return noticePage('No result', 'The link contains neither a code nor an error.', 400);
  const outcome =
    error === null
      ? ({ status: 'SUCCESSFUL' } as const)
      : ({ status: 'FAIL', reason: reasons[error] ?? 'Operator error' } as const);
  const isStored = await storeOutcome(database, state, { ...outcome, now: now() });
  if (!isStored) return noticePage('Verification is over', 'It was completed or rejected.', 409);
  log('verification-settled', { appId: row.app_id, operator: row.operator, status: outcome.status });
  const title = outcome.status === 'SUCCESSFUL' ? 'Number verified' : 'Number not verified';
  return noticePage(title, 'You can close this page.', 200);
}
