import { expect, test } from 'vitest';
import type { Draft, SendingRecord, ManualStatus } from '../../schema/draft/draft';
import { mergeDrafts } from './mergeDrafts';

const sending = (at: number, byHand?: ManualStatus): SendingRecord => ({
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

test('a status that was set here and a text that was written elsewhere are both kept', () => {
  const base = draft('Hello', sending(3));
  const merged = mergeDrafts(base, draft('Hello', sending(3, approved)), draft('Hello there', sending(3)));
  expect(merged?.template.component.text).toBe('Hello there');
  expect(merged?.sendings).toEqual([sending(3, approved)]);
});

test('of two statuses set for one sending, the later one is kept', () => {
  const base = draft('Hello', sending(3));
  const [first, second] = [draft('Hello', sending(3, approved)), draft('Hello', sending(3, rejected))];
  expect(mergeDrafts(base, first, second)?.sendings).toEqual([sending(3, rejected)]);
  expect(mergeDrafts(base, second, first)?.sendings).toEqual([sending(3, rejected)]);
});

test('a status that was removed here stays removed', () => {
  const noted = draft('Hello', sending(3, approved));
  expect(mergeDrafts(noted, draft('Hello', sending(3)), noted)?.sendings).toEqual([sending(3)]);
});

test('sendings of both drafts are kept, in their order', () => {
  const base = draft('Hello', sending(3));
  const merged = mergeDrafts(
    base,
    draft('Hello', sending(3), sending(7)),
    draft('Hello', sending(3), sending(5)),
  );
  expect(merged?.sendings.map(({ at }) => at)).toEqual([3, 5, 7]);
});

test('two drafts whose texts both changed are not merged', () => {
  expect(mergeDrafts(draft('Hello'), draft('Hello you'), draft('Hello all'))).toBeUndefined();
});

test('without changes here, the draft from elsewhere is taken, even if it omits empty members', () => {
  const base: Draft = { ...draft('Hello'), samples: {}, trustsMedia: true };
  expect(mergeDrafts(base, base, draft('Written elsewhere'))).toEqual(draft('Written elsewhere'));
});

test('samples that changed here are not merged with a text that changed elsewhere', () => {
  const mine: Draft = { ...draft('Hello'), samples: { typical: { '[custom_param1a]': 'Priya' } } };
  expect(mergeDrafts(draft('Hello'), mine, draft('Hello all'))).toBeUndefined();
});
