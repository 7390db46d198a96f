import { MediaCheckAnswer, MediaCheckRequest } from '../media/mediaLook';
import { MediaFile, MediaList, UploadedMedia } from '../media/mediaFile';
import { z } from '../values/zod';
import {
  ConnectionAnswer,
  GatewayError,
  MovedStatus,
  NewStatus,
  RequestLog,
  SentVerification,
  Session,
  SessionList,
  TemplateScenarios,
  VerificationConnectionAnswer,
  VerificationScenarios,
} from './builderSchemas';
import { json, otherError, pathParameter, withoutBody, type Json } from './parts';

const refused = (description: string) => ({ description, content: json(GatewayError) });

/** The refusals that any address under `/api` may give. */
const refusals = {
  401: refused('Not signed in, where people sign in.'),
  403: refused('The role, the origin or the place of the caller does not allow it.'),
  500: refused('Something went wrong.'),
  503: refused('The database cannot be read now.'),
};

const query = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

/** A schema that has no id, in its place. */
const inline = (schema: z.ZodType) => {
  const { $schema: _, ...stated } = z.toJSONSchema(schema, { io: 'output' });
  return { 'application/json': { schema: stated } };
};

type Operation = {
  id: string;
  summary: string;
  description?: string;
  parameters?: Json[];
  body?: Json;
  responses: Json;
  links?: Json;
};

function operation(
  tag: string,
  { id, summary, description, parameters = [], body, responses }: Operation,
): Json {
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: [],
    parameters,
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: { ...refusals, ...responses },
  };
}

const done = (description: string, content: Json) => ({ description, content });
const nothing = { 204: withoutBody('Done.') };
const notFound = { 404: refused('There is no such thing.') };
const wrongBody = { 400: { description: 'The body is wrong.', content: otherError } };
const wrongContent = {
  ...wrongBody,
  413: { description: 'The body is too large.', content: otherError },
  415: { description: 'Content type is not application/json.', content: otherError },
};

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

function testingPaths(): Json {
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

function mediaPaths(): Json {
  const file = [pathParameter('file', 'The file’s name at this server.')];
  const uploadId = [pathParameter('id', 'The id of the upload.')];
  const bytes = { 'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } } };
  const tus = 'The tus protocol 1.0.0, for large files in parts.';
  const upload = (id: string, summary: string, more: Partial<Operation> = {}) =>
    operation('Media', {
      id,
      summary,
      description: tus,
      parameters: uploadId,
      ...more,
      responses: { default: { description: 'As the tus protocol says.' } },
    });
  return {
    '/api/media': {
      get: operation('Media', {
        id: 'listMedia',
        summary: 'List the uploaded pictures with their use',
        responses: { 200: done('The files.', inline(MediaList)) },
      }),
      post: operation('Media', {
        id: 'uploadMedia',
        summary: 'Upload a picture in one request',
        parameters: [query('name', 'The file’s name for people.')],
        body: bytes,
        responses: {
          200: done('The same file was there already.', inline(UploadedMedia)),
          201: done('Stored.', inline(UploadedMedia)),
          400: refused('The file cannot be used.'),
          413: refused('The file is too large.'),
          415: refused('Not a kind of file that RCS shows.'),
          422: refused('The file is damaged.'),
          429: refused('Too many uploads at once.'),
          507: refused('There is no room left.'),
        },
      }),
    },
    '/api/media/uploads': { post: upload('startUpload', 'Begin an upload in parts', { parameters: [] }) },
    '/api/media/uploads/{id}': {
      get: upload('readUpload', 'Read how much of an upload arrived'),
      patch: upload('continueUpload', 'Send the next part'),
      delete: upload('cancelUpload', 'Cancel an upload'),
    },
    '/api/media/{file}': {
      delete: operation('Media', {
        id: 'removeMedia',
        summary: 'Remove a picture; it can be restored for a week',
        parameters: file,
        responses: {
          200: done('Removed.', inline(MediaFile)),
          409: refused('A sent template shows it.'),
          ...notFound,
        },
      }),
    },
    '/api/media/{file}/restore': {
      post: operation('Media', {
        id: 'restoreMedia',
        summary: 'Restore a removed picture',
        parameters: file,
        responses: { 200: done('Restored.', inline(MediaFile)), ...notFound },
      }),
    },
    '/api/media-check': {
      post: operation('Media', {
        id: 'checkMedia',
        summary: 'Look at media addresses as the platform would',
        body: inline(MediaCheckRequest),
        responses: {
          200: done('What was seen.', inline(MediaCheckAnswer)),
          400: refused('The body is wrong.'),
          413: refused('The body is too large.'),
          415: refused('Content type is not application/json.'),
          429: refused('Too many checks.'),
        },
      }),
    },
  };
}

function peoplePaths(): Json {
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

type Shared = { platform: Json; verification: Json };

/** The same request through the builder’s server, which adds the credentials. */
function forwarded(operations: Json, suffix: string, more: Json[]): Json {
  return Object.fromEntries(
    Object.entries(operations).map(([method, value]) => {
      const stated = value as {
        operationId: string;
        description: string;
        parameters: Json[];
        responses: Json;
      };
      const { 400: wrong, ...answers } = stated.responses as Record<string, Json>;
      const either = (status: Json | undefined) => ({
        description: String(status?.['description'] ?? 'Refused.'),
        content: { 'application/json': { schema: {} } },
      });
      const names = ['401', '403', '404', '413', '415', '429', '500', '502', '503', '504'];
      return [
        method,
        {
          ...stated,
          operationId: `${stated.operationId}${suffix}`,
          description: `${stated.description} Through this server, which adds the credentials; its own refusals carry \`"source": "gateway"\`.`,
          tags: ['Through this server'],
          security: [],
          parameters: [
            ...more,
            ...stated.parameters.filter(({ in: place }) => place !== 'header'),
            ...(method === 'post'
              ? [
                  {
                    name: 'Idempotency-Key',
                    in: 'header',
                    required: false,
                    description: 'The same key with the same body gets the first answer again.',
                    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
                  },
                ]
              : []),
          ],
          responses: {
            ...answers,
            400: either(wrong),
            ...Object.fromEntries(names.map((name) => [name, either(answers[name])])),
            ...(method === 'post'
              ? {
                  409: refused('The first request of this key is still on its way.'),
                  422: refused('This key came with another body.'),
                }
              : {}),
          },
        },
      ];
    }),
  );
}

/** Everything under `/api`. */
export function builderPaths({ platform, verification }: Shared): Json {
  const at = (prefix: string, paths: Json, suffix: string, more: Json[] = []) =>
    Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        `${prefix}${path}`,
        forwarded(operations as Json, suffix, more),
      ]),
    );
  return {
    '/api/connection': {
      get: operation('Through this server', {
        id: 'readConnection',
        summary: 'Read where templates go',
        responses: { 200: done('The platforms.', json(ConnectionAnswer)) },
      }),
    },
    ...at('/api', platform, 'Forwarded'),
    ...at('/api/platforms/{platform}', platform, 'AtPlatform', [
      pathParameter('platform', 'The name of the platform; `default` is the first.'),
    ]),
    '/api/verification/connection': {
      get: operation('Through this server', {
        id: 'readVerificationConnection',
        summary: 'Read where verifications go',
        responses: { 200: done('The service.', json(VerificationConnectionAnswer)) },
      }),
    },
    ...at('/api', verification, 'Forwarded'),
    '/api/verification/sent/{id}': {
      get: operation('Through this server', {
        id: 'readSentVerification',
        summary: 'Read what went out for a verification',
        parameters: [pathParameter('id', 'The id of the verification.')],
        responses: { 200: done('The request.', json(SentVerification)), ...notFound },
      }),
    },
    ...testingPaths(),
    ...mediaPaths(),
    ...peoplePaths(),
  };
}
