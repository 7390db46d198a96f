import { expect, test } from 'vitest';
import { addLinkedDraft, readLinkedDraft, readLinkView, writeLinkView, type LinkView } from './linkView';

const nothing = {
  page: undefined,
  phone: undefined,
  view: undefined,
  theme: undefined,
  card: undefined,
  text: undefined,
  width: undefined,
  iphone: undefined,
  contrast: undefined,
  samples: undefined,
  carousel: undefined,
  pictures: undefined,
  zoom: undefined,
};

test.each<[LinkView, string]>([
  [{}, ''],
  [{ phone: 'ios' }, '?phone=ios'],
  [{ phone: 'both', theme: 'dark', card: 3 }, '?phone=both&theme=dark&card=3'],
  [{ phone: 'ios', view: 'lockScreen' }, '?phone=ios&view=lockScreen'],
  [{ card: 10 }, '?card=10'],
  [{ page: 'sheet' }, '?page=sheet'],
  [{ text: 'largest', width: 360, samples: 'longest' }, '?text=largest&width=360&samples=longest'],
  [
    { text: 'ax5', width: 448, iphone: 375, contrast: 'more' },
    '?text=ax5&width=448&iphone=375&contrast=more',
  ],
  [
    { carousel: 'messages2026', pictures: 'failed', zoom: 75 },
    '?carousel=messages2026&pictures=failed&zoom=75',
  ],
])('%o is written as "%s" and read back', (view, query) => {
  expect(writeLinkView(view)).toBe(query);
  expect(readLinkView(query)).toEqual({ ...nothing, ...view });
});

test('“iphone” and “ios” are one phone', () => {
  expect(readLinkView('?phone=iphone&iphone=375')).toEqual({ ...nothing, phone: 'ios', iphone: 375 });
});

test.each([
  '?page=print&phone=nokia&view=watch&theme=pink&card=0',
  '?card=-1',
  '?card=1e9',
  '?card=03',
  '?freeze=1',
  '?text=huge&width=361&iphone=376&contrast=less&samples=mine',
  '?%%%',
])('nothing is chosen by %s', (query) => {
  expect(readLinkView(query)).toEqual(nothing);
});

test('a link names the draft of its template, and nothing else in its place', () => {
  const address = addLinkedDraft('https://shop.example/inspect?page=sheet#v2.x', {
    space: 'offers',
    id: 'a_1-b',
  });
  const { search, hash } = new URL(address);
  expect([readLinkedDraft(search), readLinkView(search), hash]).toEqual([
    'offers/a_1-b',
    { page: 'sheet' },
    '#v2.x',
  ]);
  for (const wrong of ['', '?draft=offers', '?draft=../a/b', '?draft=offers/a/b', '?draft=offers/%3Cb%3E'])
    expect(readLinkedDraft(wrong)).toBeUndefined();
});
