import { describe, expect, it } from 'vitest';
import { addDraft, changeDraft, deleteForGood, listDrafts, readDraft, softDelete } from './drafts';
import { toStorageError } from './storageError';

const draft = {
  id: 'd1',
  template: { type: 'text_message' as const, component: {} },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
};

describe('drafts where there is no storage at all', () => {
  it.each([
    ['reading', () => readDraft('d1')],
    ['adding', () => addDraft(draft)],
    ['changing', () => changeDraft('d1', (before) => before)],
    ['listing', () => listDrafts()],
    ['deleting', () => softDelete('d1')],
    ['deleting for good', () => deleteForGood('d1')],
  ])('answers what is the matter instead of throwing when %s', async (_, work) => {
    expect(await work()).toEqual({ ok: false, trouble: 'missing' });
  });
});

describe('toStorageTrouble', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['VersionError', 'outdated'],
    ['SecurityError', 'refused'],
    ['UnknownError', 'refused'],
  ])('takes a %s for "%s"', (name, trouble) => {
    expect(toStorageError(new DOMException('no', name))).toBe(trouble);
  });

  it.each([undefined, null, 'no', {}])('takes %j for a refusal', (thrown) => {
    expect(toStorageError(thrown)).toBe('refused');
  });
});
