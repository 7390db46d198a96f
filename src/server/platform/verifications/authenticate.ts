import { timingSafeEqual, createHmac } from 'node:crypto';
import { isoTimeToMillis } from '../../../lib/time';
import { signRequest } from '../../../schema/verification/signature';
import type { Database } from '../../database/openDatabase';
import { isUniqueViolation } from '../../database/databaseErrors';
import { sha256 } from '../../guards/callers';
import type { VerificationApps } from '../../settings/credentialValues';

/** Largest difference between the signed time and the server's, either way. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/** A signature is remembered for as long as its time can be within the allowed skew. */
const SIGNATURE_LIFETIME_MS = 2 * MAX_CLOCK_SKEW_MS;

/** The caller's app id, or the requirement that the credentials do not meet. */
type Caller = { appId: string } | { wrong: string };

/**
 * Checks an Authorization header of either form: `Application <appId>` (SDK), or
 * `Application <appId>:<signature>` (backend). For the second form, also checks signature and time.
 */
export function authenticate(request: Request, body: string, apps: VerificationApps, now: number): Caller {
  const match = /^Application +([A-Za-z0-9_-]{1,64})(?::(\S+))?$/i.exec(
    request.headers.get('authorization') ?? '',
  );
  const appId = match?.[1];
  const signature = match?.[2];
  if (appId === undefined) return { wrong: 'must be Application <appId> or Application <appId>:<signature>' };
  const secret = Object.hasOwn(apps, appId) ? apps[appId] : undefined;
  if (secret === undefined) return { wrong: 'must name a known application' };
  return signature === undefined
    ? { appId }
    : checkSignature(request, body, { appId, secret, signature, now });
}

type Signed = { appId: string; secret: string; signature: string; now: number };

function checkSignature(request: Request, body: string, { appId, secret, signature, now }: Signed): Caller {
  const timestamp = request.headers.get('x-timestamp') ?? '';
  const contentType = request.headers.get('content-type') ?? '';
  const path = new URL(request.url).pathname;
  const expected = signRequest({ method: request.method, body, contentType, timestamp, path }, secret);
  if (!timingSafeEqual(sha256(expected), sha256(signature)))
    return { wrong: 'must carry the right signature' };
  const time = isoTimeToMillis(timestamp);
  if (time === undefined || Math.abs(now - time) > MAX_CLOCK_SKEW_MS) {
    return { wrong: 'must be signed with an x-timestamp of the last 5 minutes' };
  }
  return { appId };
}

/** Records the signature of an Authorization header; false if it was used before and has not expired. */
export async function recordSignature(
  database: Database,
  authorization: string,
  now: number,
): Promise<boolean> {
  const digest = sha256(authorization.slice(authorization.indexOf(' ')).trim()).toString('hex');
  await database
    .deleteFrom('used_signatures')
    .where('expires_at', '<', new Date(now).toISOString())
    .execute();
  try {
    const expires = new Date(now + SIGNATURE_LIFETIME_MS).toISOString();
    await database.insertInto('used_signatures').values({ digest, expires_at: expires }).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Stands for a phone number in the database, so that a verification is found by its number while the number is stored
 * nowhere. The key is the secret of the app, which is not in the database: who has the database alone cannot try all
 * numbers.
 */
export function numberDigest(endpoint: string, secret: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(`number ${endpoint}`).digest('hex');
}
