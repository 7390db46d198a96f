import { createHash, timingSafeEqual } from 'node:crypto';
import { signRequest } from '../../../schema/verification/signature';
import { isoTimeToMillis } from '../../../lib/timestamp';
import type { VerificationApps } from '../../settings/settingValues';
import type { Database } from '../../database/openDatabase';
import { isUniqueViolation } from '../../database/uniqueViolation';

/** How far the signed time may be from ours, either way. */
export const TOLERANCE_MS = 5 * 60_000;

/** How long a signature is remembered: as long as its time can be within the tolerance. */
const MEMORY_MS = 2 * TOLERANCE_MS;

/** Who calls, or the sentence that says what is wrong with the credentials. */
export type Caller = { appId: string } | { wrong: string };

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Judges an Authorization header of either form: `Application <appId>` (SDK), or
 * `Application <appId>:<signature>` (backend), whose signature and time are checked.
 */
export function identify(request: Request, body: string, apps: VerificationApps, now: number): Caller {
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
  if (!timingSafeEqual(digestOf(expected), digestOf(signature)))
    return { wrong: 'must carry the right signature' };
  const time = isoTimeToMillis(timestamp);
  if (time === undefined || Math.abs(now - time) > TOLERANCE_MS) {
    return { wrong: 'must be signed with an x-timestamp of the last 5 minutes' };
  }
  return { appId };
}

/** Remembers a signed request; false when the same one was here before, within the time that it could be valid. */
export async function isFirstUse(database: Database, authorization: string, now: number): Promise<boolean> {
  const digest = digestOf(authorization.slice(authorization.indexOf(' ')).trim()).toString('hex');
  await database
    .deleteFrom('used_signatures')
    .where('expires_at', '<', new Date(now).toISOString())
    .execute();
  try {
    const expires = new Date(now + MEMORY_MS).toISOString();
    await database.insertInto('used_signatures').values({ digest, expires_at: expires }).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
