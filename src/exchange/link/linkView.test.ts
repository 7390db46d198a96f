import { expect, test } from 'vitest';
import { readLinkView, writeLinkView, type LinkView } from './linkView';

const nothing = { page: undefined, phone: undefined, theme: undefined, card: undefined };

test.each<[LinkView, string]>([
  [{}, ''],
  [{ phone: 'ios' }, '?phone=ios'],
  [{ phone: 'both', theme: 'dark', card: 3 }, '?phone=both&theme=dark&card=3'],
  [{ card: 10 }, '?card=10'],
  [{ page: 'sheet' }, '?page=sheet'],
])('%o is written as "%s" and read back', (view, query) => {
  expect(writeLinkView(view)).toBe(query);
  expect(readLinkView(query)).toEqual({ ...nothing, ...view });
});

test.each([
  '?page=print&phone=nokia&theme=pink&card=0',
  '?card=-1',
  '?card=1e9',
  '?card=03',
  '?freeze=1',
  '?%%%',
])('nothing is chosen by %s', (query) => {
  expect(readLinkView(query)).toEqual(nothing);
});
