import { describe, expect, it } from 'vitest';
import { chosenUnion } from '../values/chosenUnion';
import { z } from '../values/zod';
import { fieldMeta } from './fieldMeta';
import { nodeAt } from './fieldNode';
import { walk, walkObject } from './walk';

const leaf = { meta: {}, isOptional: false, isAlternative: false };

// The walk reads `_zod.def` of zod's schemas. If one of these fails after an update of zod, mend walk.ts.
describe('the parts of zod that the walk relies on', () => {
  it('knows texts, switches and choices by the type of their definition', () => {
    expect(walk(z.string())).toEqual({ ...leaf, kind: 'text' });
    expect(walk(z.boolean())).toEqual({ ...leaf, kind: 'switch' });
    expect(walk(z.enum(['A', 'B']))).toEqual({ ...leaf, kind: 'choice', options: ['A', 'B'] });
    expect(walk(z.literal('A'))).toEqual({ ...leaf, kind: 'choice', options: ['A'] });
  });

  it('finds the members of an object in the order in which they are written', () => {
    const node = walkObject(z.strictObject({ b: z.string(), a: z.boolean() }));
    expect([...node.members.keys()]).toEqual(['b', 'a']);
    expect(walkObject(z.looseObject({ b: z.string() })).members.get('b')).toEqual({ ...leaf, kind: 'text' });
  });

  it('looks through optional and into the entries of a list', () => {
    expect(walk(z.optional(z.string()))).toEqual({ ...leaf, kind: 'text', isOptional: true });
    expect(nodeAt(walk(z.array(z.string()).check(z.maxLength(3))), [2])).toEqual({ ...leaf, kind: 'text' });
  });

  it('keeps metadata when a schema is derived from another', () => {
    const named = z.string().register(fieldMeta, { label: 'Name' });
    expect(walk(named.check(z.meta({ description: 'A name.' }))).meta.label).toBe('Name');
    expect(walk(z.optional(named.check(z.minLength(1)))).meta.label).toBe('Name');
  });

  it('refuses a type of schema that it does not know', () => {
    expect(() => walk(z.date())).toThrow('Teach schema/walk/walk.ts to read the zod type "date".');
  });
});

describe('a union', () => {
  const union = chosenUnion(
    [
      z.strictObject({ type: z.literal('a'), text: z.string(), one: z.string() }),
      z.strictObject({ type: z.literal('b'), text: z.string(), two: z.boolean() }),
    ],
    () => 0,
  );

  it('is the merged object of its members, in their order', () => {
    const { members } = walkObject(union);
    expect([...members.keys()]).toEqual(['type', 'text', 'one', 'two']);
    expect(members.get('type')).toMatchObject({ kind: 'choice', options: ['a', 'b'], isAlternative: false });
  });

  it('marks the fields that only some members have', () => {
    const { members } = walkObject(union);
    expect([...members].map(([name, { isAlternative }]) => [name, isAlternative])).toEqual([
      ['type', false],
      ['text', false],
      ['one', true],
      ['two', true],
    ]);
  });

  it('whose members disagree about a field is refused', () => {
    const odd = z.union([z.strictObject({ a: z.string() }), z.strictObject({ a: z.boolean() })]);
    expect(() => walk(odd)).toThrow('Members of a union disagree: text and switch.');
  });
});

it('a schema is walked once', () => {
  const schema = z.strictObject({ a: z.string() });
  expect(walk(schema)).toBe(walk(schema));
});
