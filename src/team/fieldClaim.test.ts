import { expect, it } from 'vitest';
import { isHeldBy } from './fieldClaim';

const writes = (since: number) => ({ field: 'name', asks: null, since });
const takes = (since: number) => ({ field: 'name', asks: 'name', since });

it.each([
  ['wrote first', writes(1), writes(2), true],
  ['wrote later', writes(2), writes(1), false],
  ['wrote before this page was reported', writes(2), writes(Infinity), true],
  ['has taken the field', takes(2), writes(1), true],
  ['wrote first, and this page has taken it', writes(1), takes(2), false],
  ['wrote first, and this page has just taken it', writes(1), takes(Infinity), false],
  ['took it first, and this page has taken it back', takes(1), takes(2), false],
  ['took it back', takes(2), takes(1), true],
])('a page that %s has the field: %#', (_what, other, mine, has) => {
  expect(isHeldBy(other, mine)).toBe(has);
});

it.each([
  [writes(1), writes(2)],
  [writes(1), takes(2)],
  [takes(1), takes(2)],
])('of two pages exactly one has the field: %j, %j', (a, b) => {
  expect(isHeldBy(a, b)).toBe(!isHeldBy(b, a));
});
