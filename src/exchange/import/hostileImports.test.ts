import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { examples } from '../../schema/examples/examples';
import { crc32 } from '../../lib/encoding/bytes';
import type { ImportedPart } from './importedPart';
import { importText } from './importTemplate';
import { MAX_MESSAGES } from './source/messagesIn';
import { importOne } from './testing/importOne';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';

const text = (value: unknown) => JSON.stringify(value);
const message = (component: unknown) => text({ name: 'a', type: 'text_message', component });

function bomb(): string {
  const bytes = new Uint8Array(20_000_000);
  const data = deflateRawSync(bytes).toString('base64url');
  return `#v1.${data.length}.${crc32(bytes)}.${data}`;
}

/** Hostile imports: each is refused, or imported without its harmful parts. */
const hostile: Record<string, string> = {
  'two megabytes of text': 'x'.repeat(2_000_000),
  'over a megabyte in bytes, not in characters': text({ text: 'न'.repeat(400_000) }),
  'a million open lists': '['.repeat(1_000_000),
  'half a million levels, closed': '['.repeat(500_000) + ']'.repeat(500_000),
  'wrappers in wrappers': '{"payload":'.repeat(31) + '1' + '}'.repeat(31),
  '__proto__ at the top': '{"__proto__":{"polluted":1},"text":"x"}',
  '__proto__ deep inside': `{"component":{"text":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}`,
  'keys of Object.prototype as fields': text({ text: 'x', toString: 1, hasOwnProperty: 2, constructor: 3 }),
  'a type of Object.prototype': text({ type: 'constructor', component: { text: 'x' } }),
  'every value of the wrong type': message({ text: { a: 1 }, suggestions: { length: 1e9 } }),
  'lists where objects belong': text({ richCard: { standaloneCard: [], carouselCard: [[]] } }),
  'objects where lists belong': text({ richCard: { carouselCard: { cardContents: { 0: {} } } } }),
  'four thousand buttons': message({
    text: 'x',
    suggestions: Array.from({ length: 4_000 }, () => ({ reply: {} })),
  }),
  'nine thousand unknown keys': message({
    text: 'x',
    ...Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`k${index}`, 1])),
  }),
  'a hundred thousand fields': text(Array.from({ length: 100_000 }, () => ({ a: 1 }))),
  'a hundred thousand empty objects': text(Array.from({ length: 100_000 }, () => ({}))),
  'script in every text': message({
    text: '<img src=x onerror=alert(1)>',
    suggestions: [{ reply: { text: '</script>' } }],
  }),
  'lone surrogates and NUL': message({
    text: '\ud800\0',
    suggestions: [{ reply: { text: 'x', postbackData: '\udc00' } }],
  }),
  'numbers out of range':
    '{"text":"x","suggestions":[{"action":{"viewLocationAction":{"latLong":{"latitude":1e999,"longitude":-1e-320}}}}]}',
  'times out of range':
    '{"text":"x","suggestions":[{"action":{"createCalendarEventAction":{"startTime":1e300,"endTime":-5}}}]}',
  'a bomb in a link': bomb(),
  'a link of two million characters': `#v1.1000000.00000000.${'A'.repeat(1_000_000)}`,
  'a command with substitutions': 'curl $(touch /tmp/owned) `id` -d \'{"text":"$(id)"}\'',
  'a command of quotes': `curl ${`'"`.repeat(300_000)}`,
  'a command of backslashes': `curl ${'\\'.repeat(900_000)}`,
  'an unclosed text': `{"a":"${'\\'.repeat(900_000)}`,
  'commas and comments': `[${',/*'.repeat(200_000)}`,
  'a code fence that never ends': `\`\`\`json\n${'\n```'.repeat(200_000)}x`,
  'many versions': '#v1'.repeat(300_000),
  'JSON in JSON in JSON': text(text(text({ text: 'x' }))),
  'half a million brackets in a sentence': `See ${'{a '.repeat(300_000)}`,
  'brackets in brackets in a sentence': `See ${'{"a": ['.repeat(100_000)}${']}'.repeat(100_000)}`,
  'many small objects that are nothing': `See ${'{"a": 1} '.repeat(100_000)}`,
  'escapes of escapes': `log ${'{\\\"'.repeat(150_000)}`,
  'a command of carets': `curl ^"${'^\\^"'.repeat(200_000)}`,
  'a script of backticks': `Invoke-WebRequest -Body "${'`'.repeat(900_000)}`,
  'a script of here-strings': `irm -Body ${'@"\n'.repeat(200_000)}`,
  'curly quotes that never close': `{${'“a '.repeat(250_000)}`,
  'a recording of a thousand requests': text({
    log: {
      entries: Array.from({ length: 1000 }, () => ({ request: { postData: { text: '{"text":"x"}' } } })),
    },
  }),
};

test.each(Object.keys(hostile))('%s does no harm', async (name) => {
  const result = await importText(hostile[name] ?? '');
  if (result.ok) {
    expect(result.found.length).toBeLessThanOrEqual(MAX_MESSAGES);
    for (const found of result.found) {
      expect(found.report.length).toBeLessThanOrEqual(204);
      expect(found.report[0]?.level).toBe('taken');
      expect(isTemplateDraft(templateOf(found))).toBe(true);
    }
  } else {
    expect(result.problem).toMatch(/\S/);
    expect(result.problem.length).toBeLessThan(400);
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('members of a prototype are no fields', async () => {
  const result = await importOne(hostile['__proto__ deep inside'] ?? '');
  expect(result).toMatchObject({ ok: true, draft: { type: 'text_message', component: { text: 'x' } } });
  if (!result.ok || result.kind !== 'template') throw new Error('not taken');
  expect(Object.getPrototypeOf(result.draft.component)).toBe(Object.prototype);
  expect(result.report.some(({ message: words }) => words.includes('__proto__'))).toBe(true);
});

function templateOf(part: ImportedPart): unknown {
  if (part.kind === 'template') return part.draft;
  if (part.kind === 'suggestions' || part.kind === 'text') {
    return { type: 'text_message', component: { suggestions: part.suggestions } };
  }
  const cardContents = [part.card];
  return { type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } };
}

test('any JSON is refused, or imported in the shape of a draft', async () => {
  const fields = [
    'name type component contentMessage text suggestions reply action richCard standaloneCard carouselCard',
    'cardContents cardContent title media contentInfo status postbackData openUrlAction viewLocationAction',
    'latLong latitude url toString x',
  ];
  const key = fc.constantFrom(...fields.flatMap((line) => line.split(' ')));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 8, withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, 0, -1.5, 1e21, '', 'x', 'rich_card', 'TALL', '\ud800'),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      fc.array(tie('value'), { maxLength: 4 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, async (anything) => {
      const result = await importText(text(anything));
      if (!result.ok) expect(result.problem).toMatch(/\S/);
      else for (const found of result.found) expect(isTemplateDraft(templateOf(found))).toBe(true);
    }),
    { numRuns: sizeOf({ everyday: 500, full: 2000 }) },
  );
});

test('a template with one part replaced by anything is imported or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...examples),
      fc.nat(),
      fc.jsonValue(),
      async (example, place, anything) => {
        const written = text(example.template);
        const values = [...written.matchAll(/:("(?:[^"\\]|\\.)*"|true|false)/g)];
        const hit = values[place % values.length];
        if (!hit) throw new Error('an example without values');
        const at = hit.index + 1;
        const changed = written.slice(0, at) + text(anything) + written.slice(at + (hit[1] ?? '').length);
        const result = await importOne(changed);
        if (result.ok && result.kind === 'template') expect(isTemplateDraft(result.draft)).toBe(true);
      },
    ),
    { numRuns: sizeOf({ everyday: 150, full: 500 }) },
  );
});
