import type { Database } from '../database/openDatabase';
import type { Announce } from '../notices/announce';
import { randomId } from '../request/requestId';
import { announceBatch } from './announceBatch';
import type { BatchItemRow, BatchRow } from './batchStore';

const SECOND_MS = 1000;
/** A lane whose lease was not renewed for this long belongs to a process that was killed. Another one then goes on. */
const LANE_MS = 5 * SECOND_MS;

export type BatchQueue = ReturnType<typeof createBatchQueue>;
export type QueuedItem = { batch: BatchRow; item: BatchItemRow };

/**
 * What is to be sent, for several processes: one at a time sends to a platform. Should two of them ever do so, each template
 * is still claimed by one.
 */
export function createBatchQueue(database: Database, now: () => number, announce: Announce) {
  const process = randomId();
  const iso = (time = now()) => new Date(time).toISOString();

  const readBatch = (id: string) =>
    database.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    /** The platforms to which something is to be sent, or where something is to be looked for. */
    async platforms(): Promise<string[]> {
      const running = await database
        .selectFrom('batches')
        .select('platform')
        .distinct()
        .where('state', '=', 'running')
        .execute();
      const due = await database
        .selectFrom('batch_items')
        .innerJoin('batches', 'batches.id', 'batch_items.batch')
        .select('platform')
        .distinct()
        .where('next_at', '<=', iso())
        .execute();
      return [...new Set([...running, ...due].map(({ platform }) => platform))];
    },
    /** Resolves to true if this process may send to a platform for the next seconds. */
    async claimLane(platform: string): Promise<boolean> {
      const mine = { process, busy_until: iso(now() + LANE_MS) };
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('batch_lanes')
        .values({ platform, ...mine, waits_until: null })
        .onConflict((conflict) =>
          conflict
            .column('platform')
            .doUpdateSet(mine)
            .where((row) =>
              row.or([
                row('batch_lanes.process', 'is', null),
                row('batch_lanes.process', '=', process),
                row('batch_lanes.busy_until', '<', iso()),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async releaseLane(platform: string): Promise<void> {
      await database
        .updateTable('batch_lanes')
        .set({ process: null, busy_until: null })
        .where('platform', '=', platform)
        .where('process', '=', process)
        .execute();
    },
    async isPausing(platform: string): Promise<boolean> {
      const row = await database
        .selectFrom('batch_lanes')
        .select('platform')
        .where('platform', '=', platform)
        .where('waits_until', '>', iso())
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Sends nothing to a platform until then. */
    async waitUntil(platform: string, time: number): Promise<void> {
      await database
        .updateTable('batch_lanes')
        .set({ waits_until: iso(time) })
        .where('platform', '=', platform)
        .execute();
    },
    /** A template with an unknown outcome for which it is time to look, or one whose process was killed. */
    async nextDue(platform: string): Promise<QueuedItem | undefined> {
      const item = await database
        .selectFrom('batch_items')
        .innerJoin('batches', 'batches.id', 'batch_items.batch')
        .selectAll('batch_items')
        .where('platform', '=', platform)
        .where('next_at', '<=', iso())
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst();
      const batch = item && (await readBatch(item.batch));
      return batch && { batch, item };
    },
    /** The next template of the batch that was started first. Batches in which nothing waits any more are done. */
    async nextWaiting(platform: string): Promise<QueuedItem | undefined> {
      const running = await database
        .selectFrom('batches')
        .selectAll()
        .where('platform', '=', platform)
        .where('state', '=', 'running')
        .orderBy('started_at')
        .orderBy('id')
        .execute();
      for (const batch of running) {
        const item = await database
          .selectFrom('batch_items')
          .selectAll()
          .where('batch', '=', batch.id)
          .where('state', '=', 'waiting')
          .orderBy('position')
          .limit(1)
          .executeTakeFirst();
        if (item) return { batch, item };
        await finish(database, batch.id, iso(), announce);
      }
      return undefined;
    },
    /** Resolves to true for the one process that may send a template, while its batch runs. */
    async claim({ batch, member, state, attempt }: BatchItemRow, requestId: string, until: number) {
      const { numUpdatedRows } = await database
        .updateTable('batch_items')
        .set({ state: 'sending', request_id: requestId, at: iso(), next_at: iso(until) })
        .where('batch', '=', batch)
        .where('member', '=', member)
        .where('state', '=', state)
        .where('attempt', '=', attempt)
        .where((row) =>
          row.exists(
            row
              .selectFrom('batches')
              .select('id')
              .where('id', '=', batch)
              .where('batches.state', '=', 'running'),
          ),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Writes down what became of a template, and what follows for its batch. */
    async settle(
      { batch, member, state, attempt }: BatchItemRow,
      change: Partial<BatchItemRow>,
      ofBatch: (row: BatchRow) => Partial<BatchRow> = () => ({}),
    ): Promise<void> {
      await database.transaction().execute(async (work) => {
        const row = await work
          .updateTable('batches')
          .set({ changed_at: iso() })
          .where('id', '=', batch)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return;
        // It was cancelled meanwhile, and would wait for ever.
        const isOver = change.state === 'waiting' && row.state === 'done';
        const { numUpdatedRows } = await work
          .updateTable('batch_items')
          .set({
            next_at: null,
            ...change,
            ...(isOver ? { state: 'not_sent', message: row.reason } : {}),
            at: iso(),
          })
          .where('batch', '=', batch)
          .where('member', '=', member)
          .where('state', '=', state)
          .where('attempt', '=', attempt)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        // A batch that was paused or cancelled meanwhile stays so.
        const { state: next = row.state, reason = row.reason, ...counted } = ofBatch(row);
        const values = { ...counted, ...(row.state === 'running' ? { state: next, reason } : {}) };
        if (Object.keys(values).length > 0)
          await work.updateTable('batches').set(values).where('id', '=', batch).execute();
        if (row.state === 'running' && next === 'stopped') await announceBatch(announce, work, row);
      });
    },
    /** Plans the next look for a template with an unknown outcome. */
    async noteLook(
      { batch, member, attempt }: BatchItemRow,
      change: Partial<Pick<BatchItemRow, 'looks' | 'next_at'>>,
    ): Promise<void> {
      await database
        .updateTable('batch_items')
        .set(change)
        .where('batch', '=', batch)
        .where('member', '=', member)
        .where('state', '=', 'unknown')
        .where('attempt', '=', attempt)
        .execute();
    },
    /** Stops a batch, and says why. */
    async stop(id: string, reason: string): Promise<void> {
      await database.transaction().execute(async (work) => {
        const row = await work
          .updateTable('batches')
          .set({ state: 'stopped', reason, changed_at: iso() })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .returningAll()
          .executeTakeFirst();
        if (row) await announceBatch(announce, work, row);
      });
    },
  };
}

async function finish(database: Database, id: string, at: string, announce: Announce): Promise<void> {
  await database.transaction().execute(async (work) => {
    const row = await work
      .updateTable('batches')
      .set({ state: 'done', reason: null, changed_at: at })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where((batch) =>
        batch.not(
          batch.exists(
            batch
              .selectFrom('batch_items')
              .select('member')
              .where('batch', '=', id)
              .where('state', 'in', ['waiting', 'sending']),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst();
    if (row) await announceBatch(announce, work, row);
  });
}
