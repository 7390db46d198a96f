import { contains, isRecord } from '../../lib/values';
import { roleIn, type SpaceSettings } from '../access/spaces';
import type { Database } from '../database/openDatabase';
import { ABANDONED_AFTER_MS } from '../gateway/idempotency/createOnce';
import { findKey, KEPT_DAYS } from '../gateway/idempotency/keyStore';
import type { StoredTemplateParts } from '../gateway/templates/findStored';
import { digestOf } from '../guards/callers';
import type { Caller } from '../request/bindings';
import { chooseRequestId, runWithRequestId } from '../request/requestId';
import type { BatchQueue, QueuedItem } from './batchQueue';
import type { BatchItemRow, BatchRow } from './batchStore';
import { readSending } from './readSending';

const SECOND_MS = 1000;
/** A process that has not written down what came of a template by then was killed. */
const KILLED_AFTER_MS = ABANDONED_AFTER_MS + SECOND_MS;
/** What was begun longer ago than responses are kept under their key is not sent again. */
const KEPT_MS = (KEPT_DAYS - 1) * 24 * 60 * 60 * SECOND_MS;
const HEARTBEAT_MS = SECOND_MS;
/** Templates in a row that are not created, after which a person has a look. */
const MAX_IN_ROW = 5;
/** Pauses after which a platform that could not be reached is tried again; after the last one the batch stops. */
const AGAIN_MS = [5 * SECOND_MS, 15 * SECOND_MS, 60 * SECOND_MS, 5 * 60 * SECOND_MS];
/** Pauses between the looks for a template with an unknown outcome. */
const LOOKS_MS = [5 * SECOND_MS, 15 * SECOND_MS, 60 * SECOND_MS];
/** Time until the next look, if the platform did not say whether it has the template, and the last one. */
const LOOK_AGAIN_MS = 60 * SECOND_MS;
const LOOKED_FOR_MS = 24 * 60 * 60 * SECOND_MS;

/** A creation as a person or program would send it. */
export type BatchSubmission = Pick<BatchRow, 'platform' | 'space' | 'draft' | 'emergency'> & {
  appId: string;
  body: string;
  key: string;
};

type SenderDependencies = {
  database: Database;
  settings: SpaceSettings;
  queue: BatchQueue;
  findCaller: (batch: BatchRow) => Promise<Caller>;
  /** Sends a creation like any other of this caller: with roles, reviews, records and notices. */
  send: (caller: Caller, creation: BatchSubmission) => Promise<Response>;
  /** The stored form of an `Idempotency-Key`. */
  storedKey: (platform: string, key: string) => string;
  lookUp: (
    platform: string,
    appId: string,
    name: string,
  ) => Promise<StoredTemplateParts | 'absent' | 'unreadable'>;
  isReadable: (platform: string) => Promise<boolean>;
  now: () => number;
};

/** Sends what waits in batches, one template after the other, and settles what is unknown. */
export function createBatchSender(dependencies: SenderDependencies) {
  const { database, settings, queue, findCaller, send, storedKey, lookUp, isReadable, now } = dependencies;
  const iso = (time = now()) => new Date(time).toISOString();
  const lanes = new Map<string, Promise<void>>();

  /** Sends a claimed template, or repeats the request to learn what came of it. */
  async function attempt({ batch, item }: QueuedItem, caller: Caller): Promise<void> {
    const body = item.body ?? '';
    const { platform, app_id: appId, space, draft, emergency } = batch;
    const key = keyOf(item);
    const response = await send(caller, { platform, appId, space, draft, emergency, body, key });
    const result = await readSending(response, JSON.parse(body), now());
    switch (result.kind) {
      case 'created':
        return queue.settle(item, { state: 'created', status: result.status, message: null }, () => ({
          in_row: '0',
          failures: '0',
        }));
      case 'refused': {
        const { message, path } = result;
        return queue.settle(item, { state: 'refused', message, path }, notCreated);
      }
      case 'unknown': {
        const next = (await isReadable(platform)) ? iso() : null;
        const words =
          next === null ? `${result.message} This server cannot look for it there.` : result.message;
        return queue.settle(item, { state: 'unknown', message: words, next_at: next }, notCreated);
      }
      case 'pause':
        await queue.waitUntil(platform, result.until);
        // The response is kept under the key, so the next try needs another one.
        return queue.settle(item, { state: 'waiting', ...nextAttempt(item) });
      case 'again': {
        const failures = Number(batch.failures) + 1;
        const pause = AGAIN_MS[failures - 1];
        if (pause !== undefined) await queue.waitUntil(platform, now() + pause);
        return queue.settle(item, { state: 'waiting' }, () => ({
          failures: String(failures),
          ...(pause === undefined ? { state: 'stopped', reason: result.message } : {}),
        }));
      }
      case 'stop':
        return queue.settle(item, { state: 'waiting', ...nextAttempt(item) }, () => ({
          state: 'stopped',
          reason: result.message,
        }));
      default:
        return result satisfies never;
    }
  }

  async function sendNext({ batch, item }: QueuedItem): Promise<void> {
    const caller = await findCaller(batch);
    if (!maySend(batch, caller, settings))
      return queue.stop(
        batch.id,
        `${batch.person ?? 'The person who started it'} can no longer send templates here. Someone who can send can resume it.`,
      );
    const requestId = chooseRequestId(new Headers());
    if (!(await queue.claim(item, requestId, now() + KILLED_AFTER_MS))) return;
    const claimed = { ...item, state: 'sending', request_id: requestId };
    await runWithRequestId(requestId, () => attempt({ batch, item: claimed }, caller));
  }

  /** Finds out what came of a template whose process was killed. */
  async function recover({ batch, item }: QueuedItem): Promise<void> {
    if (Date.parse(item.at) < now() - KEPT_MS)
      return queue.settle(item, {
        state: 'unknown',
        message: 'The server stopped while it sent this template, so it may have been created.',
        next_at: (await isReadable(batch.platform)) ? iso() : null,
      });
    // Nothing is sent before its key is stored.
    if ((await findKey(database, storedKey(batch.platform, keyOf(item)))) === undefined)
      return queue.settle(item, { state: 'waiting' });
    const caller = await findCaller(batch);
    await runWithRequestId(item.request_id ?? '', () => attempt({ batch, item }, caller));
  }

  /** Looks at the platform for a template that may have been created. */
  async function look({ batch, item }: QueuedItem): Promise<void> {
    const stored = await lookUp(batch.platform, batch.app_id, item.name);
    if (stored === 'unreadable') {
      const isTooLate = Date.parse(item.at) < now() - LOOKED_FOR_MS;
      return queue.noteLook(item, { next_at: isTooLate ? null : iso(now() + LOOK_AGAIN_MS) });
    }
    if (stored === 'absent') {
      const pause = LOOKS_MS[Number(item.looks)];
      if (pause !== undefined)
        return queue.noteLook(item, {
          looks: String(Number(item.looks) + 1),
          next_at: iso(now() + pause),
        });
      return queue.settle(item, {
        state: 'not_sent',
        message: `The platform did not have it after ${LOOKS_MS.length + 1} checks, so it was probably not created. If it was, the platform will reject its name when you send it again.`,
      });
    }
    const sent: unknown = JSON.parse(item.body ?? 'null');
    const isSame = isRecord(sent) && sent.type === stored.type && contains(stored.component, sent.component);
    return isSame
      ? queue.settle(item, { state: 'created', status: stored.status, message: null })
      : queue.settle(item, {
          state: 'refused',
          message: 'The platform has another template with this name.',
          path: 'name',
        });
  }

  /** Does one thing. Resolves to false if there is nothing to do now. */
  async function step(platform: string): Promise<boolean> {
    const due = await queue.nextDue(platform);
    if (due) await (due.item.state === 'sending' ? recover(due) : look(due));
    else {
      const next = await queue.nextWaiting(platform);
      if (next === undefined) return false;
      await sendNext(next);
    }
    return !(await queue.isPausing(platform));
  }

  async function runLane(platform: string, stop: AbortSignal | undefined): Promise<void> {
    if ((await queue.isPausing(platform)) || !(await queue.claimLane(platform))) return;
    const stillHere = () => void queue.claimLane(platform).catch(() => undefined);
    const heartbeat = setInterval(stillHere, HEARTBEAT_MS);
    try {
      let goesOn = true;
      while (goesOn) goesOn = !stop?.aborted && (await step(platform));
    } finally {
      clearInterval(heartbeat);
      await queue.releaseLane(platform).catch(() => undefined);
    }
  }

  return {
    /**
     * Sends to every platform for which something waits and nothing is being sent, and resolves when nothing more can be
     * sent there now. After `stop` nothing more is begun, and what is being sent is written down.
     */
    async work(stop?: AbortSignal): Promise<void> {
      const idle = (await queue.platforms()).filter((platform) => !lanes.has(platform));
      await Promise.all(
        idle.map((platform) => {
          const lane = runLane(platform, stop).finally(() => lanes.delete(platform));
          lanes.set(platform, lane);
          return lane;
        }),
      );
    },
  };
}

const keyOf = ({ batch, member, attempt }: BatchItemRow) =>
  `batch-${batch}-${digestOf(member).slice(0, 32)}-${attempt}`;

const nextAttempt = ({ attempt }: BatchItemRow) => ({ attempt: String(Number(attempt) + 1) });

/** Who may send for a space need not be a sender elsewhere. */
function maySend({ space }: BatchRow, caller: Caller, settings: SpaceSettings): boolean {
  return (space === null ? caller.role : roleIn(space, caller, settings)) === 'sender';
}

/** One more template that was not created: too many in a row stop the batch. */
function notCreated(row: BatchRow): Partial<BatchRow> {
  const inRow = Number(row.in_row) + 1;
  return {
    in_row: String(inRow),
    failures: '0',
    ...(inRow >= MAX_IN_ROW
      ? {
          state: 'stopped',
          reason: `${MAX_IN_ROW} templates in a row were not created. Check why, then resume.`,
        }
      : {}),
  };
}
