import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { visitWithPauses } from '../../lib/idle';
import type { Draft } from '../../schema/draft/draft';
import { listenToDrafts } from '../storage/channel';
import type { DamagedRecord } from '../storage/draftRecord';
import { listDrafts, type DeletedDraft, type KeptDrafts } from '../storage/listDrafts';
import { draftState } from './draftState';
import { noteChange, readChanges, type Change } from './readChanges';
import { foldTexts } from './searchDrafts';
import type { Stored, StorageError } from '../storage/storageError';

export type LibraryOnDevice = {
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
/** Above this number of drafts, the first letter of a search would wait for their texts to be folded. */
const maxFoldedAtOnce = 200;

/** Computes what the list and its search need of each draft. */
async function prepare(drafts: readonly Draft[]): Promise<void> {
  await visitWithPauses(drafts, draftState);
  if (drafts.length > maxFoldedAtOnce) await visitWithPauses(drafts, foldTexts);
}

/** The drafts of this device. When any tab changes some, only those are read again. */
export function useLibrary(): LibraryOnDevice {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    async queryFn(): Promise<Answer> {
      const isFirst = queries.getQueryData(queryKey) === undefined;
      const all = await listDrafts({ onNewest: isFirst ? showNewest : undefined });
      if (all.ok) await prepare(all.value.drafts);
      return { ...all, isWhole: true };
    },
    networkMode: 'always',
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
  useEffect(() => {
    const changes = new Map<string, Change>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReading = false;

    async function takeChanges() {
      const before = queries.getQueryData<Answer>(queryKey);
      if (isReading || !before?.isWhole) {
        // The running read may be older than the change.
        timer = setTimeout(() => void takeChanges(), batchDelayMs);
        return;
      }
      timer = undefined;
      const taken = new Map(changes);
      changes.clear();
      isReading = true;
      try {
        const after = before.ok ? await readChanges(before.value, taken) : await listDrafts();
        if (after.ok) await prepare(after.value.drafts);
        queries.setQueryData<Answer>(queryKey, { ...after, isWhole: true });
      } finally {
        isReading = false;
      }
    }
    const stop = listenToDrafts((news) => {
      noteChange(changes, news);
      timer ??= setTimeout(() => void takeChanges(), batchDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries]);

  if (!data) return { drafts: undefined, deleted: [], damaged: [], error: undefined, isWhole: false };
  if (!data.ok) return { drafts: [], deleted: [], damaged: [], error: data.error, isWhole: true };
  return { ...data.value, error: undefined, isWhole: data.isWhole };
}
