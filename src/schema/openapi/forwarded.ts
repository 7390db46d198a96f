import { header, refused, type Json, type Operation } from './operation';

const statuses = ['400', '401', '403', '404', '413', '415', '429', '500', '502', '503', '504'];

/** An answer of the platform, or a refusal of this server: headers of the platform need not be there. */
const either = (status: Json | undefined) => ({
  description: typeof status?.description === 'string' ? status.description : 'Rejected.',
  content: { 'application/json': { schema: {} } },
  ...(status?.headers === undefined ? {} : { headers: status.headers }),
});

/** Comes with every answer of the platform to a start, not with refusals of this server. */
const sentRequest = {
  'Sent-Request': {
    description: 'The key under which `GET /api/verification/sent/<key>` shows what was sent.',
    schema: { type: 'string' },
  },
};

const withSentRequest = (answer: Json): Json => ({
  ...answer,
  headers: { ...(answer.headers as Json | undefined), ...sentRequest },
});

type Link = { operationId: string; parameters: Json };

const mapValues = <Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The same request through the builder’s server, which adds the credentials; at its default platform or a named one. */
export function forwarded(operation: Operation, place: 'default' | 'named' = 'default'): Operation {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const suffix = place === 'default' ? 'Forwarded' : 'AtPlatform';
  const samePlace = place === 'default' ? {} : { platform: '$request.path.platform' };
  /** An answer, leading on to the requests that go the same way. */
  const linkedOn = ({ links, ...answer }: Json): Json => ({
    ...answer,
    ...(links !== undefined && {
      links: mapValues(links as Record<string, Link>, (link) => ({
        operationId: `${link.operationId}${suffix}`,
        parameters: { ...link.parameters, ...samePlace },
      })),
    }),
  });
  const answers = {
    ...mapValues(responses, linkedOn),
    ...Object.fromEntries(statuses.map((status) => [status, either(responses[status])])),
  };
  const isCreating = requestBody !== undefined;
  const isStart = operationId === 'startVerification';
  const conflicts = {
    409: either({
      description:
        'The platform rejects the request because of a conflict, for example a name that is taken.',
    }),
    422: refused('This key was used with another body.'),
  };
  const all: Operation['responses'] = { ...answers, ...(isCreating ? conflicts : {}) };
  return {
    ...operation,
    operationId: `${operationId}${suffix}`,
    // Each request of the document has a name of its own.
    summary: `${summary}, ${place === 'default' ? 'through this server' : 'at a named platform'}`,
    description: `${description} Through this server, which adds the credentials; its own rejections carry \`"source": "gateway"\`.`,
    tags: ['Through this server'],
    security: [],
    parameters: [
      ...parameters.filter((parameter) => parameter.in !== 'header'),
      ...(isCreating
        ? [
            header(
              'Idempotency-Key',
              'Repeats with the same key and body are sent once and all get the first response. If nothing was sent, the key can be used again.',
              { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
              false,
            ),
            header(
              'RCS-Draft',
              'The draft that is sent, so that the server records it there: space and ID, as `team/a1b2`.',
              { type: 'string', pattern: '^[a-z0-9-]{1,32}/[\\w-]{1,64}$' },
              false,
            ),
          ]
        : []),
    ],
    responses: isStart ? mapValues(all, withSentRequest) : all,
  };
}
