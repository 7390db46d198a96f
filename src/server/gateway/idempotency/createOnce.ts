import { setTimeout } from 'node:timers/promises';
import { isUnavailable } from '../../database/databaseErrors';
import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import { readResult } from '../../access/recordAct';
import { isAlreadySent } from '../../request/bindings';
import { PLATFORM_TIMEOUT_MS } from '../calls/callPlatform';
import { databaseAway, gatewayError } from '../calls/gatewayError';
import {
  claimKey,
  findKey,
  pruneKeys,
  releaseKey,
  settleKey,
  type Claim,
  replayAnswer,
  storeAnswer,
  type StoredAnswer,
} from './keyStore';

/** Longer than any request may run: after it, a running request belongs to a process that was killed. */
export const ABANDONED_AFTER_MS = PLATFORM_TIMEOUT_MS + 5000;
const POLL_MS = 100;
/** Old answers are removed after every so many new ones. */
const PRUNE_EVERY = 100;

/** Stores an answer in the transaction that creates the rows it speaks of. */
type SettleWithin = (transaction: Database, answer: Response) => Promise<void>;

/**
 * Runs a request once for each key and gives every repetition the same answer, unless nothing was sent. A repetition of a
 * running request waits for its answer. Answers 422 if the key came with another body before.
 *
 * @param run sends the request; calls `settle` if it creates its row in the same database
 */
export type CreateOnce = (
  claim: Claim,
  run: (settle: SettleWithin) => Promise<Response>,
) => Promise<Response>;

/**
 * Keeps keys and answers in the database, so that they outlive the process and several processes agree. The
 * request of a process that was killed is answered as unknown and is never sent again.
 */
export function createIdempotency(database: Database, now: () => number, log: Log): CreateOnce {
  const running = new Map<string, Promise<StoredAnswer>>();
  let claimed = 0;

  async function runAndStore(key: string, run: Parameters<CreateOnce>[1]): Promise<StoredAnswer> {
    let committed: StoredAnswer | undefined;
    const settle: SettleWithin = async (transaction, answer) => {
      committed = await storeAnswer(answer, 'whole');
      await settleKey(transaction, key, committed);
    };
    const answer = await run(settle).catch((error: unknown) => {
      log('gateway-failure', { reason: error instanceof Error ? error.message : 'unknown' });
      return interrupted();
    });
    // The transaction that created the rows has stored the answer.
    if (committed && (answer.ok || isAlreadySent(answer))) return committed;
    const stored = await storeAnswer(isAlreadySent(answer) ? connectionCut() : answer);
    const { outcome } = await readResult(answer);
    if (outcome === 'not-done') {
      // Certainly nothing was sent: the key may be tried again.
      await releaseKey(database, key).catch(() => undefined);
      return stored;
    }
    try {
      if (await settleKey(database, key, stored)) return stored;
      const settled = await findKey(database, key);
      return settled?.state === 'done' ? settled.answer : stored;
    } catch {
      // The platform has answered: its answer counts, although a repetition will hear that it is unknown.
      return stored;
    }
  }

  /** The answer that another process waits for; undefined if it has sent nothing, so that the key is free. */
  async function awaitOther(key: string, startedAt: number): Promise<Response | undefined> {
    const own = running.get(key);
    if (own) return replayAnswer(await own);
    // The clock of the day may be set back meanwhile; nobody waits longer for that.
    const latest = performance.now() + ABANDONED_AFTER_MS;
    while (now() < startedAt + ABANDONED_AFTER_MS && performance.now() < latest) {
      await setTimeout(POLL_MS);
      const known = await findKey(database, key);
      if (known === undefined) return undefined;
      if (known.state === 'done') return replayAnswer(known.answer);
    }
    await settleKey(database, key, await storeAnswer(interrupted()));
    const known = await findKey(database, key);
    return known?.state === 'done' ? replayAnswer(known.answer) : interrupted();
  }

  return async function createOnce(claim, run): Promise<Response> {
    const { key, fingerprint } = claim;
    const claimedNow = await claimKey(database, claim, now()).catch(unavailable);
    if (claimedNow instanceof Response) return claimedNow;
    if (claimedNow) {
      claimed += 1;
      if (claimed % PRUNE_EVERY === 1) await pruneKeys(database, now()).catch(() => undefined);
      let first: Response | undefined;
      const stored = runAndStore(key, async (settle) => {
        first = await run(settle);
        return first;
      }).finally(() => running.delete(key));
      running.set(key, stored);
      const answer = await stored;
      return first ?? replayAnswer(answer);
    }
    const known = await findKey(database, key);
    // Freed meanwhile.
    if (known === undefined) return createOnce(claim, run);
    if (known.fingerprint !== fingerprint)
      return gatewayError(
        422,
        'key_reused',
        'Idempotency-Key: was already used for another request. Use a new key for each request.',
      );
    if (known.state === 'done') return replayAnswer(known.answer);
    return (await awaitOther(key, known.startedAt)) ?? createOnce(claim, run);
  };
}

/** Without a stored key nothing is sent: a repetition could not be recognised. */
function unavailable(error: unknown): Response {
  if (!isUnavailable(error)) throw error;
  return databaseAway('The server’s database cannot be written. Nothing was sent.');
}

const interrupted = () =>
  gatewayError(
    504,
    'interrupted',
    'This server stopped while waiting for the platform. The request may have arrived.',
  );

const connectionCut = () =>
  gatewayError(502, 'no_answer', 'The connection to the platform was lost. The request may have arrived.');

/** Turns the running requests of a killed process into unknown ones. Call it when the server starts. */
export async function settleAbandoned(database: Database, now: number): Promise<void> {
  const before = new Date(now - ABANDONED_AFTER_MS).toISOString();
  const rows = await database
    .selectFrom('idempotency_keys')
    .select('key')
    .where('state', '=', 'running')
    .where('started_at', '<', before)
    .execute();
  for (const { key } of rows) await settleKey(database, key, await storeAnswer(interrupted()));
}
