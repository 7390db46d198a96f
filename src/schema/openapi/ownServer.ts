import { AuditRecord, RequestLog } from '../responses/activity';
import { Connection } from '../responses/connection';
import { Session, SessionList, SignedOut } from '../responses/session';
import { SentVerification, VerificationConnection } from '../responses/verifications';
import { done, json, notFound, nothing, ownOperation, query, ref, refused } from './operation';

const through = 'Through this server';
const people = 'People';

export const readConnection = ownOperation(through, 'readConnection', {
  summary: 'Read where templates go',
  responses: { 200: done('The platforms.', json(Connection)) },
});

export const readVerificationConnection = ownOperation(through, 'readVerificationConnection', {
  summary: 'Read where verifications go',
  responses: { 200: done('The service.', json(VerificationConnection)) },
});

export const readSentVerification = ownOperation(through, 'readSentVerification', {
  summary: 'Read what went out for a verification',
  places: { id: 'The id of the verification.' },
  responses: { 200: done('The request.', json(SentVerification)), ...notFound },
});

export const readSession = ownOperation(people, 'readSession', {
  summary: 'Read who calls',
  responses: { 200: done('The caller.', json(Session)) },
});

export const signOut = ownOperation(people, 'signOut', {
  summary: 'Sign out',
  responses: { 200: done('Signed out.', json(SignedOut)) },
});

export const listSessions = ownOperation(people, 'listSessions', {
  summary: 'List the people who are signed in',
  responses: { 200: done('The sessions.', json(SessionList)) },
});

export const endSession = ownOperation(people, 'endSession', {
  summary: 'End a session',
  places: { id: 'The id of the session in the list.' },
  responses: { ...nothing, ...notFound },
});

export const listActivity = ownOperation(people, 'listActivity', {
  summary: 'List the recorded acts, one JSON object a line',
  parameters: [
    query('q', 'Part of a person’s or template’s name.', { type: 'string', maxLength: 200 }),
    query('limit', 'Lines at most.', { type: 'integer', minimum: 1, maximum: 10_000 }),
  ],
  responses: {
    200: done('The newest first.', {
      'application/x-ndjson': {
        schema: { type: 'string', contentMediaType: 'application/json', contentSchema: ref(AuditRecord) },
      },
    }),
    400: refused('There is no such filter, or it has no such value.'),
  },
});

export const listRequests = ownOperation('Testing', 'listRequests', {
  summary: 'List the requests of the last hour',
  responses: { 200: done('The newest first.', json(RequestLog)) },
});
