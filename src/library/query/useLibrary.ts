import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { visitWithPauses } from '../../lib/idle';
import type { Draft } from '../../schema/draft/draft';
import { listenToDrafts } from '../storage/channel';
import type { DamagedRecord } from '../storage/draftRecord';
import { listDrafts, type DeletedDraft, type KeptDrafts } from '../storage/listDrafts';
import { draftState } from './draftState';
import { foldTexts } from './searchDrafts';
import type { Stored, StorageError } from '../storage/storageError';

type LibraryOnDevice = {
  /** Undefined until they are read. */
  drafts: readonly Draft[] | undefined;
  deleted: readonly DeletedDraft[];
  damaged: readonly DamagedRecord[];
  error: StorageError | undefined;
  /** False while only the newest drafts of a large library are read. */
  isWhole: boolean;
};

/** The answer of the storage. */
type Answer = Stored<KeptDrafts> & { isWhole: boolean };

const queryKey = ['library'];
/** Milliseconds during which changes are collected: typing in another tab, or an import, announces many. */
const batchDelayMs = 60;

/** Computes what the list and its search need of each draft: with a thousand drafts, a letter would wait for it. */
function prepare(draft: Draft) {
  draftState(draft);
  foldTexts(draft);
}

/** Reads the drafts again when any tab has changed one. Returns a function that stops it. */
function readAfterChanges(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function readLater() {
    timer ??= setTimeout(() => {
      timer = undefined;
      // A read that runs may be older than the change.
      if (queries.isFetching({ queryKey }) > 0) readLater();
      else void queries.invalidateQueries({ queryKey });
    }, batchDelayMs);
  }
  const stop = listenToDrafts(readLater);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** The drafts of this device. When any tab changes one, they are read again; unchanged ones stay the same objects. */
export function useLibrary(): LibraryOnDevice {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    async queryFn(): Promise<Answer> {
      const before = queries.getQueryData<Answer>(queryKey);
      const all = await listDrafts(before?.ok ? { known: before.value.records } : { onNewest: showNewest });
      if (all.ok) await visitWithPauses(all.value.drafts, prepare);
      return { ...all, isWhole: true };
    },
    staleTime: Infinity,
    gcTime: 0,
    // Comparing all drafts with all others would copy them: an unchanged draft stays the same object anyway.
    structuralSharing: false,
  });
  function showNewest(value: KeptDrafts) {
    const newest: Answer = { ok: true, value, isWhole: false };
    queries.setQueryData<Answer>(queryKey, () => newest);
  }

  // Other tabs, and the save of a page that was just left, change the storage outside React.
  useEffect(() => readAfterChanges(queries), [queries]);

  if (!data) return { drafts: undefined, deleted: [], damaged: [], error: undefined, isWhole: false };
  if (!data.ok) return { drafts: [], deleted: [], damaged: [], error: data.error, isWhole: true };
  return { ...data.value, error: undefined, isWhole: data.isWhole };
}
