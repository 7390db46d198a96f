import { listActivity, listRequests } from '../../schema/openapi/ownServer';
import { get, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import { wrongQuery } from '../gateway/calls/gatewayError';
import type { RequestActivity } from './requestLog';
import { z } from 'zod';
import { AuditAction, AuditOutcome, type AuditRecord } from '../../schema/responses/activity';

const asLines = (rows: readonly object[]) =>
  new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
  });

/** `/api/audit`, the record of acts, and `/api/log`, the requests of the last hour. */
export function auditRoutes(database: Database, requests: RequestActivity): Route[] {
  return [
    get('/api/audit', { needs: 'sender', operation: listActivity }, async (c) => {
      const filter = AuditFilter.safeParse(c.req.query());
      if (filter.success) return asLines(await readAudit(database, filter.data));
      return wrongQuery(filter.error, 'filter');
    }),
    get('/api/log', { needs: 'sender', operation: listRequests }, (c) =>
      Response.json(requests.list(c.req.query('q'))),
    ),
  ];
}

const MAX_RECORDS = 10_000;

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** The filter of a list of records, as the query of an address holds it. */
export const AuditFilter = z.strictObject({
  /** Part of the person's name, of the id of the person, or of the name of the template. */
  q: z.string().max(200).optional(),
  action: z.optional(AuditAction),
  outcome: z.optional(AuditOutcome),
  from: moment.optional(),
  to: moment.optional(),
  /** The id of the last record of the page before. */
  before: z.string().max(100).optional(),
  limit: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(MAX_RECORDS))
    .default(200),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

const isoOf = (text: string) => new Date(text).toISOString();

/** The records that fit a filter, the newest first. */
export async function readAudit(
  database: Database,
  { q, action, outcome, from, to, before, limit }: AuditFilter,
): Promise<AuditRecord[]> {
  let query = database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (action !== undefined) query = query.where('action', '=', action);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (from !== undefined) query = query.where('at', '>=', isoOf(from));
  if (to !== undefined) query = query.where('at', '<', isoOf(to));
  if (before !== undefined) query = query.where('id', '<', before);
  if (q !== undefined && q.trim() !== '') {
    // An underscore, common in names, matches itself and any other letter.
    const part = `%${q.trim().toLowerCase().replaceAll(/[\\%]/g, '')}%`;
    query = query.where((row) =>
      row.or(
        (['person', 'subject', 'name', 'app_id'] as const).map((column) =>
          row(row.fn('lower', [column]), 'like', part),
        ),
      ),
    );
  }
  const rows = await query.execute();
  return rows.map(({ app_id: appId, request_id: requestId, status, ...rest }) => ({
    ...rest,
    appId,
    requestId,
    status: status === null ? null : Number(status),
  }));
}
