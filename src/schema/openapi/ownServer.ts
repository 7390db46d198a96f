import { AuditRecord, RequestLog } from '../responses/activity';
import { Connection } from '../responses/connection';
import { Session, SessionList, SignedOut } from '../responses/session';
import { TextsToTranslate, TranslatedTexts } from '../responses/translations';
import { SentVerification, VerificationConnection } from '../responses/verifications';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownBodyRefusals,
  ownOperation,
  query,
  ref,
  refused,
} from './operation';

const through = 'Through this server';
const people = 'People';

export const readConnection = ownOperation(through, 'readConnection', {
  summary: 'Read where templates are sent',
  responses: { 200: done('The platforms.', jsonContent(Connection)) },
});

export const readVerificationConnection = ownOperation(through, 'readVerificationConnection', {
  summary: 'Read where verifications are sent',
  responses: { 200: done('The service.', jsonContent(VerificationConnection)) },
});

export const readSentVerification = ownOperation(through, 'readSentVerification', {
  summary: 'Read the request sent for a verification',
  places: { id: 'The id of the verification.' },
  responses: { 200: done('The request.', jsonContent(SentVerification)), ...noSuchThing },
});

export const translateTexts = ownOperation(through, 'translateTexts', {
  summary: 'Translate texts with the translation service of this server',
  description: 'Nothing is stored. Check the texts: a machine wrote them.',
  ...body(
    jsonContent(TextsToTranslate, example({ from: 'en', to: 'hi', texts: ['Your order was shipped.'] })),
  ),
  responses: {
    200: done('The translations.', jsonContent(TranslatedTexts)),
    ...ownBodyRefusals,
    404: refused('The server has no translation service.'),
    502: refused('The service rejected the texts, or is not available.'),
  },
});

export const readSession = ownOperation(people, 'readSession', {
  summary: 'Read who is signed in',
  responses: { 200: done('The signed-in person, if any.', jsonContent(Session)) },
});

export const signOut = ownOperation(people, 'signOut', {
  summary: 'Sign out',
  responses: { 200: done('Signed out.', jsonContent(SignedOut)) },
});

export const listSessions = ownOperation(people, 'listSessions', {
  summary: 'List the people who are signed in',
  responses: { 200: done('The sessions.', jsonContent(SessionList)) },
});

export const endSessionOperation = ownOperation(people, 'endSession', {
  summary: 'End a session',
  places: { id: 'The id of the session in the list.' },
  responses: { ...nothing, ...noSuchThing },
});

export const listActivity = ownOperation(people, 'listActivity', {
  summary: 'List activity, one JSON object per line',
  parameters: [
    query('q', 'Part of a person’s or template’s name.', { type: 'string', maxLength: 200 }),
    query('limit', 'Maximum number of lines.', { type: 'integer', minimum: 1, maximum: 10_000 }),
  ],
  responses: {
    200: done('Newest first.', {
      'application/x-ndjson': {
        schema: { type: 'string', contentMediaType: 'application/json', contentSchema: ref(AuditRecord) },
      },
    }),
    400: refused('Unknown filter or value.'),
  },
});

export const listRequests = ownOperation('Testing', 'listRequests', {
  summary: 'List the requests of the last hour',
  parameters: [
    query('q', 'Part of a template’s name, path, person, request ID or code.', { type: 'string' }),
  ],
  responses: { 200: done('Newest first.', jsonContent(RequestLog)) },
});
