import { Readable } from 'node:stream';
import * as operations from '../../schema/openapi/exports';
import { get, type Route } from '../access/route';
import { labelOfSpace } from '../access/spaces';
import type { Database } from '../database/openDatabase';
import { gatewayError } from '../gateway/calls/gatewayError';
import type { Settings } from '../settings/settings';
import { exportPersonLines, exportSpaceLines } from './exportRows';

/** What the server stores of a space, for its senders, and of the caller, as files of JSON lines. */
export function exportRoutes(settings: Settings, database: Database, now: () => number): Route[] {
  const at = () => new Date(now()).toISOString();
  return [
    get(
      '/api/v1/spaces/:space/export',
      { needs: 'space sender', operation: operations.exportSpace, records: 'space-exported' },
      async (c) => {
        const { space } = c.req.param();
        // What leaves the server is recorded before it does.
        const unrecorded = await c.env.beginAct?.({ name: labelOfSpace(space, settings) });
        return unrecorded ?? asFile(`space-${space}`, at(), exportSpaceLines(database, space, at()));
      },
    ),
    get('/api/v1/person/export', { needs: 'viewer', operation: operations.exportPerson }, (c) => {
      const { person, token } = c.env.caller ?? {};
      if (person === undefined)
        return gatewayError(
          409,
          'no_sign_in',
          'Nobody signs in at this server: nothing is stored about a person.',
        );
      if (token?.space)
        return gatewayError(403, 'token', 'A token of one space reads nothing about its owner.');
      return asFile('person', at(), exportPersonLines(database, person.subject, at()));
    }),
  ];
}

function asFile(what: string, at: string, lines: AsyncIterable<string>): Response {
  const body = Readable.toWeb(
    Readable.from(lines, { objectMode: true }).map((line: string) => Buffer.from(line)),
  );
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="rcs-${what}-${at.slice(0, 10)}.jsonl"`,
      'Cache-Control': 'no-store',
    },
  });
}
