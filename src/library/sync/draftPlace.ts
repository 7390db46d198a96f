import { useEffect } from 'react';
import { useStore } from 'zustand';
import { draftPlaceSetting } from '../settings/settings';
import { readSyncRow } from '../storage/syncRows';
import type { SyncProblem } from './serverDrafts';
import { defaultSpace, learn, syncKnowledge, type SyncKnowledge } from './syncState';

/** Where the newest state of a draft is. `why`: what keeps it from the server. */
export type DraftPlace =
  | { at: 'browser'; why?: string }
  | { at: 'server' }
  /** It is on its way, or waits for the server. */
  | { at: 'device'; why?: string };

type OpenDraft = {
  id: string;
  /** Absent: only in this browser. */
  space: string | undefined;
  /** The revision that the storage has. */
  revision: number;
};

/** Why the server does not have the newest state. */
export function describeProblem(problem: SyncProblem): string {
  switch (problem.kind) {
    case 'offline':
      return 'This device is offline.';
    case 'no_answer':
      return 'The server isn’t responding.';
    case 'signed_out':
      return 'You’re signed out.';
    case 'server':
      return 'The server can’t save drafts right now.';
    case 'refused':
      return problem.message;
    default:
      return problem satisfies never;
  }
}

/** Where the newest state of an open draft is. */
function placeOf({ id, space, revision }: OpenDraft, known: SyncKnowledge): DraftPlace {
  if (space === undefined || draftPlaceSetting.getState() === 'browser') return { at: 'browser' };
  if (space === '' && known.spaces && defaultSpace(known) === undefined)
    return { at: 'browser', why: 'Your role can’t save drafts on the server.' };
  if ((known.revisions[id] ?? -1) >= revision) return { at: 'server' };
  const problem = known.problems[id] ?? known.problem;
  return { at: 'device', ...(problem && { why: describeProblem(problem) }) };
}

/** Where the newest state of the open draft is. */
export function useDraftPlace({ id, space, revision }: OpenDraft): DraftPlace {
  // Another tab may have pushed it before this one was opened.
  useEffect(() => {
    void readSyncRow(id).then((read) => {
      const row = read.ok ? read.value : undefined;
      if (row && !row.push) learn({ revisions: { [id]: row.localRevision } });
    });
  }, [id]);
  const known = useStore(syncKnowledge);
  return placeOf({ id, space, revision }, known);
}
