import { json, pathParameter, type Json } from '../parts/parts';
import { refused, query, operation, done, nothing, notFound } from './operation';
import { Session, SessionList } from './builderSchemas';

/** Sessions and activity. */
export function peoplePaths(): Json {
  return {
    '/api/session': {
      get: operation('People', {
        id: 'readSession',
        summary: 'Read who calls',
        responses: { 200: done('The caller.', json(Session)) },
      }),
      delete: operation('People', {
        id: 'signOut',
        summary: 'Sign out',
        responses: {
          200: done('Signed out. `to` is the address that ends the session elsewhere, if there is one.', {
            'application/json': {
              schema: {
                type: 'object',
                properties: { to: { type: ['string', 'null'] } },
                required: ['to'],
              },
            },
          }),
        },
      }),
    },
    '/api/sessions': {
      get: operation('People', {
        id: 'listSessions',
        summary: 'List the people who are signed in',
        responses: { 200: done('The sessions.', json(SessionList)) },
      }),
    },
    '/api/sessions/{id}': {
      delete: operation('People', {
        id: 'endSession',
        summary: 'End a session',
        parameters: [pathParameter('id', 'The id of the session in the list.')],
        responses: { ...nothing, ...notFound },
      }),
    },
    '/api/audit': {
      get: operation('People', {
        id: 'listActivity',
        summary: 'List the recorded acts, one JSON object a line',
        parameters: [
          query('q', 'Part of a person’s or template’s name.', { type: 'string', maxLength: 200 }),
          query('limit', 'Lines at most.', { type: 'integer', minimum: 1, maximum: 10_000 }),
        ],
        responses: {
          200: {
            description: 'The newest first.',
            content: { 'application/x-ndjson': { schema: { type: 'string' } } },
          },
          400: refused('There is no such filter, or it has no such value.'),
        },
      }),
    },
  };
}
