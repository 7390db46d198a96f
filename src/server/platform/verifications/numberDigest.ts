import { createHmac } from 'node:crypto';

/**
 * Stands for a phone number in the database, so that a verification is found by its number while the number is stored
 * nowhere. The key is the secret of the app, which is not in the database: who has the database alone cannot try all
 * numbers.
 */
export function numberDigest(endpoint: string, secret: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(`number ${endpoint}`).digest('hex');
}
