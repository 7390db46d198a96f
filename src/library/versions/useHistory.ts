import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Writer } from '../../schema/draft/conflicts';
import type { DraftRevisionList } from '../../schema/responses/spaces';
import { isSame } from '../../lib/values';
import { formatDateAndTime } from '../../ui/time/time';
import { compareTemplates } from '../comparison/compareTemplates';
import { describeChanges } from '../comparison/describeChanges';
import { fetchRevisions } from '../sync/serverDrafts';
import { deviceOf, fromDocument } from '../sync/sharedDraft';
import { readSyncRow } from '../storage/syncRows';
import { versionContent, type Version } from './version';

/** What one person changed in one browser within ten minutes. */
export type HistoryEntry = {
  by: Writer;
  /** The names of the changed fields, as people read them; empty if only what is beside the message changed. */
  changes: string[];
  /** Whether the draft began here. */
  isFirst: boolean;
  /** What somebody has called this state. */
  label?: string;
  /** The draft as it was afterwards. */
  version: Version;
};

export type Revision = DraftRevisionList['revisions'][number];

const TEN_MINUTES_MS = 10 * 60_000;

/** The id of a revision among the versions of its draft. */
const idOf = ({ revision }: Revision) => `r${revision}`;

/** A state of a draft as a version; undefined if this page cannot read it. */
export function toVersion(draftId: string, revision: Revision): Version | undefined {
  const draft = revision.document && fromDocument(draftId, revision.document);
  if (!draft) return undefined;
  return {
    id: idOf(revision),
    draftId,
    at: revision.at,
    origin: 'hand',
    name: revision.name ?? `State of ${formatDateAndTime(revision.at)}`,
    ...versionContent(draft),
    sendings: [],
  };
}

const writerOf = ({ by, document }: Revision): Writer => ({
  name: by,
  device: document ? deviceOf(document) : '',
});

/** Where nobody signs in, people are told apart by their browsers. */
const isSameSitting = (a: Revision, b: Revision) =>
  isSame(writerOf(a), writerOf(b)) && Math.floor(a.at / TEN_MINUTES_MS) === Math.floor(b.at / TEN_MINUTES_MS);

/**
 * Who changed what in a draft, the newest first. Revisions of one person and browser in the same ten minutes are one entry.
 *
 * @param revisions with their content, the newest first
 * @param isWhole whether the first revision is among them; else the oldest entry, whose changes are not known, is left out
 */
export function describeHistory(
  draftId: string,
  revisions: readonly Revision[],
  isWhole: boolean,
): HistoryEntry[] {
  const ends = revisions.filter((revision, at) => {
    const newer = revisions[at - 1];
    return !newer || !isSameSitting(revision, newer) || revision.name !== null;
  });
  const read = ends.flatMap((revision) => {
    const version = toVersion(draftId, revision);
    return version ? [{ revision, version }] : [];
  });
  return read.flatMap(({ revision, version }, at) => {
    const before = read[at + 1]?.version;
    if (!before && !isWhole) return [];
    const changes = before ? describeChanges(compareTemplates(before.template, version.template)) : [];
    const isUnchanged =
      before !== undefined && changes.length === 0 && isSame(besideOf(before), besideOf(version));
    if (isUnchanged) return [];
    return [
      {
        by: writerOf(revision),
        changes: [...new Set(changes.map(({ name }) => name))],
        isFirst: !before,
        ...(revision.name === null ? {} : { label: revision.name }),
        version,
      },
    ];
  });
}

/** What a person changes of a draft besides the message. */
const besideOf = ({ parameters, altTexts }: Version) => ({ parameters, altTexts });

/** Pages of revisions; undefined while the server does not have the draft. */
async function fetchPage(draftId: string, cursor: string | undefined): Promise<DraftRevisionList> {
  const none: DraftRevisionList = { revisions: [], next: null };
  const read = await readSyncRow(draftId);
  const row = read.ok ? read.value : undefined;
  if (row?.etag === undefined) return none;
  const page = await fetchRevisions(row, { cursor });
  if (page === 'absent') return none;
  if ('kind' in page) throw new Error(page.problem.kind);
  return page;
}

/** Milliseconds without a change after which the history is read again: somebody who types changes the draft all the time. */
const REST_MS = 1000;

/** Who changed what in a draft, as the server knows it. Empty for a draft that is only in this browser. */
export function useHistory(draftId: string, pushedRevision: number | undefined) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['history', draftId],
    queryFn: ({ pageParam }) => fetchPage(draftId, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    networkMode: 'always',
    retry: 0,
    staleTime: 0,
    gcTime: 0,
  });
  const queries = useQueryClient();
  // The pages that are loaded stay, and are read again.
  useEffect(() => {
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: ['history', draftId] }),
      REST_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change at the server is the occasion
  }, [queries, draftId, pushedRevision]);
  const entries = useMemo(
    () => describeHistory(draftId, data?.pages.flatMap((page) => page.revisions) ?? [], !hasNextPage),
    [draftId, data, hasNextPage],
  );
  return {
    entries,
    isPending,
    isUnreachable: isError,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

export type DraftHistory = ReturnType<typeof useHistory>;
