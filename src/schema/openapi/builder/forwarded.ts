import type { Json } from '../parts/parts';
import { refused } from './operation';

/** An answer of the platform, or a refusal of this server. */
const either = (status: Json | undefined) => ({
  description: typeof status?.['description'] === 'string' ? status['description'] : 'Refused.',
  content: { 'application/json': { schema: {} } },
});

/** The same request through the builder’s server, which adds the credentials. */
export function forwarded(operations: Json, suffix: string, more: Json[]): Json {
  return Object.fromEntries(
    Object.entries(operations).map(([method, value]) => {
      const stated = value as {
        operationId: string;
        description: string;
        parameters: Json[];
        responses: Json;
      };
      const { 400: wrong, ...answers } = stated.responses as Record<string, Json>;
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
