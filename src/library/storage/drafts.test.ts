import { describe, expect, it } from 'vitest';
import { eachInSlices } from './database';
import { addDrafts, changeDraft, deleteForGood, readDraft, softDelete } from './drafts';
import { listDrafts } from './listDrafts';
import { toStorageError } from './storageError';

const draft = {
  id: 'd1',
  template: { type: 'text_message' as const, component: {} },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
};

describe('drafts without any storage', () => {
  it.each([
    ['reading', () => readDraft('d1')],
    ['adding', () => addDrafts([draft])],
    ['changing', () => changeDraft('d1', (before) => before)],
    ['listing', () => listDrafts()],
    ['deleting', () => softDelete('d1')],
    ['deleting for good', () => deleteForGood(['d1'])],
  ])('return an error instead of throwing when %s', async (_, work) => {
    expect(await work()).toEqual({ ok: false, error: 'missing' });
  });
});

describe('toStorageError', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['VersionError', 'outdated'],
    ['SecurityError', 'refused'],
    ['UnknownError', 'refused'],
  ])('reads a %s as "%s"', (name, error) => {
    expect(toStorageError(new DOMException('no', name))).toBe(error);
  });

  it.each([undefined, null, 'no', {}])('reads %j as a refusal', (thrown) => {
    expect(toStorageError(thrown)).toBe('refused');
  });
});

describe('eachInSlices', () => {
  it('begins at most fifty requests at once and gives the results in the order of the values', async () => {
    const values = Array.from({ length: 120 }, (_, index) => index);
    let running = 0;
    let most = 0;
    const results = await eachInSlices(values, async (value) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return value * 2;
    });
    expect(results).toEqual(values.map((value) => value * 2));
    expect(most).toBe(50);
  });
});
