import { expect, test } from 'vitest';
import type { Draft, SendingRecord, StatusByHand } from '../../schema/draft/draft';
import { mergeDrafts } from './mergeDrafts';

const sending = (at: number, byHand?: StatusByHand): SendingRecord => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  status: 'pending',
  summary: 'Created',
  payload: {},
  ...(byHand ? { byHand } : {}),
});
const draft = (text: string, ...sendings: SendingRecord[]): Draft => ({
  id: 'a',
  template: { type: 'text_message', component: { text } },
  stash: {},
  sendings,
  createdAt: 1,
  changedAt: 2,
});
const approved = { status: 'approved', on: '2026-11-20', setAt: 5 } as const;
const rejected = { status: 'rejected', on: '2026-11-21', setAt: 9 } as const;

test('one that only was noted at and one that only was written in are joined', () => {
  const base = draft('Hello', sending(3));
  const joined = mergeDrafts(base, draft('Hello', sending(3, approved)), draft('Hello there', sending(3)));
  expect(joined?.template.component.text).toBe('Hello there');
  expect(joined?.sendings).toEqual([sending(3, approved)]);
});

test('of two notes about one sending the later one stands', () => {
  const base = draft('Hello', sending(3));
  const [first, second] = [draft('Hello', sending(3, approved)), draft('Hello', sending(3, rejected))];
  expect(mergeDrafts(base, first, second)?.sendings).toEqual([sending(3, rejected)]);
  expect(mergeDrafts(base, second, first)?.sendings).toEqual([sending(3, rejected)]);
});

test('a note that was taken back here is taken back', () => {
  const noted = draft('Hello', sending(3, approved));
  expect(mergeDrafts(noted, draft('Hello', sending(3)), noted)?.sendings).toEqual([sending(3)]);
});

test('sendings of both are kept, in their order', () => {
  const base = draft('Hello', sending(3));
  const joined = mergeDrafts(
    base,
    draft('Hello', sending(3), sending(7)),
    draft('Hello', sending(3), sending(5)),
  );
  expect(joined?.sendings.map(({ at }) => at)).toEqual([3, 5, 7]);
});

test('two documents that both were written in are not joined', () => {
  expect(mergeDrafts(draft('Hello'), draft('Hello you'), draft('Hello all'))).toBeUndefined();
});

test('where nothing was written here, what was written elsewhere is taken, also when it leaves out what is empty', () => {
  const base: Draft = { ...draft('Hello'), samples: {}, trustsMedia: true };
  expect(mergeDrafts(base, base, draft('Written elsewhere'))).toEqual(draft('Written elsewhere'));
});

test('samples that were written here are not joined with a text that was written elsewhere', () => {
  const mine: Draft = { ...draft('Hello'), samples: { typical: { '[custom_param1a]': 'Priya' } } };
  expect(mergeDrafts(draft('Hello'), mine, draft('Hello all'))).toBeUndefined();
});
