import { describe, expect, it } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import type { FoundDraft } from '../storage/draftRecord';
import { sortRecords } from '../storage/listDrafts';
import { noteChange, readChanges, type DraftChange } from './useLibrary';

const draft = (id: string, changedAt = 1): Draft => ({
  id,
  template: { type: 'text_message', component: {} },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt,
});
const record = (of: Draft, revision = 1): FoundDraft => ({ state: 'found', draft: of, revision });
const [first, second] = [draft('first', 2), draft('second')];
const kept = sortRecords([record(first), record(second)]);

/** There is no storage in these tests: whatever is read keeps its state, and reading all fails. */
async function change(changes: [string, DraftChange][]) {
  const result = await readChanges(kept, new Map(changes));
  return result.ok ? result.value : result.error;
}

describe('readChanges', () => {
  it('takes any number of deletions from the news, without reading, and keeps the same objects', async () => {
    const now = Date.now();
    const many = Array.from({ length: 1000 }, (_, number) => draft(`d${number}`));
    const deletions = many.map((each): [string, DraftChange] => [
      each.id,
      { kind: 'deleted', record: { draft: structuredClone(each), revision: 2, deletedAt: now } },
    ]);
    const result = await readChanges(
      sortRecords(many.map((each) => record(each))),
      new Map(deletions.slice(0, 900)),
    );
    expect(result.ok && [result.value.drafts.length, result.value.deleted.length]).toEqual([100, 900]);
    expect(result.ok && new Set(result.value.deleted.map((entry) => entry.draft))).toEqual(
      new Set(many.slice(0, 900)),
    );
    expect(result.ok && result.value.deleted.every((entry) => many.includes(entry.draft))).toBe(true);
  });

  it('adds new drafts and replaces changed ones', async () => {
    const written = draft('first', 5);
    const added = draft('third', 4);
    expect(
      await change([
        ['first', { kind: 'written', record: { draft: written, revision: 2 } }],
        ['third', { kind: 'written', record: { draft: added, revision: 1 } }],
      ]),
    ).toMatchObject({ drafts: [written, added, second] });
  });

  it('takes the content of a deleted draft that was changed in between', async () => {
    const changed = draft('first', 9);
    expect(
      await change([
        ['first', { kind: 'deleted', record: { draft: changed, revision: 3, deletedAt: Date.now() } }],
      ]),
    ).toMatchObject({ drafts: [second], deleted: [{ draft: changed }] });
  });

  it('does not go back to a record that is older than what was read', async () => {
    const old = draft('first', 9);
    expect(await change([['first', { kind: 'written', record: { draft: old, revision: 1 } }]])).toMatchObject(
      {
        drafts: [first, second],
      },
    );
  });

  it('reads all when the records of many drafts are not known', async () => {
    const unknown = Array.from({ length: 21 }, (_, index): [string, DraftChange] => [
      `d${index}`,
      { kind: 'written' },
    ]);
    expect(await change(unknown.slice(1))).toMatchObject({ drafts: [first, second] });
    expect(await change(unknown)).toBe('missing');
  });
});

describe('noteChange', () => {
  it('forgets the record of a draft that was changed twice: its latest state is read', () => {
    const changes = new Map<string, DraftChange>();
    const news = {
      draftId: 'first',
      revision: 2,
      kind: 'deleted' as const,
      record: { draft: first, revision: 2 },
    };
    noteChange(changes, news);
    expect(changes.get('first')).toEqual({ kind: 'deleted', record: news.record });
    noteChange(changes, { draftId: 'first', revision: 3, kind: 'restored' });
    expect(changes.get('first')).toEqual({ kind: 'restored' });
  });
});
