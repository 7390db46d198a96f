import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Draft } from '../schema/draft';
import { listenToDrafts } from './channel';
import type { DamagedDraft } from './draftRecord';
import { listDrafts, restoreDraft, softDelete } from './drafts';
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

/** The drafts of this device, read anew each time the list is opened and whenever a tab has changed one. */
export function useDrafts(): DraftsOnDevice {
  const { data } = useQuery({
    queryKey: ['drafts'],
    queryFn: listDrafts,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const queries = useQueryClient();
  // Other tabs, and the saving of a page that was just left, are outside React.
  useEffect(
    () =>
      listenToDrafts(({ kind }) => {
        if (kind === 'written') void queries.invalidateQueries({ queryKey: ['drafts'] });
      }),
    [queries],
  );
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());

  return {
    drafts: data && (data.ok ? data.value.drafts : []),
    damaged: data?.ok ? data.value.damaged : [],
    deleted,
    trouble: data?.ok === false ? data.trouble : undefined,
    async remove({ id }) {
      const result = await softDelete(id);
      if (!result.ok) return result.trouble;
      setDeleted((ids) => new Set([...ids, id]));
      return undefined;
    },
    async restore(draft) {
      const result = await restoreDraft(draft.id);
      if (!result.ok) return result.trouble;
      setDeleted((ids) => new Set([...ids].filter((id) => id !== draft.id)));
      return undefined;
    },
  };
}
