import { createHash } from 'node:crypto';

/** The SHA-256 digest of a text: 32 bytes, whatever its length. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest();
