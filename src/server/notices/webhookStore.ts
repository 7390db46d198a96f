import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { NoticeEvent } from '../../schema/responses/notices';
import type { Person } from '../../schema/responses/session';
import type { NewWebhook } from '../../schema/responses/webhooks';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { ascendingId, randomId } from '../request/requestId';
import type { Settings } from '../settings/settings';
import { hooksFor, newDelivery, readWebhookEvents } from './announce';
import { testBody } from './webhookBody';

export type DeliveryRow = Tables['deliveries'];
export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** A webhook of a space, or of the setting `WEBHOOKS`. */
export type KnownWebhook = {
  id: string;
  url: string;
  /** Absent for Slack and Teams, whose address is the secret. */
  secret: string | undefined;
  events: NoticeEvent[];
  form: string;
  by: string | null;
  /** The id of who made it. */
  subject: string | null;
  isOfSetting: boolean;
  isOn: boolean;
  allowPrivate: boolean;
};

/** Keeps the webhooks of spaces, and the messages to them until they are delivered. */
export function createWebhookStore(
  database: Database,
  { WEBHOOKS = [] }: Pick<Settings, 'WEBHOOKS'>,
  now: () => number,
) {
  const iso = (time = now()) => new Date(time).toISOString();
  const rowsOf = (space: string) => database.selectFrom('webhooks').selectAll().where('space', '=', space);

  async function find(space: string, id: string): Promise<KnownWebhook | undefined> {
    const row = await rowsOf(space).where('id', '=', id).executeTakeFirst();
    if (row) return ofSpace(row);
    const set = hooksFor(WEBHOOKS, space).find((hook) => hook.id === id);
    return set && ofSettings(set);
  }

  return {
    find,
    /** The webhooks of a space, those of the settings last. */
    async list(space: string): Promise<KnownWebhook[]> {
      const rows = await rowsOf(space).orderBy('at').execute();
      return [...rows.map(ofSpace), ...hooksFor(WEBHOOKS, space).map(ofSettings)];
    },
    async add(
      space: string,
      { url, events, form }: z.infer<typeof NewWebhook>,
      person: Person | undefined,
    ): Promise<{ webhook: KnownWebhook; secret: string }> {
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const row = {
        id: randomId(),
        space,
        url,
        secret,
        events: JSON.stringify(events),
        form,
        subject: person?.subject ?? null,
        person: person?.name ?? null,
        at: iso(),
        ended_at: null,
      };
      await database.insertInto('webhooks').values(row).execute();
      return { webhook: ofSpace(row), secret };
    },
    /** Resolves to false if the space has no such webhook of its own. */
    async remove(space: string, id: string): Promise<boolean> {
      return database.transaction().execute(async (work) => {
        const { numDeletedRows } = await work
          .deleteFrom('webhooks')
          .where('space', '=', space)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await work.deleteFrom('deliveries').where('webhook', '=', id).execute();
        return true;
      });
    },
    /** Puts a test message in line. */
    async test(space: string, { id, form }: KnownWebhook): Promise<void> {
      const at = iso();
      await database
        .insertInto('deliveries')
        .values(
          newDelivery({
            id: `${ascendingId(at)}-${id}`,
            webhook: id,
            space,
            event: 'test',
            body: testBody(form, at),
            at,
          }),
        )
        .execute();
    },
    deliveries: (space: string, limit: number): Promise<DeliveryRow[]> =>
      database
        .selectFrom('deliveries')
        .selectAll()
        .where('space', '=', space)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    /** Puts a message in line again, as if it was never tried. Resolves to false if there is none. */
    async replay(space: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({ state: 'waiting', attempts: '0', next_at: iso() })
        .where('space', '=', space)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Messages for which it is time, the oldest first. */
    due: (limit: number): Promise<DeliveryRow[]> =>
      database
        .selectFrom('deliveries')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('next_at', '<=', iso())
        .orderBy('next_at')
        .limit(limit)
        .execute(),
    /** Resolves to true for the one process that may send a message in the next moments. */
    async claim({ id, next_at: nextAt }: DeliveryRow, until: number): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('deliveries')
        .set({ next_at: iso(until) })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('next_at', '=', nextAt)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async settle(id: string, values: Pick<DeliveryRow, 'state' | 'attempts' | 'next_at' | 'result'>) {
      await database.updateTable('deliveries').set(values).where('id', '=', id).execute();
    },
    /** Sends a webhook nothing more, because its receiver says that it is gone. */
    async end(id: string): Promise<void> {
      await database.updateTable('webhooks').set({ ended_at: iso() }).where('id', '=', id).execute();
    },
  };
}

const ofSettings = (hook: NonNullable<Settings['WEBHOOKS']>[number]): KnownWebhook => ({
  ...hook,
  secret: hook.secret,
  by: null,
  subject: null,
  isOfSetting: true,
  isOn: true,
});
const ofSpace = (row: Tables['webhooks']): KnownWebhook => ({
  id: row.id,
  url: row.url,
  secret: row.secret,
  events: readWebhookEvents(row.events),
  form: row.form,
  by: row.person,
  subject: row.subject,
  isOfSetting: false,
  isOn: row.ended_at === null,
  allowPrivate: false,
});
