import { describe, expect, it } from 'vitest';
import { addDrafts, changeDraft, deleteForGood, softDelete } from './drafts';
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
    ['adding', () => addDrafts([draft])],
    ['changing', () => changeDraft('d1', (before) => before)],
    ['listing', () => listDrafts()],
    ['deleting', () => softDelete(['d1'])],
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
