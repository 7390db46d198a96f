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
} from './verificationStore';

/** What a caller names a verification by. */
export type Lookup = { by: 'id' | 'number' | 'reference'; value: string };

/**
 * Handles `GET /verification/v1/verifications/id/<id>`, `…/seamless/number/<number>` and `…/reference/<reference>`. The
 * interface document links the first and does not show its answer; the others are as in the public documentation of the
 * same family of services. A number or a reference leads to the newest verification, with the earlier ones beside it.
 */
export async function showStatus(
  request: Request,
  { by, value }: Lookup,
  { apps, database, now }: VerificationDependencies,
): Promise<Response> {
  const caller = authenticate(request, '', apps, now());
  if ('wrong' in caller) return wrongCredentials(caller.wrong);
  const { appId } = caller;
  const problem = by === 'number' ? phoneNumberRule.check(value) : undefined;
  if (problem) return wrongParameter('endpoint', problem.requirement);
  const key = keyOf({ by, value }, appId, apps[appId] ?? '');
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
