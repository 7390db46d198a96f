import { describe, expect, it } from 'vitest';
import type { SendingRecord } from '../../schema/draft/draft';
import { isOnServer, mergeVersions } from './mergeVersions';
import type { Version } from './version';

const version = (id: string, at: number, text: string, part: Partial<Version> = {}): Version => ({
  id,
  draftId: 'd1',
  at,
  origin: 'hand',
  template: { type: 'text_message', component: { text } },
  stash: {},
  sendings: [],
  ...part,
});

const sending = (at: number, text: string, outcome: SendingRecord['outcome'] = 'created'): SendingRecord => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome,
  summary: 'Created',
  by: 'Asha',
  payload: { name: 'offer', type: 'text_message', component: { text } },
});

const idsOf = (versions: readonly Version[]) => versions.map(({ id }) => id);

describe('mergeVersions', () => {
  it('shows a version once that this device and the server have', () => {
    const here = version('v1', 10, 'Hello', { revision: 2 });
    const onServer = version('r2', 10, 'Hello', { revision: 2, savedBy: 'Asha' });
    const other = version('r5', 30, 'Bye', { revision: 5, savedBy: 'Ben' });
    const automatic = version('v2', 20, 'Hi', { origin: 'restoring' });
    const merged = mergeVersions('d1', [automatic, here], [other, onServer], []);
    expect(idsOf(merged)).toEqual(['r5', 'v2', 'r2']);
    expect(merged.map(isOnServer)).toEqual([true, false, true]);
  });

  it('shows the copies of this device while the server has nothing', () => {
    expect(idsOf(mergeVersions('d1', [version('v1', 10, 'Hello', { revision: 2 })], [], []))).toEqual(['v1']);
  });

  it('shows both if a restored server has given the number to another state', () => {
    const here = version('v1', 10, 'Hello', { revision: 2 });
    const onServer = version('r2', 20, 'Later', { revision: 2, savedBy: null });
    expect(idsOf(mergeVersions('d1', [here], [onServer], []))).toEqual(['r2', 'v1']);
  });

  it('has what was sent in other browsers, once for each body in a row', () => {
    const here = version('v1', 10, 'Hello', { origin: 'sending', sendings: [sending(10, 'Hello')] });
    const record = [
      sending(10, 'Hello'),
      sending(20, 'Two'),
      sending(30, 'Two'),
      sending(40, 'Lost', 'not_sent'),
    ];
    const merged = mergeVersions('d1', [here], [], record);
    expect(merged.map(({ id, sendings }) => [id, sendings.map(({ at }) => at)])).toEqual([
      ['s20', [20, 30]],
      ['v1', [10]],
    ]);
    expect(merged[0]).toMatchObject({ at: 30, isRecord: true, sendings: [{ by: 'Asha' }, {}] });
  });

  it('leaves out a body that this page cannot draw', () => {
    expect(mergeVersions('d1', [], [], [{ ...sending(10, ''), payload: 'damaged' }])).toEqual([]);
  });
});
