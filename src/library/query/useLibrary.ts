import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Draft } from '../../schema/draft/draft';
import { listenToDrafts } from '../storage/channel';
import type { DamagedRecord } from '../storage/draftRecord';
import { listDrafts, readDraft, type DeletedDraft, type KeptDrafts } from '../storage/drafts';
import type { Stored, StorageError } from '../storage/storageError';

export type LibraryOnDevice = {
  /** Undefined until they are read. */
  drafts: readonly Draft[] | undefined;
  deleted: readonly DeletedDraft[];
  damaged: readonly DamagedRecord[];
  error: StorageError | undefined;
};

const queryKey = ['library'];
/** Milliseconds during which changes are collected: typing in another tab, or an import, announces many. */
const batchDelayMs = 60;
/** Above this number of changed drafts, reading all is faster than reading one by one. */
const maxSingleReads = 20;

/** The drafts of this device. When any tab changes some, only those are read again. */
export function useLibrary(): LibraryOnDevice {
  const { data } = useQuery({
    queryKey,
    queryFn: listDrafts,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const queries = useQueryClient();

  // Other tabs, and the save of a page that was just left, change the storage outside React.
  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function readChanged() {
      if (!queries.getQueryData(queryKey)) {
        // The first read is still running and may be older than the change.
        timer = setTimeout(() => void readChanged(), batchDelayMs);
        return;
      }
      const ids = [...changed];
      changed.clear();
      timer = undefined;
      if (ids.length > maxSingleReads) {
        await queries.invalidateQueries({ queryKey });
        return;
      }
      const found = await Promise.all(ids.map(async (id) => ({ id, found: await readDraft(id) })));
      queries.setQueryData<Stored<KeptDrafts>>(queryKey, (before) => {
        if (!before?.ok) return before;
        return { ok: true, value: found.reduce(withRecord, before.value) };
      });
    }
    const stop = listenToDrafts(({ draftId }) => {
      changed.add(draftId);
      timer ??= setTimeout(() => void readChanged(), batchDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries]);

  if (!data) return { drafts: undefined, deleted: [], damaged: [], error: undefined };
  if (!data.ok) return { drafts: [], deleted: [], damaged: [], error: data.error };
  return { ...data.value, error: undefined };
}

type Read = { id: string; found: Awaited<ReturnType<typeof readDraft>> };

/** The library with one record replaced by its current state. */
function withRecord(kept: KeptDrafts, { id, found }: Read): KeptDrafts {
  if (!found.ok) return kept;
  const others = {
    drafts: kept.drafts.filter((draft) => draft.id !== id),
    deleted: kept.deleted.filter(({ draft }) => draft.id !== id),
    damaged: kept.damaged.filter((record) => record.id !== id),
  };
  const record = found.value;
  if (record.state === 'absent') return others;
  if (record.state === 'damaged') return { ...others, damaged: [...others.damaged, record.damaged] };
  const { draft, deletedAt } = record;
  return deletedAt === undefined
    ? { ...others, drafts: [draft, ...others.drafts] }
    : { ...others, deleted: [{ draft, deletedAt }, ...others.deleted] };
}
