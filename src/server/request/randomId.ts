import { randomBytes } from 'node:crypto';

/** 128 random bits in base64url: cannot be guessed, and may be part of an address. */
export const randomId = () => randomBytes(16).toString('base64url');
