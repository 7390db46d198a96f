// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import type { Draft } from '../../schema/draft/draft';
import { createNewDrafts, createPageKeys } from './createNewDrafts';

const draft: Draft = {
  id: 'd1',
  template: { type: 'text_message', component: { text: 'Hello' } },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
};

afterEach(() => sessionStorage.clear());

test('the newest draft survives a reload until the storage has it', () => {
  const before = createNewDrafts();
  before.add(draft);
  expect(before.find('d1')).toBe(draft);

  const reloaded = createNewDrafts();
  expect(reloaded.find('d1')).toBeUndefined();
  expect(readStoredDraft(reloaded.findReloaded('d1'))).toEqual(draft);
  expect(reloaded.findReloaded('another')).toBeUndefined();

  reloaded.forget('d1');
  expect(createNewDrafts().findReloaded('d1')).toBeUndefined();
});

test('a damaged record is no draft', () => {
  sessionStorage.setItem('rcs.new-draft', '{"id":"d1"');
  expect(createNewDrafts().findReloaded('d1')).toBeUndefined();
});

test('a draft has a page of its own', () => {
  const { keyOf } = createPageKeys();
  expect(keyOf('a')).not.toBe(keyOf('b'));
});

test('a page continues with another draft, and the first draft gets a new page', () => {
  const keys = createPageKeys();
  const page = keys.keyOf('a');
  keys.move('a', 'b');
  expect(keys.keyOf('b')).toBe(page);
  expect(keys.keyOf('a')).not.toBe(page);
  keys.move('b', 'c');
  expect(keys.keyOf('c')).toBe(page);
});
