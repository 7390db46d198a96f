import type { Database } from '../database/openDatabase';
import { isUnavailable } from '../database/databaseErrors';
import { bearerToken } from '../guards/callers';
import { createRateLimiter } from '../request/rateLimiter';
import type { Guard } from '../access/guard';
import type { AuditTrail } from '../access/route';
import { guestOf, type GuestRow, type GuestStore } from '../reviews/guestStore';

/** Attempts with one link that are recorded: a loop of them must not push older records out. */
const ATTEMPTS = { count: 10, seconds: 60 };

/**
 * A guard that records what somebody tries with the secret of a guest’s link at addresses that are not for guests. The
 * secret is no sign-in there, so all of it is refused; but who shared the link can see it in Activity.
 */
export function recordGuests(
  guard: Guard,
  guests: Pick<GuestStore, 'find'>,
  trail: Pick<AuditTrail, 'record'>,
  database: Database,
): Guard {
  const limit = createRateLimiter(ATTEMPTS);

  async function findLink(request: Request): Promise<GuestRow | undefined> {
    const secret = bearerToken(request.headers.get('authorization'));
    return secret === undefined ? undefined : guests.find(secret);
  }
  async function recordAttempt({ id, space, draft }: GuestRow, status: number) {
    const named = await database
      .selectFrom('drafts')
      .select('name')
      .where('space', '=', space)
      .where('id', '=', draft)
      .executeTakeFirst();
    const person = { subject: guestOf({ id }), name: 'A guest' };
    await trail.record(
      { action: 'guest-refused', person, name: named?.name ?? undefined, space },
      { outcome: 'not-done', status, code: 'sign_in' },
    );
  }
  return async (needs, request, bindings) => {
    const refusal = await guard(needs, request, bindings);
    if (refusal?.status !== 401) return refusal;
    try {
      const link = await findLink(request);
      if (link && (await limit(link.id)) === undefined) await recordAttempt(link, refusal.status);
    } catch (error) {
      // The request is refused anyway, and the log has it.
      if (!isUnavailable(error)) throw error;
    }
    return refusal;
  };
}
