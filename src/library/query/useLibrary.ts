import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Draft } from '../../schema/draft/draft';
import { listenToDrafts } from '../storage/channel';
import type { DamagedRecord } from '../storage/draftRecord';
import { listDrafts, readDraft, type DeletedDraft, type KeptDrafts } from '../storage/drafts';
import type { Stored, StorageError } from '../storage/storageError';

export type LibraryOnDevice = {
  /** Undefined while they are read. */
  drafts: readonly Draft[] | undefined;
  deleted: readonly DeletedDraft[];
  damaged: readonly DamagedRecord[];
  error: StorageError | undefined;
};

const queryKey = ['library'];
/** Milliseconds in which news are gathered: a tab that is typed in, or an import, tells of many. */
const GATHER = 60;
/** So many at once are read quicker together than one by one. */
const MANY = 20;

/** The drafts of this device as they are now: what any tab changes is read again, and that alone. */
export function useLibrary(): LibraryOnDevice {
  const { data } = useQuery({
    queryKey,
    queryFn: listDrafts,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const queries = useQueryClient();

  // Other tabs, and the saving of a page that was just left, are outside React.
  useEffect(() => {
    const changed = new Set<string>();
    let gathering: ReturnType<typeof setTimeout> | undefined;

    async function readChanged() {
      if (!queries.getQueryData(queryKey)) {
        // What is being read may be older than the news.
        gathering = setTimeout(() => void readChanged(), GATHER);
        return;
      }
      const ids = [...changed];
      changed.clear();
      gathering = undefined;
      if (ids.length > MANY) {
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
      gathering ??= setTimeout(() => void readChanged(), GATHER);
    });
    return () => {
      stop();
      clearTimeout(gathering);
    };
  }, [queries]);

  if (!data) return { drafts: undefined, deleted: [], damaged: [], error: undefined };
  if (!data.ok) return { drafts: [], deleted: [], damaged: [], error: data.error };
  return { ...data.value, error: undefined };
}

type Read = { id: string; found: Awaited<ReturnType<typeof readDraft>> };

/** The library with one of its records read anew. */
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
