import * as indexedDb from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import type { SyncRow } from './syncRow';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.parse('2027-06-01T12:00:00Z');
const long = now - 91 * DAY_MS;

async function open() {
  vi.resetModules();
  for (const [one, value] of Object.entries(indexedDb)) if (one.startsWith('IDB')) vi.stubGlobal(one, value);
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
  const [older, drafts, rows, list, versions, settings] = await Promise.all([
    import('./olderDrafts'),
    import('./drafts'),
    import('./syncRows'),
    import('./listDrafts'),
    import('../versions/versions'),
    import('../settings/settings'),
  ]);
  return { ...older, ...drafts, ...rows, ...list, ...versions, ...settings };
}
let storage: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  storage = await open();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  space: 'team',
  template: { name: id, type: 'text_message', component: { text: 'Hi' } },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: long,
  ...more,
});
const row = (id: string, more: Partial<SyncRow> = {}): SyncRow => ({
  id,
  space: 'team',
  etag: '1-aaaaaaaa',
  revision: 1,
  agreedAt: long,
  localRevision: 1,
  ...more,
});
const push = { key: 'k', document: { template: draft('x').template }, isDeletion: false, localRevision: 1 };

const choice = {
  id: 'c',
  path: ['template', 'component', 'text'],
  kept: { name: null, device: 'a' },
  other: { name: 'ben', device: 'b', value: 'Hello', at: 1 },
};

it('what nobody has changed for 90 days leaves, and never what is not on the server or was used here', async () => {
  const kept: [Draft, SyncRow | undefined][] = [
    [draft('changed-lately', { changedAt: now - 89 * DAY_MS }), row('changed-lately')],
    [draft('changed-lately-there'), row('changed-lately-there', { agreedAt: now - 89 * DAY_MS })],
    [draft('only-here', { space: undefined }), undefined],
    [draft('never-pushed', { space: '' }), undefined],
    [draft('without-row'), undefined],
    [draft('being-pushed'), row('being-pushed', { push })],
    [draft('changed-since'), row('changed-since', { localRevision: 0 })],
    [draft('opened'), row('opened')],
    [draft('looked-at'), row('looked-at')],
    [draft('with-version'), row('with-version')],
    [draft('waiting'), row('waiting')],
    [draft('with-choice', { conflicts: [choice] }), row('with-choice')],
  ];
  for (const [one, known] of [...kept, [draft('gone'), row('gone')] as const]) {
    await storage.addDrafts([one]);
    if (known) await storage.writeSyncRow(known);
  }
  await storage.noteOpened('opened');
  storage.seenSetting.setState({ since: 0, changes: { 'looked-at': long } });
  const version = {
    id: 'v1',
    draftId: 'with-version',
    at: 1,
    origin: 'hand' as const,
    template: draft('x').template,
  };
  await storage.addVersions([{ ...version, stash: {}, sendings: [] }]);

  expect(await storage.leaveOlder(new Set(['waiting']), now)).toBe(1);
  const list = await storage.listDrafts();
  const left = list.ok ? list.value.drafts.map(({ id }) => id) : [];
  expect(left.toSorted()).toEqual(kept.map(([{ id }]) => id).toSorted());
  // The server is not told: the draft was not deleted.
  const unpushed = await storage.findUnpushed();
  expect(unpushed.ok && unpushed.value.includes('gone')).toBe(false);
  expect(await storage.leaveOlder(new Set(['waiting']), now)).toBe(0);
});

const arrival = (id: string, agreedAt: number) => ({
  draft: draft(id),
  deletedAt: null,
  row: row(id, { agreedAt }),
});

it('drafts that are too old stay on the server, unless they are asked for or wait for a choice', async () => {
  await storage.addFromServer([arrival('old', long), arrival('new', now - DAY_MS)]);
  const has = async (id: string) => {
    const read = await storage.readSyncState(id);
    return read.ok && read.value.record.state === 'found';
  };
  expect([await has('old'), await has('new')]).toEqual([false, true]);
  const undecided = arrival('undecided', long);
  await storage.addFromServer([{ ...undecided, draft: { ...undecided.draft, conflicts: [choice] } }]);
  expect(await has('undecided')).toBe(true);
  await storage.addFromServer([arrival('old', long)], 0);
  expect(await has('old')).toBe(true);
});
