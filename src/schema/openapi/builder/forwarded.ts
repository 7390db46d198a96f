import type { Json } from '../parts/parts';
import { refused } from './operation';

/** An answer of the platform, or a refusal of this server: headers of the platform need not be there. */
const either = (status: Json | undefined) => ({
  description: typeof status?.['description'] === 'string' ? status.description : 'Refused.',
  content: { 'application/json': { schema: {} } },
  ...(status?.['headers'] === undefined ? {} : { headers: status.headers }),
});

/** Comes with every answer of the platform to a start, not with refusals of this server. */
const sentRequest = {
  'Sent-Request': {
    description: 'The key under which `GET /api/verification/sent/<key>` shows what went out.',
    schema: { type: 'string' },
  },
};

const identity = (responses: Json): Json => responses;

const withSentRequest = (responses: Json): Json =>
  Object.fromEntries(
    Object.entries(responses as Record<string, Json>).map(([status, answer]) => [
      status,
      { ...answer, headers: { ...(answer.headers as Json | undefined), ...sentRequest } },
    ]),
  );

type Link = { operationId: string; parameters: Json };

/** The answers of a request, leading on to the requests that go the same way. */
const linkedOn = (responses: Record<string, Json>, suffix: string, more: Json[]): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      answer.links === undefined
        ? answer
        : {
            ...answer,
            links: Object.fromEntries(
              Object.entries(answer.links as Record<string, Link>).map(
                ([name, { operationId, parameters }]) => [
                  name,
                  {
                    operationId: `${operationId}${suffix}`,
                    parameters: { ...parameters, ...samePlace(more) },
                  },
                ],
              ),
            ),
          },
    ]),
  );

const samePlace = (more: Json[]) =>
  Object.fromEntries(more.map(({ name }) => [String(name), `$request.path.${String(name)}`]));

/** The same request through the builder’s server, which adds the credentials. */
export function forwarded(operations: Json, suffix: string, more: Json[]): Json {
  return Object.fromEntries(
    Object.entries(operations).map(([method, value]) => {
      const stated = value as {
        operationId: string;
        summary: string;
        description: string;
        parameters: Json[];
        responses: Json;
      };
      const { 400: wrong, ...answers } = linkedOn(stated.responses as Record<string, Json>, suffix, more);
      const names = ['401', '403', '404', '413', '415', '429', '500', '502', '503', '504'];
      return [
        method,
        {
          ...stated,
          operationId: `${stated.operationId}${suffix}`,
          // Each request of the document has a name of its own.
          summary: `${stated.summary}, ${suffix === 'Forwarded' ? 'through this server' : 'at a named platform'}`,
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
          responses: (stated.operationId === 'startVerification' ? withSentRequest : identity)({
            ...answers,
            400: either(wrong),
            ...Object.fromEntries(names.map((name) => [name, either(answers[name])])),
            ...(method === 'post'
              ? {
                  409: refused('The first request of this key is still on its way.'),
                  422: refused('This key came with another body.'),
                }
              : {}),
          }),
        },
      ];
    }),
  );
}
