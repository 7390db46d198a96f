import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { visitWithPauses } from '../../lib/visitWithPauses';
import type { Draft } from '../../schema/draft/draft';
import { listenToDrafts } from '../storage/channel';
import type { DamagedRecord } from '../storage/draftRecord';
import { readDraft } from '../storage/drafts';
import { listDrafts, type DeletedDraft, type KeptDrafts } from '../storage/listDrafts';
import { draftState } from './draftState';
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
/** Above this number of changed drafts, reading all is faster than reading one by one. */
const maxSingleReads = 20;

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
      const all = await listDrafts(isFirst ? showNewest : undefined);
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
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function readChanged() {
      if (!queries.getQueryData<Answer>(queryKey)?.isWhole) {
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
      queries.setQueryData<Answer>(queryKey, (before) => {
        if (!before?.ok) return before;
        return { ...before, value: found.reduce(withRecord, before.value) };
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

  if (!data) return { drafts: undefined, deleted: [], damaged: [], error: undefined, isWhole: false };
  if (!data.ok) return { drafts: [], deleted: [], damaged: [], error: data.error, isWhole: true };
  return { ...data.value, error: undefined, isWhole: data.isWhole };
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
