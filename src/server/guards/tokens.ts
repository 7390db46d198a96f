import { createHash } from 'node:crypto';

/** The token of a header `Authorization: Bearer <token>`; undefined for any other value. */
export function bearerToken(authorization: string | null): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** The SHA-256 digest of a text: 32 bytes for a text of any length. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest();
