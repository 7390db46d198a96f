import * as operations from '../../schema/openapi/senders';
import {
  SenderLook,
  type SpaceSender,
  type SpaceSenderAnswer,
  type SpaceSenderList,
} from '../../schema/responses/senders';
import { DRAFT_ID, type SenderEvent } from '../../schema/responses/spaces';
import type { DraftSender } from '../../schema/draft/sender';
import { isRecord } from '../../lib/values';
import { sql } from 'kysely';
import type { z } from 'zod';
import { del, get, put, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { gatewayError } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';

const MAX_REQUEST_BYTES = 500_000;
/** Senders of one space. */
const MAX_SENDERS = 100;

/** `…/senders`: the brands that a space shares, for the phones. A change names the revision that it is based on. */
export function senderRoutes(database: Database, now: () => number, report: () => void): Route[] {
  const ofSpace = (space: string) =>
    database.selectFrom('space_senders').selectAll().where('space', '=', space);
  const find = ({ space, id }: { space: string; id: string }) =>
    ofSpace(space).where('id', '=', id).executeTakeFirst();

  return [
    get(
      '/api/v1/spaces/:space/senders',
      { needs: 'space viewer', operation: operations.listSenders },
      async (c) => {
        const rows = await ofSpace(c.req.param('space')).orderBy('created_at').orderBy('id').execute();
        return Response.json({ senders: rows.map(listed) } satisfies z.infer<typeof SpaceSenderList>);
      },
    ),
    put(
      '/api/v1/spaces/:space/senders/:id',
      { needs: 'space author', operation: operations.writeSender },
      async (c) => {
        const look = await readOwnBody(c.req.raw, SenderLook, MAX_REQUEST_BYTES);
        if (look instanceof Response) return look;
        const { space, id } = c.req.param();
        if (!DRAFT_ID.test(id)) return noSender();
        const changed = { look: JSON.stringify(look), person: c.env.caller?.person?.name ?? null };
        if (c.req.header('If-None-Match') === '*') {
          const rows = await ofSpace(space).select('id').execute();
          if (rows.length >= MAX_SENDERS)
            return gatewayError(
              409,
              'too_many',
              `A space can have ${MAX_SENDERS} senders. Delete one first.`,
            );
          const { numInsertedOrUpdatedRows } = await database
            .insertInto('space_senders')
            .values({ space, id, revision: '1', created_at: new Date(now()).toISOString(), ...changed })
            .onConflict((conflict) => conflict.columns(['space', 'id']).doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows === 0n) return changedMeanwhile();
        } else {
          const revision = /^"(\d{1,12})"$/.exec(c.req.header('If-Match') ?? '')?.[1];
          if (revision === undefined)
            return gatewayError(
              428,
              'condition',
              'If-Match: must be the revision that you changed, in quotes',
            );
          const { numUpdatedRows } = await database
            .updateTable('space_senders')
            .set({ ...changed, revision: String(Number(revision) + 1) })
            .where('space', '=', space)
            .where('id', '=', id)
            .where('revision', '=', revision)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return (await find({ space, id })) ? changedMeanwhile() : noSender();
        }
        const row = await find({ space, id });
        if (row === undefined) return noSender();
        report();
        const sender = listed(row);
        return Response.json({ sender } satisfies z.infer<typeof SpaceSenderAnswer>, {
          status: sender.revision === 1 ? 201 : 200,
        });
      },
    ),
    del(
      '/api/v1/spaces/:space/senders/:id',
      { needs: 'space author', operation: operations.deleteSender },
      async (c) => {
        const { space, id } = c.req.param();
        const { numDeletedRows } = await database
          .deleteFrom('space_senders')
          .where('space', '=', space)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return noSender();
        report();
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

/**
 * The sender that a draft of a space shows if the space shares it: the chosen one as it is now, or the first one where none
 * was chosen, as on the pages of the team. Undefined: what the draft itself says counts.
 */
export async function findSharedSender(
  database: Database,
  space: string,
  chosen: unknown,
): Promise<DraftSender | undefined> {
  const shared = database.selectFrom('space_senders').selectAll().where('space', '=', space);
  const id = isRecord(chosen) && typeof chosen.id === 'string' ? chosen.id : '';
  const row =
    chosen === undefined
      ? await shared.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
      : await shared.where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { logo, logoUrl, ...look } = SenderLook.parse(JSON.parse(row.look));
  const shown = logo ?? logoUrl;
  return { ...look, id: row.id, ...(shown === undefined ? {} : { logoUrl: shown }) };
}

/** Follows the senders of all spaces. The first look reports nothing: what is there already is no news. */
export function createSenderFollower(database: Database) {
  let known: ReadonlyMap<string, string> | undefined;

  return async (): Promise<SenderEvent[]> => {
    const rows = await database
      .selectFrom('space_senders')
      .select((row) => [
        'space',
        row.fn.countAll().as('count'),
        row.fn.max('created_at').as('newest'),
        sql`sum(cast(revision as bigint))`.as('revisions'),
      ])
      .groupBy('space')
      .execute();
    const before = known;
    const found = new Map(rows.map((row) => [row.space, JSON.stringify(row)]));
    known = found;
    if (!before) return [];
    const spaces = new Set([...before.keys(), ...found.keys()]);
    return [...spaces].filter((space) => before.get(space) !== found.get(space)).map((space) => ({ space }));
  };
}

const listed = ({
  id,
  look,
  revision,
  created_at: createdAt,
  person,
}: Tables['space_senders']): SpaceSender => ({
  id,
  look: SenderLook.parse(JSON.parse(look)),
  revision: Number(revision),
  createdAt: Date.parse(createdAt),
  changedBy: person,
});

const noSender = () => gatewayError(404, 'not_found', 'id: there is no such sender in this space');
const changedMeanwhile = () =>
  gatewayError(412, 'changed', 'Somebody else changed the sender. Nothing was written.');
