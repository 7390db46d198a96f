import { sql } from 'kysely';
import { erasePersonOperation, listPeople } from '../../../schema/openapi/members';
import type { PeopleList } from '../../../schema/responses/members';
import type { Database } from '../../database/openDatabase';
import { gatewayError } from '../../gateway/calls/gatewayError';
import type { Caller } from '../../request/bindings';
import type { Settings } from '../../settings/settings';
import { del, get, type Route } from '../route';
import { erasePerson } from './erasePerson';

/**
 * `/api/v1/people`: everybody who has signed in here, and erasing one of them.
 *
 * @param endStreams ends what a person receives at this moment
 */
export function peopleRoutes(
  settings: Settings,
  database: Database,
  endStreams: (subject: string) => void,
): Route[] {
  return [
    get('/api/v1/people', { needs: 'sender', operation: listPeople }, async (c) => {
      const { caller = {} } = c.env;
      return reject(caller) ?? Response.json({ people: await readPeople(database, caller) });
    }),
    del(
      '/api/v1/people/:person',
      { needs: 'sender', operation: erasePersonOperation, records: 'person-erased' },
      async (c) => {
        const { caller = {}, beginAct } = c.env;
        const rejection = reject(caller);
        if (rejection) return rejection;
        const { person } = c.req.param();
        if (person === caller.person?.subject)
          return gatewayError(
            409,
            'own_data',
            'You can’t erase your own data. Ask somebody else who can send.',
          );
        // Recorded without a name: it would be the last trace of the person.
        const isErased = await erasePerson(settings, database, person, async (work) => beginAct?.({}, work));
        if (!isErased)
          return gatewayError(404, 'not_found', 'person: nobody with this ID has signed in here');
        endStreams(person);
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

function reject({ person, token }: Caller): Response | undefined {
  if (person === undefined)
    return gatewayError(409, 'no_sign_in', 'Nobody signs in at this server: it knows no people.');
  return token?.space
    ? gatewayError(403, 'token', 'A token of one space reads and changes nothing about people.')
    : undefined;
}

async function readPeople(database: Database, { person }: Caller): Promise<PeopleList['people']> {
  const { rows } = await sql<{ subject: string; seen: string }>`
    select subject, max(at) as seen from (
      select subject, at from audit where subject is not null
      union all select subject, seen_at from sessions
      union all select subject, used_at from tokens where used_at is not null
    ) as acts group by subject`.execute(database);
  const seen = new Map(rows.map((row) => [row.subject, row.seen]));
  const known = await database
    .selectFrom('people')
    .leftJoin('mailboxes', 'mailboxes.subject', 'people.subject')
    .select(['people.subject as id', 'name', 'address'])
    .execute();
  return known
    .map((row) => ({ ...row, seen: seen.get(row.id) ?? null, isYou: row.id === person?.subject }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
