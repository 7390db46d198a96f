import { expect, it } from 'vitest';
import { toStoredDraft } from '../../schema/draft/draft';
import { readRecord, toStored } from './draftRecord';

const draft = {
  id: 'd1',
  template: { type: 'text_message' as const, component: {} },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
};

const stored = toStoredDraft(draft);

it('reads the record that it has written', () => {
  const record = { draft, revision: 7, deletedAt: 5 };
  expect(readRecord(toStored(record))).toEqual({ state: 'found', ...record });
});

it.each([undefined, -1, 1.5, '3', null])('reads a record with the revision %j as revision 0', (revision) => {
  expect(readRecord(Object.assign({ revision }, stored))).toEqual({ state: 'found', draft, revision: 0 });
});

it.each(['yesterday', null, {}])(
  'reads a draft with the deletion time %j as not deleted, so that nothing purges it',
  (deletedAt) => {
    expect(readRecord(Object.assign({ deletedAt }, stored))).toEqual({ state: 'found', draft, revision: 0 });
  },
);

it('tells an absent record from a damaged one, and keeps the text of the damaged one', () => {
  expect(readRecord(undefined)).toEqual({ state: 'absent' });
  expect(readRecord(Object.assign({ template: 7 }, { id: 'd1' }))).toEqual({
    state: 'damaged',
    damaged: { id: 'd1', text: '{\n  "template": 7,\n  "id": "d1"\n}' },
  });
});
