import type { WrongContent } from '../../request/readJsonBody';
import type { VerificationError } from '../../../schema/verification/verification';

type ErrorCode = VerificationError['errorCode'];

/** An error of the second interface; its document shows none. `reference` names the parameter. */
export function verificationError(
  status: number,
  errorCode: ErrorCode,
  reference: string,
  requirement: string,
  headers: Record<string, string> = {},
): Response {
  const body: VerificationError = { errorCode, message: `${reference}: ${requirement}`, reference };
  return Response.json(body, { status, headers });
}

export const wrongParameter = (parameter: string, requirement: string) =>
  verificationError(400, 40001, parameter, requirement);

export const missingParameter = (parameter: string) =>
  verificationError(400, 40002, parameter, 'is required');

/** The reply to a body that is wrong as a whole. */
export const wrongBody = (requirement: string, status: 400 | 413 = 400, path = 'body') =>
  verificationError(status, 40003, path, requirement);

export const wrongMediaType = ({ header, requirement }: WrongContent) =>
  verificationError(415, 40003, header, requirement);

export const wrongVerificationMethod = (allow: string) =>
  verificationError(405, 40003, 'method', `must be ${allow}`, { Allow: allow });

export const wrongCredentials = (requirement: string) =>
  verificationError(401, 40100, 'Authorization', requirement, { 'WWW-Authenticate': 'Application' });

export const notAllowed = () =>
  verificationError(403, 40300, 'Authorization', 'has no access to this verification');

export const tooManyStarts = (seconds: number) =>
  verificationError(429, 42900, 'identity.endpoint', `must wait ${seconds} seconds`, {
    'Retry-After': String(seconds),
  });

export const notFound = (parameter: string) => verificationError(404, 40003, parameter, 'is not known');
