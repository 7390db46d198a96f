import * as fc from 'fast-check';
import { isRecord } from '../../../lib/values';
import { template } from '../../../schema/testing/template.arbitrary';
import type { Random } from './random';

/** Values that programs trip over, in place of any value of a body. */
const hostileValues: [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -0,
  1e308,
  '',
  ' ',
  '\0',
  '\uD800',
  '\u202E\u0007',
  '__proto__',
  "' OR 1=1 --",
  '😀'.repeat(2000),
  'x'.repeat(4000),
  'http://127.0.0.1/',
  'javascript:alert(1)',
  '+919876543210',
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: { polluted: true } } },
  { reply: {}, action: {} },
];

const hostileTexts: [string, ...string[]] = [
  '',
  'null',
  '[]',
  '{',
  '{"a":1e400}',
  '\uFEFF{}',
  '['.repeat(50_000),
  `{${'"a":{'.repeat(40)}`,
  'name=a&type=b',
  '"\\ud800"',
];

const start = {
  identity: { type: 'number', endpoint: '+919876543210' },
  method: 'seamless',
  reference: 'r',
  custom: 'c',
};

/** Makes bodies: valid ones, valid ones with a part replaced, and texts and bytes that are no JSON. */
export function createBodies(random: Random, seed: number) {
  const templates = fc.sample(template, { numRuns: 300, seed });
  const [first = {}, ...others] = templates;
  let created = 0;

  function base(): unknown {
    if (random.chance(0.15)) return start;
    if (random.chance(0.05)) return { next: [random.pick(['201:approved', '401', '400:name', '429:1'])] };
    if (random.chance(0.05)) return { status: random.pick(['approved', 'rejected', 'strange']) };
    created += 1;
    return { ...random.pick([first, ...others]), name: `f${created}` };
  }
  return (): string | Uint8Array => {
    const kind = random.below(10);
    if (kind === 0) return random.pick(hostileTexts);
    if (kind === 1) return Uint8Array.from({ length: random.below(200) }, () => random.below(256));
    if (kind < 5) return JSON.stringify(base());
    if (kind < 9) return JSON.stringify(replacePart(base(), random));
    const json = JSON.stringify(base());
    const at = random.below(json.length);
    return (
      json.slice(0, at) + random.pick(['"', '}', ',', '\\', '\u0000', '']) + json.slice(at + random.below(9))
    );
  };
}

/** The value with one part, at a random depth, replaced, removed or doubled. */
function replacePart(value: unknown, random: Random): unknown {
  const keys = isRecord(value) || Array.isArray(value) ? Object.keys(value) : [];
  const [key, ...more] = keys;
  if (key === undefined || random.chance(0.15)) return random.pick(hostileValues);
  const chosen = random.pick([key, ...more]);
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (random.chance(0.1)) delete copy[chosen];
  else copy[random.chance(0.05) ? `${chosen}x` : chosen] = replacePart(copy[chosen], random);
  return Array.isArray(value) ? Object.values(copy) : copy;
}
