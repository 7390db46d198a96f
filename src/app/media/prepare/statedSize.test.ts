import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { statedSize } from './statedSize';

const example = (name: string) =>
  new Uint8Array(readFileSync(path.resolve(import.meta.dirname, '../../../../public/examples', name)));

it('the beginning of a picture states its size', () => {
  expect(statedSize('jpeg', example('bag.jpg'))).toEqual({ width: 960, height: 540 });
  expect(statedSize('png', example('agent-logo.png'))).toMatchObject({ width: expect.any(Number) as number });
  expect(statedSize('gif', example('loyalty.gif'))).toMatchObject({ width: expect.any(Number) as number });
});

it('a file that ends before, or another kind, states none', () => {
  expect(statedSize('jpeg', example('bag.jpg').slice(0, 12))).toBeUndefined();
  expect(statedSize('png', new Uint8Array(8))).toBeUndefined();
  expect(statedSize(undefined, example('bag.jpg'))).toBeUndefined();
});
