import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Version } from './version';
import { deleteVersion, listVersions, versionChanges, writeVersion } from './versions';

/** The name and note that the person gives a version; blank means none. */
export type VersionLabel = { name: string; note: string };

/** The versions of a draft on this device. */
export function useVersions(draftId: string) {
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
    /** Newest first; deleted ones keep their place until the page is left. Undefined until they are read. */
    versions: data && [...found, ...missing].sort((a, b) => b.at - a.at),
    damaged: data?.ok ? data.value.damaged : [],
    /** Ids of versions that were deleted on this page and can be restored. */
    deleted: new Set(removed.flatMap(({ version, isBack }) => (isBack ? [] : [version.id]))),
    error: data?.ok === false ? data.error : undefined,
    rename: ({ name: _name, note: _note, ...version }: Version, { name, note }: VersionLabel) =>
      writeVersion({ ...version, ...(name ? { name } : {}), ...(note ? { note } : {}) }),
    remove: async (version: Version) => {
      const result = await deleteVersion(version.id);
      if (result.ok) noteRemoval(version, false);
      return result;
    },
    restore: async (version: Version) => {
      const result = await writeVersion(version);
      if (result.ok) noteRemoval(version, true);
      return result;
    },
  };
}

export type VersionsOnDevice = ReturnType<typeof useVersions>;
