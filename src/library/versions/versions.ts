import type { Draft, SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { createStore } from '../../lib/createStore';
import { newId } from '../../ui/browser/newId';
import { withDatabase } from '../storage/database';
import type { DamagedRecord } from '../storage/draftRecord';
import { placeVersion, type PlacedVersion } from './placeVersion';
import { exportRecord } from '../storage/readStoredDraft';
import { readStoredVersion, toStoredVersion } from './readStoredVersion';
import type { Stored } from '../storage/storageError';
import type { Version, VersionOrigin } from './version';

export type KeptVersions = {
  /** Newest first. */
  versions: Version[];
  damaged: DamagedRecord[];
};

/** Counts what was changed here, so that a list that is open reads anew. */
export const versionChanges = createStore(0);

function changed<Value>(result: Stored<Value>): Stored<Value> {
  if (result.ok) versionChanges.set(versionChanges.get() + 1);
  return result;
}

function sorted(stored: { id: string }[]): KeptVersions {
  const read = stored.map((record) => ({ record, version: readStoredVersion(record) }));
  return {
    versions: read
      .flatMap(({ version }) => (version ? [version] : []))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
    damaged: read.flatMap(({ record, version }) =>
      version ? [] : [{ id: record.id, text: exportRecord(record) }],
    ),
  };
}

type VersionToKeep = Pick<Draft, 'template' | 'stash' | 'trustsMedia'> & {
  draftId: string;
  origin: Exclude<VersionOrigin, 'sending'>;
  /** What the person calls it, where the person keeps it. */
  name?: string;
  note?: string;
  /** What is about to be done: "restore version Spring". */
  before?: string;
};

/**
 * Keeps a draft as it is now. The same twice in a row is kept once, and of many versions without a name the
 * oldest are forgotten. Answers once the browser has it on disk.
 */
export function keepVersion(version: VersionToKeep): Promise<Stored<PlacedVersion>> {
  return place({ ...version, id: newId(), at: Date.now(), sendings: [] });
}

/** Keeps what went out with a sending, to the byte, with what came of it. */
export function keepSentVersion(
  draftId: string,
  { payload, ...sending }: SendingRecord,
  rest: Pick<Draft, 'stash' | 'trustsMedia'>,
): Promise<Stored<PlacedVersion>> {
  const template = payload as TemplateDraft;
  return place({
    draftId,
    template,
    ...rest,
    id: newId(),
    at: sending.at,
    origin: 'sending',
    sendings: [sending],
  });
}

async function place(version: Version): Promise<Stored<PlacedVersion>> {
  const result = await withDatabase(async (database) => {
    const change = database.transaction('versions', 'readwrite', { durability: 'strict' });
    const { store } = change;
    const stored = await store.index('draft').getAll(version.draftId);
    const { state, version: placed, forgotten } = placeVersion(sorted(stored).versions, version);
    const writes = [
      ...(state === 'same' ? [] : [store.put(toStoredVersion(placed))]),
      ...forgotten.map((id) => store.delete(id)),
    ];
    await Promise.all([...writes, change.done]);
    return { state, version: placed };
  });
  return changed(result);
}

/** The versions of a draft, and what of its records can no longer be read. */
export function listVersions(draftId: string): Promise<Stored<KeptVersions>> {
  return withDatabase(async (database) =>
    sorted(await database.getAllFromIndex('versions', 'draft', draftId)),
  );
}

/** Names a version anew, or brings a deleted one back. */
export async function writeVersion(version: Version): Promise<Stored<void>> {
  return changed(
    await withDatabase(async (database) => {
      await database.put('versions', toStoredVersion(version));
    }),
  );
}

/** Deletes a version, or a record that is none any more. */
export async function deleteVersion(id: string): Promise<Stored<void>> {
  return changed(await withDatabase((database) => database.delete('versions', id)));
}

/** Deletes all versions of a draft that is deleted for good. */
export async function deleteVersionsOf(draftId: string): Promise<Stored<void>> {
  return changed(
    await withDatabase(async (database) => {
      const change = database.transaction('versions', 'readwrite');
      const ids = await change.store.index('draft').getAllKeys(draftId);
      await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
    }),
  );
}
