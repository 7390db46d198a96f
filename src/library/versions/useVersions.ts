import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { SendingRecord } from '../../schema/draft/draft';
import { notDone, type Stored } from '../storage/storageError';
import { copyOf, isOnServer, mergeVersions } from './mergeVersions';
import { fetchServerVersions, renameOnServer, unnameOnServer } from './serverVersions';
import { defaultVersionName, type Version, type VersionLabel } from './version';
import { deleteVersion, listVersions, versionChanges, writeVersion } from './versions';

/** Why a change was not made, in a sentence; undefined if it was. */
export type NotChanged = string | undefined;

const reasonOf = (result: Stored<void>): NotChanged => (result.ok ? undefined : notDone(result.error));
const notDoneBecause = (why: string | undefined): NotChanged => why && `That didn’t work. ${why}`;

async function renameHere(
  { name: _name, note: _note, ...version }: Version,
  { name, note }: VersionLabel,
): Promise<NotChanged> {
  return reasonOf(await writeVersion({ ...version, ...(name ? { name } : {}), ...(note ? { note } : {}) }));
}

/**
 * The versions of a draft: on this device, at the server, and what was sent from it.
 *
 * @param sendings those of a draft that the server has: other browsers may have sent it
 */
export function useVersions(draftId: string, sendings: readonly SendingRecord[]) {
  const changes = useStore(versionChanges);
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['versions', draftId, changes],
    queryFn: () => listVersions(draftId),
    staleTime: 0,
    // Another tab may have saved a version.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data: onServer, isPending } = useQuery({
    queryKey: ['server versions', draftId],
    queryFn: () => fetchServerVersions(draftId),
    staleTime: 0,
    // So may a colleague.
    refetchOnWindowFocus: true,
    networkMode: 'always',
    retry: 0,
    gcTime: 0,
  });
  /** Versions that were deleted on this page, and whether they were restored. */
  const [removed, setRemoved] = useState<readonly { version: Version; isBack: boolean }[]>([]);
  const onDevice = useMemo(() => (data?.ok ? data.value.versions : []), [data]);
  const found = useMemo(() => {
    // A deleted version of a sending does not come back at once as what the draft knows of it.
    const gone = new Set(removed.flatMap(({ version }) => version.sendings.map(({ at }) => at)));
    const others = sendings.filter(({ at }) => !gone.has(at));
    return mergeVersions(draftId, onDevice, onServer ?? [], others);
  }, [draftId, onDevice, onServer, sendings, removed]);
  const missing = removed.flatMap(({ version }) =>
    found.some(({ id }) => id === version.id) ? [] : [version],
  );
  const noteRemoval = (version: Version, isBack: boolean) =>
    setRemoved((before) => [...before.filter((one) => one.version.id !== version.id), { version, isBack }]);

  /** Reads again what the server has. */
  const readAgain = () => queries.invalidateQueries({ queryKey: ['server versions', draftId] });

  async function rename(version: Version, label: VersionLabel): Promise<NotChanged> {
    if (!isOnServer(version)) return renameHere(version, label);
    // At the server, it is the name that keeps a version.
    const named = { ...label, name: label.name || defaultVersionName(version.at) };
    const why = await renameOnServer(version, named);
    if (why !== undefined) return notDoneBecause(why);
    const copy = copyOf(version, onDevice);
    if (copy) await renameHere(copy, named);
    await readAgain();
    return undefined;
  }

  async function remove(version: Version): Promise<NotChanged> {
    const here = isOnServer(version) ? copyOf(version, onDevice) : version;
    const why = isOnServer(version) ? notDoneBecause(await unnameOnServer(version)) : undefined;
    if (why !== undefined) return why;
    const result = here && (await deleteVersion(here.id));
    if (result?.ok === false) return notDone(result.error);
    noteRemoval(version, false);
    if (isOnServer(version)) await readAgain();
    return undefined;
  }

  async function restore(version: Version): Promise<NotChanged> {
    const { name = '', note = '' } = version;
    const why = isOnServer(version)
      ? notDoneBecause(await renameOnServer(version, { name, note }))
      : reasonOf(await writeVersion(version));
    if (why !== undefined) return why;
    noteRemoval(version, true);
    if (isOnServer(version)) await readAgain();
    return undefined;
  }

  return {
    /** Newest first; deleted ones keep their place until the page is left. Undefined until they are read. */
    versions: data && [...found, ...missing].sort((a, b) => b.at - a.at),
    damaged: data?.ok ? data.value.damaged : [],
    /** Ids of versions that were deleted on this page and can be restored. */
    deleted: new Set(removed.flatMap(({ version, isBack }) => (isBack ? [] : [version.id]))),
    error: data?.ok === false ? data.error : undefined,
    /** Whether it is not known yet what the server has. */
    isPending,
    readAgain,
    rename,
    remove,
    restore,
  };
}

export type DraftVersions = ReturnType<typeof useVersions>;
