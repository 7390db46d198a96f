import type { VerificationStatus } from '../../../schema/verification/verification';
import { notAllowed, notFound, wrongCredentials } from './replies';
import { identify } from './signatureCheck';
import type { VerificationDependencies } from './startVerification';
import { findVerification, standingOf } from './verificationStore';

/** `GET /verification/v1/verifications/id/<id>`; the interface document links it and shows no more. */
export async function showStatus(
  request: Request,
  id: string,
  { apps, database, now }: VerificationDependencies,
): Promise<Response> {
  const caller = identify(request, '', apps, now());
  if ('wrong' in caller) return wrongCredentials(caller.wrong);
  const row = await findVerification(database, 'id', id);
  if (row === undefined) return notFound('id');
  if (row.app_id !== caller.appId) return notAllowed();
  const answer: VerificationStatus = {
    id: row.id,
    method: 'seamless',
    ...standingOf(row, now()),
    ...(row.reference === null ? {} : { reference: row.reference }),
  };
  return Response.json(answer);
}
