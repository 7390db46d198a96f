import type { z } from '../../values/zod';
import { json, pathParameter, type Json } from '../parts/parts';
import { refused, query, operation, done, nothing, notFound, wrongContent } from './operation';
import {
  MovedStatus,
  NewStatus,
  RequestLog,
  TemplateScenarios,
  VerificationScenarios,
} from './builderSchemas';

function scenarioOperations(
  words: { suffix: string; what: string; key: string; keyWords: string },
  list: z.ZodType,
  examples: Json,
): Json {
  const answered = { 200: done('What waits now, in its order.', json(list)) };
  return {
    put: operation('Testing', {
      id: `set${words.suffix}`,
      summary: `Choose the next answers to ${words.what}`,
      description:
        'Embedded platform only; callers on the same machine and signed-in senders. Entries are used up by requests that they answered, the ones with a name before the others. A list replaces the waiting entries of the same names.',
      body: json(list, { examples }),
      responses: { ...answered, ...wrongContent },
    }),
    get: operation('Testing', {
      id: `list${words.suffix}`,
      summary: `List the answers that wait for ${words.what}`,
      responses: answered,
    }),
    delete: operation('Testing', {
      id: `clear${words.suffix}`,
      summary: `Clear the answers that wait for ${words.what}`,
      parameters: [query(words.key, words.keyWords)],
      responses: nothing,
    }),
  };
}

const example = (value: unknown) => ({ example: { summary: 'An example', value } });

/** Addresses for tests at the embedded platform. */
export function testingPaths(): Json {
  return {
    '/api/scenario': scenarioOperations(
      {
        suffix: 'Scenarios',
        what: 'creations',
        key: 'name',
        keyWords: 'Only those that wait for this name.',
      },
      TemplateScenarios,
      example({
        next: [
          '503',
          { answer: '201:approved', name: 'my_template' },
          { raw: { status: 418, headers: { 'Content-Type': 'text/plain' }, body: 'I am a teapot' } },
        ],
      }),
    ),
    '/api/verification/scenario': scenarioOperations(
      {
        suffix: 'VerificationScenarios',
        what: 'starts of verifications',
        key: 'endpoint',
        keyWords: 'Only those that wait for this phone number.',
      },
      VerificationScenarios,
      example({ next: ['complete', { answer: '400:40002:method', endpoint: '+919876543210' }] }),
    ),
    '/api/platform/templates/{appId}/{templateName}/status': {
      put: operation('Testing', {
        id: 'moveTemplateStatus',
        summary: 'Set the status of a template of the embedded platform',
        parameters: [
          pathParameter('appId', 'The application identifier.'),
          pathParameter('templateName', 'The name of the template.'),
        ],
        body: json(NewStatus, { examples: example({ status: 'approved' }) }),
        responses: {
          200: done('The status now.', json(MovedStatus)),
          400: refused('The body is wrong.'),
          413: refused('The body is too large.'),
          ...notFound,
        },
      }),
    },
    '/api/platform': {
      delete: operation('Testing', {
        id: 'emptyPlatform',
        summary: 'Remove all templates and verifications of the embedded platform',
        responses: nothing,
      }),
    },
    '/api/log': {
      get: operation('Testing', {
        id: 'listRequests',
        summary: 'List the requests of the last hour',
        responses: { 200: done('The newest first.', json(RequestLog)) },
      }),
    },
  };
}
