import { afterEach, expect, it } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { seenSetting } from '../settings/settings';
import { isUnseen, noteSeen } from './syncState';

const draft = (changedAt: number, name: string | null = 'ben', device = 'other'): Draft => ({
  id: 'd1',
  template: { name: 'offer', type: 'text_message', component: { text: 'Hello' } },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt,
  changedBy: { name, device },
});
const isNew = (one: Draft) => isUnseen(one, seenSetting.getState(), 'asha');

afterEach(() => seenSetting.setState({ since: 100, changes: {} }));

it('a change of somebody else is new until it was looked at, and the next one is new again', () => {
  seenSetting.setState({ since: 100, changes: {} });
  expect(isNew(draft(200))).toBe(true);
  noteSeen(draft(200));
  expect(isNew(draft(200))).toBe(false);
  expect(isNew(draft(201))).toBe(true);
  // An earlier state that is shown late changes nothing.
  noteSeen(draft(150));
  expect(isNew(draft(200))).toBe(false);
});

it.each([
  ['from before this browser kept note', draft(99)],
  ['of one’s own, from another browser', draft(200, 'asha')],
  ['without a name, where nobody signs in', draft(200, null)],
])('a change %s is not new', (_what, one) => {
  seenSetting.setState({ since: 100, changes: {} });
  expect(isNew(one)).toBe(false);
});

it('remembers 500 drafts, and calls none new that it has forgotten', () => {
  for (let at = 1; at <= 600; at += 1) noteSeen({ id: `d${at}`, changedAt: 1000 + at });
  const { since, changes } = seenSetting.getState();
  expect(Object.keys(changes)).toHaveLength(500);
  expect(since).toBe(1100);
  expect(isNew({ ...draft(1001), id: 'd1' })).toBe(false);
});
