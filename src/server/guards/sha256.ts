import { createHash } from 'node:crypto';

/** The SHA-256 digest of a text: 32 bytes for a text of any length. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest();
