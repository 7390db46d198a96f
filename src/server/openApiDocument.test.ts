import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenExamples } from '../schema/testing/brokenExamples';
import { examples } from '../schema/examples/examples';
import { actionKeys } from '../schema/template/suggestedAction';
import { limits } from '../schema/values/limits';
import { servedDocument } from './testing/servedDocument';
import { findMismatches } from '../schema/testing/findMismatches';
import { isRecord } from '../lib/values';
import { z } from '../schema/values/zod';

// The document as it is served.
const text = JSON.stringify(await servedDocument());
const document = z
  .looseObject({
    openapi: z.string(),
    paths: z.record(
      z.string(),
      z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.looseObject({})) })),
    ),
    components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
  })
  .parse(JSON.parse(text));

/** The value at a JSON pointer that is written without its leading `#/`. `~1` stands for a slash (RFC 6901). */
function at(pointer: string): unknown {
  return pointer
    .split('/')
    .map((key) => key.replaceAll('~1', '/'))
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      document,
    );
}

const templatesPath = '/v2/rcs/{appId}/templates';
const requestSchema = at(
  'paths/~1v2~1rcs~1{appId}~1templates/post/requestBody/content/application~1json/schema',
);
const statuses = (route: string, method: string) =>
  Object.keys(document.paths[route]?.[method]?.responses ?? {});

describe('the OpenAPI document', () => {
  it('resolves every reference', () => {
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer);
    expect(references.length).toBeGreaterThan(30);
    expect(references.filter((pointer) => at(pointer) === undefined)).toEqual([]);
    expect(text.match(/"\$ref":"[^#]/)).toBeNull();
  });

  it('holds every schema that has an id, and no other', () => {
    const folder = path.resolve(import.meta.dirname, '../schema');
    const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bid: '([A-Z]\w+)'/g)])
      .map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(Object.keys(document.components.schemas).toSorted()).toEqual(ids.toSorted());
  });

  it('gives every operation a unique name, and declares the parameters of its path', () => {
    const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
      Object.values(methods).map((operation) => ({ route, operation })),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { route, operation } of operations) {
      const declared = z
        .array(z.looseObject({ name: z.string(), in: z.string() }))
        .parse(operation.parameters)
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(declared).toEqual([...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it('says what each part is for', () => {
    const { tags } = z
      .looseObject({ tags: z.array(z.object({ name: z.string(), description: z.string() })) })
      .parse(document);
    const used = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ tags: own }) => z.array(z.string()).parse(own)),
    );
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it('has no rule that linters take for a list of all members', () => {
    const rules: unknown[] = [];
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      if (!isRecord(value)) return;
      if ('properties' in value) rules.push(value.additionalProperties);
      Object.values(value).forEach(collect);
    };
    for (const schema of Object.values(document.components.schemas))
      if (isRecord(schema)) collect(schema.then);
    expect(rules.length).toBeGreaterThan(3);
    expect(new Set(rules)).toEqual(new Set([true]));
  });

  it('has every status of the interface documents', () => {
    expect(statuses(templatesPath, 'post')).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '429', '500', '502', '503', '504']),
    );
    expect(statuses('/verification/v1/verifications', 'post')).toEqual(
      expect.arrayContaining(['200', '400', '401', '403']),
    );
    expect(statuses('/verification/v1/verifications/id/{id}', 'get')).toEqual(
      expect.arrayContaining(['200', '401', '403', '404']),
    );
  });

  it('shows a body exactly where the first document has one', () => {
    const responses = document.paths[templatesPath]?.['post']?.responses ?? {};
    const withBody = Object.keys(responses).filter((status) => responses[status]?.['content'] !== undefined);
    expect(withBody).toEqual(['201', '400', '413', '415', '500']);
    expect(at('paths/~1v2~1rcs~1{appId}~1templates/post/responses/429/headers/Retry-After')).toBeDefined();
  });

  it('says which points the interface documents leave open', () => {
    for (const status of ['413', '415']) {
      const { description } = document.paths[templatesPath]?.['post']?.responses[status] ?? {};
      expect(description).toContain('chosen by this implementation');
    }
    for (const id of ['VerificationStatus', 'VerificationError'])
      expect(document.components.schemas[id]?.['description']).toMatch(/chosen by this implementation/i);
  });
});

/** The places of each limit in the document. Other limits stand in a description, or are a setting. */
const places: Partial<Record<keyof typeof limits, string[]>> = {
  name: ['TextMessageTemplate', 'RichCardTemplate', 'CarouselTemplate'].map(
    (id) => `${id}/properties/name/maxLength`,
  ),
  text: ['PlainText/properties/text/maxLength'],
  chips: ['PlainText/properties/suggestions/maxItems'],
  cardSuggestions: ['CardContent/properties/suggestions/maxItems'],
  minCards: ['CarouselCard/properties/cardContents/minItems'],
  maxCards: ['CarouselCard/properties/cardContents/maxItems'],
  cardTitle: ['CardContent/properties/title/maxLength'],
  cardDescription: ['CardContent/properties/description/maxLength'],
  suggestionText: [
    'SuggestedReply/properties/text/maxLength',
    ...actionKeys.map((_key, member) => `SuggestedAction/oneOf/${member}/properties/text/maxLength`),
  ],
  postbackData: actionKeys.map(
    (_key, member) => `SuggestedAction/oneOf/${member}/properties/postbackData/maxLength`,
  ),
  url: [
    'OpenUrlAction/properties/url/maxLength',
    ...actionKeys.map((_key, member) => `SuggestedAction/oneOf/${member}/properties/fallbackUrl/maxLength`),
  ],
  calendarTitle: ['CreateCalendarEventAction/properties/title/maxLength'],
  calendarDescription: ['CreateCalendarEventAction/properties/description/maxLength'],
};
const inWords: Partial<Record<keyof typeof limits, [place: string, words: string]>> = {
  statedText: ['PlainText/properties/text/description', '2,500'],
  latitude: ['LatLong/properties/latitude/description', '-90.0 to +90.0'],
  longitude: ['LatLong/properties/longitude/description', '-180.0 to +180.0'],
  fileBytes: ['ContentInfo/properties/fileUrl/description', '100 MB'],
  thumbnailBytes: ['ContentInfo/properties/thumbnailUrl/description', '100 kB'],
};

describe('the limits in the OpenAPI document', () => {
  it('are complete', () => {
    expect(Object.keys({ ...places, ...inWords }).toSorted()).toEqual(Object.keys(limits).toSorted());
  });

  it.each(Object.entries(places))('state %s where it is enforced', (name, pointers) => {
    const limit = Object.entries(limits).find(([key]) => key === name)?.[1];
    for (const pointer of pointers)
      expect([pointer, at(`components/schemas/${pointer}`)]).toEqual([pointer, limit]);
  });

  it.each(Object.entries(inWords))('state %s in a description', (_name, [pointer, words]) => {
    expect(at(`components/schemas/${pointer}`)).toContain(words);
  });
});

describe('the examples in the OpenAPI document', () => {
  it('are those of the gallery, each fitting the schema of the request', () => {
    const shown = z
      .record(z.string(), z.object({ summary: z.string(), value: z.unknown() }))
      .parse(at('paths/~1v2~1rcs~1{appId}~1templates/post/requestBody/content/application~1json/examples'));
    expect(Object.keys(shown)).toEqual(examples.map(({ id }) => id));
    for (const [id, { value }] of Object.entries(shown))
      expect([id, findMismatches(document, requestSchema, value)]).toEqual([id, []]);
  });

  it('fit as they are answered after a creation', () => {
    const created = at(
      'paths/~1v2~1rcs~1{appId}~1templates/post/responses/201/content/application~1json/schema',
    );
    for (const { template } of examples)
      expect(findMismatches(document, created, { ...template, status: 'pending' })).toEqual([]);
  });
});

describe('a reader who has only the document', () => {
  it('refuses every broken example', () => {
    const fitting = brokenExamples
      .filter(({ template }) => findMismatches(document, requestSchema, template).length === 0)
      .map(({ id }) => id);
    expect(fitting).toEqual([]);
  });

  it('finds missing, unknown and too long values and values of another type', () => {
    const schema = { $ref: '#/components/schemas/PlainText' };
    expect(findMismatches(document, schema, { text: 'Hello' })).toEqual([]);
    for (const wrong of [{}, { text: 7 }, { text: 'x'.repeat(3073) }, { text: 'Hello', more: 1 }])
      expect(findMismatches(document, schema, wrong)).not.toEqual([]);
    const reply = { reply: { text: 'Yes' }, action: {} };
    expect(findMismatches(document, schema, { text: 'Hello', suggestions: [reply] })).not.toEqual([]);
  });
});
