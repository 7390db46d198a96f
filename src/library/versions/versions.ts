import type { SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { newId } from '../../ui/browser/page';
import { withDatabase } from '../storage/database';
import type { DamagedRecord } from '../storage/draftRecord';
import { placeVersion, type PlacedVersion } from './placeVersion';
import { exportRecord } from '../storage/readStoredDraft';
import {
  readStoredVersion,
  toStoredVersion,
  type Version,
  type VersionContent,
  type VersionOrigin,
} from './version';
import type { Stored } from '../storage/storageError';

export type KeptVersions = {
  /** Newest first. */
  versions: Version[];
  damaged: DamagedRecord[];
};

const changes = createStore(() => 0);

/** Counts the changes of versions made in this tab, so that an open list reads them again. */
export const versionChanges: ReadonlyStore<number> = changes;

function changed<Value>(result: Stored<Value>): Stored<Value> {
  if (result.ok) changes.setState((count) => count + 1, true);
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

type VersionToKeep = VersionContent & {
  draftId: string;
  origin: Exclude<VersionOrigin, 'sending'>;
  /** The name that the person gave. */
  name?: string;
  note?: string;
  /** The action that follows: "restore version Spring". */
  before?: string;
  /** The revision of the server that has the name. */
  revision?: number;
};

/**
 * Stores the current state of a draft as a version, unless the newest version has the same content. Deletes the
 * oldest automatic versions above the maximum. Resolves once the browser has it on disk.
 */
export function keepVersion(version: VersionToKeep): Promise<Stored<PlacedVersion>> {
  return place({ ...version, id: newId(), at: Date.now(), sendings: [] });
}

/** Stores the exact request body of a sending as a version, with its outcome. */
export function keepSentVersion(
  draftId: string,
  { payload, ...sending }: SendingRecord,
  rest: Omit<VersionContent, 'template'>,
): Promise<Stored<PlacedVersion>> {
  const template = payload as TemplateDraft;
  return place({
    draftId,
    ...rest,
    template,
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

/** The versions of a draft, and its records that cannot be read. */
export function listVersions(draftId: string): Promise<Stored<KeptVersions>> {
  return withDatabase(async (database) =>
    sorted(await database.getAllFromIndex('versions', 'draft', draftId)),
  );
}

/** The versions of several drafts, by draft id, oldest first. Damaged records are left out. */
export function readVersionsOf(draftIds: ReadonlySet<string>): Promise<Stored<Map<string, Version[]>>> {
  return withDatabase(async (database) => {
    const byDraft = new Map<string, Version[]>();
    for (const record of await database.getAll('versions')) {
      const version = draftIds.has(record.draftId) ? readStoredVersion(record) : undefined;
      if (version) byDraft.set(version.draftId, [...(byDraft.get(version.draftId) ?? []), version]);
    }
    for (const versions of byDraft.values()) versions.sort((a, b) => a.at - b.at);
    return byDraft;
  });
}

/**
 * Adds versions to drafts that came from a file or another space: all of them or, if one fails, none. What the server has of
 * other drafts is not theirs.
 */
export async function addVersions(versions: readonly Version[]): Promise<Stored<unknown>> {
  if (versions.length === 0) return { ok: true, value: undefined };
  return changed(
    await withDatabase(async (database) => {
      const work = database.transaction('versions', 'readwrite', { durability: 'strict' });
      const records = versions.map(({ revision: _revision, ...version }) => toStoredVersion(version));
      await Promise.all([...records.map((record) => work.store.put(record)), work.done]);
    }),
  );
}

/** Writes a changed name or note of a version, or brings a deleted version back. */
export async function writeVersion(version: Version): Promise<Stored<void>> {
  return changed(
    await withDatabase(async (database) => {
      await database.put('versions', toStoredVersion(version));
    }),
  );
}

/** Deletes a version or a damaged record. */
export async function deleteVersion(id: string): Promise<Stored<void>> {
  return changed(await withDatabase((database) => database.delete('versions', id)));
}
