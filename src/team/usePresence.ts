import { useEffect } from 'react';
import { useStore } from 'zustand';
import { identifyPath, placePath } from '../exchange/merge/identify';
import { request } from '../http/request';
import { othersAt, syncKnowledge, thisPage } from '../library/sync/syncState';
import { readSyncState } from '../library/storage/syncRows';
import type { Presence } from '../schema/responses/spaces';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAppServices } from '../workspace/services/AppServices';
import { nameOfOther } from './people';

/** Milliseconds between two reports that this page has the draft open. The server forgets a page after 25 seconds. */
const REPORT_MS = 10_000;
/** Milliseconds without a key after which a person no longer writes in a field. */
const PAUSE_MS = 10_000;

/** Everybody else who has the draft open. */
export const useOthers = (draftId: string): readonly Presence[] => othersAt(useStore(syncKnowledge), draftId);

/** Reports that this page has the draft open and in which field the person writes, and marks the fields of others. */
export function usePresence(open: OpenedTemplate, draftId: string): void {
  const { session } = useAppServices();

  // The server and the other browsers live outside React.
  useEffect(() => {
    if (open.space() === undefined) return undefined;
    const { editor, identities } = open;
    /** The field in which the person writes: its path, and the same with the identities of cards and buttons. */
    let path: string | null = null;
    let field: string | null = null;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let address: string | undefined;

    async function report() {
      const read = await readSyncState(draftId);
      const row = read.ok ? read.value.row : undefined;
      // The server does not have the draft yet.
      if (row?.etag === undefined) return;
      address = `/api/v1/spaces/${encodeURIComponent(row.space)}/drafts/${encodeURIComponent(draftId)}/presence`;
      await request(address, { method: 'PUT', body: { page: thisPage(), field } });
    }
    function write(next: string | null) {
      clearTimeout(pause);
      if (next !== null) pause = setTimeout(() => write(null), PAUSE_MS);
      // Each key comes by here: only another field is news.
      if (next === path) return;
      path = next;
      const entries = identities.of(editor.document.getState().draft);
      field = next && identifyPath(next.split('.'), entries).join('.');
      void report();
    }
    function mark() {
      const entries = identities.of(editor.document.getState().draft);
      const writers = othersAt(syncKnowledge.getState(), draftId).flatMap(({ person, field: at }) => {
        const place = at === null ? undefined : placePath(at.split('.'), entries)?.join('.');
        const me = session.state.getState()?.person?.name;
        return place === undefined ? [] : [[place, { name: nameOfOther(person, me) }] as const];
      });
      editor.writers.setState(Object.fromEntries(writers), true);
    }

    const stops = [
      editor.document.onTransaction(({ transaction, change }) => {
        if (transaction.origin === 'field' && change) write(change.path);
      }),
      syncKnowledge.subscribe(({ people, problem }, before) => {
        if (people[draftId] !== before.people[draftId] || problem !== before.problem) mark();
      }),
    ];
    const timer = setInterval(() => void report(), REPORT_MS);
    const first = setTimeout(() => void report(), 1000);
    function leave() {
      if (address !== undefined)
        fetch(`${address}/${thisPage()}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    }
    addEventListener('pagehide', leave);
    mark();
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      clearTimeout(first);
      clearTimeout(pause);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [open, draftId, session]);
}
