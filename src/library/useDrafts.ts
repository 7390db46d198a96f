import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft } from '../schema/draft';
import { deleteDraft, listDrafts, writeDraft, type DamagedDraft } from './drafts';
import type { StorageTrouble } from './storageTrouble';

export type DraftsOnDevice = {
  /** Newest change first; deleted ones keep their place until the page is left. Undefined while they are read. */
  drafts: Draft[] | undefined;
  damaged: DamagedDraft[];
  /** Ids of drafts that were deleted here and can be brought back. */
  deleted: ReadonlySet<string>;
  trouble: StorageTrouble | undefined;
  /** Answer what went wrong, if anything did. */
  remove: (draft: Draft) => Promise<StorageTrouble | undefined>;
  restore: (draft: Draft) => Promise<StorageTrouble | undefined>;
};

/** The drafts of this device, read anew each time the list is opened. */
export function useDrafts(): DraftsOnDevice {
  const { data } = useQuery({
    queryKey: ['drafts'],
    queryFn: listDrafts,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());

  return {
    drafts: data && (data.ok ? data.value.drafts : []),
    damaged: data?.ok ? data.value.damaged : [],
    deleted,
    trouble: data?.ok === false ? data.trouble : undefined,
    async remove({ id }) {
      const result = await deleteDraft(id);
      if (!result.ok) return result.trouble;
      setDeleted((ids) => new Set([...ids, id]));
      return undefined;
    },
    async restore(draft) {
      const result = await writeDraft(draft);
      if (!result.ok) return result.trouble;
      setDeleted((ids) => new Set([...ids].filter((id) => id !== draft.id)));
      return undefined;
    },
  };
}
