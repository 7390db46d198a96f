import type { Transaction } from 'kysely';
import type { BatchItemState } from '../../schema/responses/batches';
import { withCurrentNames } from '../access/people';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import type { Announce } from '../notices/announce';
import type { Caller } from '../request/bindings';
import { announceBatch } from './announceBatch';

export type BatchRow = Tables['batches'];
export type BatchItemRow = Tables['batch_items'];
export type BatchStore = ReturnType<typeof createBatchStore>;

/** Whose batches: those of a space, or the caller's own of drafts that are in one browser. */
export type BatchOwner = { space: string } | { space: null; owner: string | null };

export type BatchCounts = Record<'waiting' | 'created' | 'refused' | 'unknown' | 'notSent', number>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which the body of a settled template is kept, and a batch that does not run. */
const BODY_DAYS = 30;
const BATCH_DAYS = 90;
/** Days for which the status of a pending template is asked for. */
const PENDING_DAYS = 30;
/** Names of one query. */
const NAMES = 500;

const countOf: Record<BatchItemState, keyof BatchCounts> = {
  waiting: 'waiting',
  sending: 'waiting',
  created: 'created',
  refused: 'refused',
  unknown: 'unknown',
  not_sent: 'notSent',
};

/** Keeps batches, and what became of their templates. */
export function createBatchStore(database: Database, now: () => number, announce: Announce) {
  const iso = (time = now()) => new Date(time).toISOString();
  const ownedBy = (owner: BatchOwner) => {
    const query = database.selectFrom('batches').selectAll();
    if (owner.space !== null) return query.where('space', '=', owner.space);
    return query.where('space', 'is', null).where('owner', owner.owner === null ? 'is' : '=', owner.owner);
  };

  return {
    /** Makes a batch, or finds the one that its key has made before. */
    async add(row: BatchRow, work: Transaction<Tables>): Promise<{ row: BatchRow; isNew: boolean }> {
      const { numInsertedOrUpdatedRows } = await work
        .insertInto('batches')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return { row, isNew: true };
      const known = await work
        .selectFrom('batches')
        .selectAll()
        .where('key', '=', row.key)
        .executeTakeFirstOrThrow();
      return { row: known, isNew: false };
    },
    find: (owner: BatchOwner, id: string): Promise<BatchRow | undefined> =>
      ownedBy(owner).where('id', '=', id).executeTakeFirst(),
    async countUnfinished(owner: BatchOwner): Promise<number> {
      const rows = await ownedBy(owner).where('state', '!=', 'done').execute();
      return rows.length;
    },
    /** Batches with the name that whoever started them has now. */
    called: (rows: readonly BatchRow[]) => withCurrentNames(database, rows),
    /** Newest first. `before`: the last one of the page before. */
    list(
      owner: BatchOwner,
      { draft, before, limit }: { draft?: string | undefined; before: string[] | undefined; limit: number },
    ): Promise<BatchRow[]> {
      let query = ownedBy(owner).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
      if (draft !== undefined) query = query.where('draft', '=', draft);
      const [at = '', id = ''] = before ?? [];
      if (before)
        query = query.where((row) =>
          row.or([row('created_at', '<', at), row.and([row('created_at', '=', at), row('id', '<', id)])]),
        );
      return query.execute();
    },
    /** How many templates of each batch are in which state. */
    async counts(ids: readonly string[]): Promise<Map<string, BatchCounts>> {
      const rows = await database
        .selectFrom('batch_items')
        .select(['batch', 'state', (count) => count.fn.countAll().as('count')])
        .where('batch', 'in', [...ids, ''])
        .groupBy(['batch', 'state'])
        .execute();
      const counts = new Map(
        ids.map((id) => [id, { waiting: 0, created: 0, refused: 0, unknown: 0, notSent: 0 }]),
      );
      for (const { batch, state, count } of rows) {
        const found = counts.get(batch);
        if (found) found[countOf[state as BatchItemState]] += Number(count);
      }
      return counts;
    },
    /** Until when nothing is sent to each platform. */
    async pauses(): Promise<Map<string, number>> {
      const rows = await database
        .selectFrom('batch_lanes')
        .select(['platform', 'waits_until'])
        .where('waits_until', '>', iso())
        .execute();
      return new Map(rows.map((row) => [row.platform, Date.parse(row.waits_until ?? '')]));
    },
    /** The templates of a batch in their order. `after`: the position of the last one of the page before. */
    items(
      batch: string,
      {
        state,
        after = '',
        limit,
      }: { state?: BatchItemState | undefined; after: string | undefined; limit: number },
    ): Promise<BatchItemRow[]> {
      const query = database
        .selectFrom('batch_items')
        .selectAll()
        .where('batch', '=', batch)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit);
      return (state === undefined ? query : query.where('state', '=', state)).execute();
    },
    /** Lets a batch run in the name of a caller. Resolves to false if nothing waits in it. */
    async resume(id: string, { person, token }: Caller): Promise<boolean> {
      return database.transaction().execute(async (work) => {
        const { numUpdatedRows } = await work
          .updateTable('batches')
          .set((row) => ({
            state: 'running',
            reason: null,
            in_row: '0',
            failures: '0',
            subject: person?.subject ?? null,
            person: person?.name ?? null,
            token: token?.id ?? null,
            started_at: row.fn.coalesce('started_at', row.val(iso())),
            changed_at: iso(),
          }))
          .where('id', '=', id)
          .where((row) =>
            row.exists(
              row
                .selectFrom('batch_items')
                .select('member')
                .where('batch', '=', id)
                .where('state', 'in', ['waiting', 'sending']),
            ),
          )
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },
    /** Pauses a batch. One that does not run stays as it is. */
    async pause(id: string): Promise<void> {
      await database
        .updateTable('batches')
        .set({ state: 'paused', reason: null, changed_at: iso() })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute();
    },
    /** Sends nothing more of a batch. */
    async cancel(id: string, by: string): Promise<void> {
      await database.transaction().execute(async (work) => {
        const before = await work.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
        const { numUpdatedRows } = await work
          .updateTable('batches')
          .set({ state: 'done', reason: `${by} cancelled the rest.`, changed_at: iso() })
          .where('id', '=', id)
          .where('state', '!=', 'done')
          .executeTakeFirst();
        await work
          .updateTable('batch_items')
          .set({ state: 'not_sent', message: `${by} cancelled the rest.`, at: iso() })
          .where('batch', '=', id)
          .where('state', '=', 'waiting')
          .execute();
        // People were told of one that had stopped.
        if (before && before.state !== 'stopped' && numUpdatedRows > 0n)
          await announceBatch(announce, work, before);
      });
    },
    /** Saves the statuses that a platform reports, by template name. */
    async noteStatuses(
      platform: string,
      appId: string,
      statuses: ReadonlyMap<string, string>,
    ): Promise<void> {
      const names = [...statuses.keys()];
      for (let at = 0; at < names.length; at += NAMES) {
        const rows = await database
          .selectFrom('batch_items')
          .innerJoin('batches', 'batches.id', 'batch_items.batch')
          .select(['batch', 'member', 'name', 'status'])
          .where('name', 'in', names.slice(at, at + NAMES))
          .where('batch_items.state', '=', 'created')
          .where('platform', '=', platform)
          .where('app_id', '=', appId)
          .execute();
        for (const { batch, member, name, status } of rows)
          if (statuses.get(name) !== status)
            await database
              .updateTable('batch_items')
              .set({ status: statuses.get(name) ?? null })
              .where('batch', '=', batch)
              .where('member', '=', member)
              .where('state', '=', 'created')
              .execute();
      }
    },
    /** App ids of a platform to which templates were sent whose status people wait for. */
    async pendingAppIds(platform: string): Promise<string[]> {
      const rows = await database
        .selectFrom('batches')
        .innerJoin('batch_items', 'batch_items.batch', 'batches.id')
        .select('app_id')
        .distinct()
        .where('platform', '=', platform)
        .where('batch_items.state', '=', 'created')
        .where('batch_items.at', '>', iso(now() - PENDING_DAYS * DAY_MS))
        .where((row) => row.or([row('status', 'is', null), row('status', '=', 'pending')]))
        .execute();
      return rows.map((row) => row.app_id);
    },
    /** Removes bodies that are no longer needed, and batches that have not run for long. */
    async tidy(): Promise<void> {
      await database
        .updateTable('batch_items')
        .set({ body: null })
        .where('at', '<', iso(now() - BODY_DAYS * DAY_MS))
        .where('state', 'not in', ['waiting', 'sending'])
        .where('next_at', 'is', null)
        .where('body', 'is not', null)
        .execute();
      const old = await database
        .selectFrom('batches')
        .select('id')
        .where('changed_at', '<', iso(now() - BATCH_DAYS * DAY_MS))
        .where('state', '!=', 'running')
        .execute();
      for (const { id } of old)
        await database.transaction().execute(async (work) => {
          await work.deleteFrom('batch_items').where('batch', '=', id).execute();
          await work.deleteFrom('batches').where('id', '=', id).execute();
        });
    },
  };
}
