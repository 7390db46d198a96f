// @module-tag slow
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { isFull, reportFigure } from '../../../scripts/endurance/figures.mjs';
import { checkOf, findMismatches } from '../../schema/testing/findMismatches';
import type { Outside } from '../media/look/reach';
import { realJpeg } from '../media/testing/mediaSamples';
import { servedDocument } from '../testing/servedDocument';
import { openTestApp, TOKEN, type TestApp } from '../testing/testApp';
import { counts, TIMEOUT_MS } from './testing/counts';
import { boundsIn, mutationsOf, type Mutation } from './testing/mutateByDocument';

const Content = z.record(
  z.string(),
  z.object({
    schema: z.looseObject({}),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
  }),
);
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: z.looseObject({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      content: Content.optional(),
      headers: z.record(z.string(), z.object({ schema: z.looseObject({}) })).default({}),
    }),
  ),
});
type Operation = z.infer<typeof Operation>;

/** The document as it is served. */
const document = await servedDocument();
const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) }).parse(document);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Headers that mean something to a caller: each that comes is documented. */
const meaningfulHeaders = ['location', 'retry-after', 'allow', 'www-authenticate', 'sent-request', 'etag'];

/** A name server that knows no host: a check of media asks nobody. */
const outside: Outside = {
  resolve: async () => [],
  dial: ({ address, family }) => ({ address, family, port: 9 }),
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { PLATFORM_RATE_LIMIT: '0' }, outside });
});
afterAll(() => app.close());

/** What a path or query holds: values that occur, and odd ones. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('demo', 'default', 'one', '+919876543210', '7', 'x'.repeat(300)) },
  fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }).filter((value) => !/^\.{1,2}$/.test(value)),
);

type Case = (typeof operations)[number] & {
  parameters: Record<string, string>;
  body: { value: unknown } | undefined;
  bytes: Uint8Array | undefined;
};

/** What is uploaded: a picture, the beginning of one, and bytes of no kind. */
const uploads: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constant(realJpeg()),
  fc.nat(realJpeg().length - 1).map((length) => realJpeg().subarray(0, length)),
  fc.uint8Array({ maxLength: 300 }),
);

function casesOf(target: (typeof operations)[number]): fc.Arbitrary<Case> {
  const { operation } = target;
  const content = operation.requestBody?.content['application/json'];
  const examples = Object.values(content?.examples ?? {}).map(({ value }) => value);
  const body: fc.Arbitrary<{ value: unknown } | undefined> =
    content === undefined
      ? fc.constant(undefined)
      : fc
          .tuple(fc.constantFrom(...examples), fc.array(mutationsOf(boundsIn(document)), { maxLength: 2 }))
          .map(([value, mutations]: [unknown, Mutation[]]) => ({
            value: mutations.reduce((changed, mutate) => mutate(changed), structuredClone(value)),
          }));
  const parameters = fc.record(
    Object.fromEntries(
      operation.parameters.filter((one) => one.in !== 'header').map(({ name }) => [name, text]),
    ),
  );
  const takesBytes = operation.requestBody?.content['application/octet-stream'] !== undefined;
  const bytes = takesBytes ? uploads : fc.constant(undefined);
  return fc.record({ parameters, body, bytes }).map((made) => ({ ...target, ...made }));
}

/** A documented header comes, in its form; a meaningful one that comes is documented. */
function headerDisagreements(
  stated: Operation['responses'][string]['headers'],
  came: Headers,
  isDirect: boolean,
): string[] {
  const documented = Object.entries(stated).map(([name, { schema }]) => ({
    name: name.toLowerCase(),
    schema,
  }));
  return [
    ...documented.flatMap(({ name, schema }) => {
      const value = came.get(name);
      // Through this server, the headers of the platform come with its own answers only.
      if (value === null) return isDirect ? [`the header ${name} is missing`] : [];
      const read = schema.type === 'integer' ? Number(value) : value;
      return findMismatches(document, schema, read).map((words) => `header ${name}: ${words}`);
    }),
    ...meaningfulHeaders
      .filter((name) => came.has(name) && !documented.some((one) => one.name === name))
      .map((name) => `the header ${name} is not documented`),
  ];
}

/** The statuses that were answered: the requests must get behind the first checks. */
const seen = new Set<number>();

/** A name can be created once. */
let names = 0;
function withOwnName(value: unknown, operationId: string): unknown {
  const Named = z.looseObject({ name: z.string().regex(/^[a-z0-9_]{1,20}$/) });
  const named = operationId.startsWith('createTemplate') ? Named.safeParse(value) : undefined;
  names += 1;
  return named?.success ? { ...named.data, name: `fuzz_${names}`.slice(0, 20) } : value;
}

async function disagreementsOf({
  path,
  method,
  operation,
  parameters,
  body,
  bytes,
}: Case): Promise<string[]> {
  const { operationId, responses } = operation;
  const inPath = (name: string) => {
    // The app id that the credentials fit, most of the time: otherwise no body is looked at.
    if (name === 'appId' && body) return 'demo';
    if (name === 'space') return 'team';
    return name === 'platform' && body ? 'default' : (parameters[name] ?? '');
  };
  const query = new URLSearchParams(
    operation.parameters
      .filter((one) => one.in === 'query')
      .map(({ name }) => [name, parameters[name] ?? '']),
  );
  const address = `${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(inPath(name)))}?${query}`;
  const value = body && withOwnName(body.value, operationId);
  const answer = await app.call(address, {
    method,
    headers: {
      ...(path.startsWith('/v2/') ? { Authorization: `Bearer ${TOKEN}` } : {}),
      ...(path.startsWith('/verification/')
        ? { Authorization: 'Application demo', 'x-timestamp': new Date(app.clock.now).toISOString() }
        : {}),
      ...(path.endsWith('/verifications') && body ? { 'X-Forwarded-For': '192.0.2.10' } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(bytes ? { 'Content-Type': 'application/octet-stream' } : {}),
      ...Object.fromEntries(
        operation.parameters.flatMap(({ name, schema }) =>
          typeof schema.const === 'string' ? [[name, schema.const]] : [],
        ),
      ),
    },
    ...(body ? { body: JSON.stringify(value) } : bytes ? { body: new Uint8Array(bytes) } : {}),
  });
  seen.add(answer.status);
  const isEndless = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isEndless) await answer.body?.cancel();
  const said = isEndless ? '' : await answer.text();
  if (path.endsWith('/scenario') && method === 'PUT') await app.call(path, { method: 'DELETE' });

  const found: string[] = [];
  const at = `${method} ${address} ${JSON.stringify(value)?.slice(0, 2000) ?? ''} → ${answer.status} ${said.slice(0, 300)}`;
  const stated = responses[String(answer.status)] ?? responses.default;
  if (stated === undefined) return [`${at}: this status is not documented`];
  const schema = stated.content?.['application/json']?.schema;
  if (schema && said !== '' && answer.headers.get('content-type') === 'application/json')
    found.push(...findMismatches(document, schema, JSON.parse(said)).map((words) => `${at}: ${words}`));
  if (said.includes('Invalid input')) found.push(`${at}: the sentence does not say what is required`);
  if (stated.content === undefined && said !== '') found.push(`${at}: no body is documented`);
  found.push(
    ...headerDisagreements(stated.headers, answer.headers, !path.startsWith('/api/')).map(
      (words) => `${at}: ${words}`,
    ),
  );

  const content = operation.requestBody?.content['application/json'];
  if (body && content) {
    const fits = checkOf(document, content.schema)(value);
    const refused = answer.status === 400;
    // JSON Schema cannot say that one property of the entries is unique.
    const isBeyondSchemas = said.includes('is in the list twice');
    if (fits && refused && !isBeyondSchemas)
      found.push(`${at}: the document accepts what the server refuses`);
    // A body may be too large whatever it holds.
    if (!fits && !refused && answer.status !== 413)
      found.push(`${at}: the server accepts what the document refuses`);
  }
  return found;
}

test(
  `the document and the server agree on ${counts.documented} requests that are made from the document`,
  async () => {
    const seed = isFull ? Date.now() % 2 ** 31 : 20_261_122;
    const request = fc.oneof(
      ...operations.map((target) => ({
        weight: target.operation.requestBody ? 12 : 3,
        arbitrary: casesOf(target),
      })),
    );
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        expect(await disagreementsOf(one)).toEqual([]);
      }),
      {
        numRuns: counts.documented,
        seed,
        interruptAfterTimeLimit: TIMEOUT_MS - 10_000,
        markInterruptAsFailure: true,
      },
    );
    for (const status of [200, 201, 204, 400, 403, 404]) expect(seen).toContain(status);
    reportFigure({
      promise: 'The OpenAPI document says what the server takes and answers',
      tried: `${counts.documented} requests made from the document (seed ${seed})`,
      lost: 0,
    });
  },
  TIMEOUT_MS,
);
