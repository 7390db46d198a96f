import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../src/lib/pages';
import { root } from './run.mjs';

it('each page is in the list of addresses', () => {
  const list = readFileSync(join(root, 'docs/addresses.md'), 'utf8');
  expect(pages.map(({ href }) => href).filter((href) => !list.includes(`\`${href}\``))).toEqual([]);
});
