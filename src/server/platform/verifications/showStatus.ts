import type { VerificationStatus } from '../../../schema/verification/verification';
import { notAllowed, notFound, wrongCredentials } from '../replies/verificationReplies';
import { authenticate } from './authenticate';
import type { VerificationDependencies } from './startVerification';
import { findVerification, statusAt } from './verificationStore';

/**
 * Handles `GET /verification/v1/verifications/id/<id>`. The interface document links this address and does
 * not show its answer.
 */
export async function showStatus(
  request: Request,
  id: string,
  { apps, database, now }: VerificationDependencies,
): Promise<Response> {
  const caller = authenticate(request, '', apps, now());
  if ('wrong' in caller) return wrongCredentials(caller.wrong);
  const row = await findVerification(database, 'id', id);
  if (row === undefined) return notFound('id');
  if (row.app_id !== caller.appId) return notAllowed();
  const answer: VerificationStatus = {
    id: row.id,
    method: 'seamless',
    ...statusAt(row, now()),
    ...(row.reference === null ? {} : { reference: row.reference }),
  };
  return Response.json(answer);
}
