import { listActivity, listRequests } from '../../schema/openapi/ownServer';
import { route, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import { gatewayError } from '../gateway/calls/gatewayError';
import { AuditFilter, readAudit } from './readAudit';
import type { RequestLog } from './requestLog';

const asLines = (rows: readonly object[]) =>
  new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
  });

/** `/api/audit`, the record of acts, and `/api/log`, the requests of the last hour. */
export function auditRoutes(database: Database, requests: RequestLog): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/audit',
      needs: 'sender',
      operation: listActivity,
      async handle(c) {
        const filter = AuditFilter.safeParse(c.req.query());
        if (filter.success) return asLines(await readAudit(database, filter.data));
        const [first] = filter.error.issues;
        const name = first?.code === 'unrecognized_keys' ? first.keys.join() : first?.path.join('.');
        return gatewayError(400, 'query', `${name}: is not a filter of this list, or has no such value`);
      },
    }),
    route({
      method: 'GET',
      path: '/api/log',
      needs: 'sender',
      operation: listRequests,
      handle: () => Response.json(requests.list()),
    }),
  ];
}
