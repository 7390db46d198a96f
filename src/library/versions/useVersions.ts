import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { StorageError } from '../storage/storageError';
import type { Version } from './version';
import type { DamagedRecord } from '../storage/draftRecord';
import { deleteVersion, listVersions, versionChanges, writeVersion } from './versions';

export type VersionsOnDevice = {
  /** Newest first; deleted ones keep their place until the page is left. Undefined until they are read. */
  versions: Version[] | undefined;
  damaged: DamagedRecord[];
  /** Ids of versions that were deleted on this page and can be restored. */
  deleted: ReadonlySet<string>;
  error: StorageError | undefined;
  /** These three return the error, if there is one. */
  rename: (version: Version, label: VersionLabel) => Promise<StorageError | undefined>;
  remove: (version: Version) => Promise<StorageError | undefined>;
  restore: (version: Version) => Promise<StorageError | undefined>;
};

/** The name and note that the person gives a version; blank means none. */
export type VersionLabel = { name: string; note: string };

/** The versions of a draft on this device. */
export function useVersions(draftId: string): VersionsOnDevice {
  const changes = useStore(versionChanges);
  const { data } = useQuery({
    queryKey: ['versions', draftId, changes],
    queryFn: () => listVersions(draftId),
    staleTime: 0,
    // Another tab may have saved a version.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  /** Versions that were deleted on this page, and whether they were restored. */
  const [removed, setRemoved] = useState<readonly { version: Version; isBack: boolean }[]>([]);
  const found = data?.ok ? data.value.versions : [];
  const missing = removed.flatMap(({ version }) =>
    found.some(({ id }) => id === version.id) ? [] : [version],
  );
  const noteRemoval = (version: Version, isBack: boolean) =>
    setRemoved((before) => [...before.filter((one) => one.version.id !== version.id), { version, isBack }]);

  return {
    versions: data && [...found, ...missing].sort((a, b) => b.at - a.at),
    damaged: data?.ok ? data.value.damaged : [],
    deleted: new Set(removed.flatMap(({ version, isBack }) => (isBack ? [] : [version.id]))),
    error: data?.ok === false ? data.error : undefined,
    async rename({ name: _name, note: _note, ...version }, { name, note }) {
      const result = await writeVersion({ ...version, ...(name ? { name } : {}), ...(note ? { note } : {}) });
      return result.ok ? undefined : result.error;
    },
    async remove(version) {
      const result = await deleteVersion(version.id);
      if (!result.ok) return result.error;
      noteRemoval(version, false);
      return undefined;
    },
    async restore(version) {
      const result = await writeVersion(version);
      if (!result.ok) return result.error;
      noteRemoval(version, true);
      return undefined;
    },
  };
}
