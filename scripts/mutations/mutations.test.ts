import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { mutations } from './mutations.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('at least fifty facts are broken', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(50);
});

test.each(mutations.map((one) => [`${one.check}: ${one.breaks}`, one] as const))(
  '%s: the text to change is there once, and so is its test',
  (_, { file, from, to, spec, test: title }) => {
    expect(read(file).split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(read(spec)).toContain(title);
  },
);
