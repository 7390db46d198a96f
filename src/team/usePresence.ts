import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FieldWriter } from '../editor/model/TemplateEditor';
import { identifyPath, placePath } from '../schema/entries/entryPaths';
import { request } from '../http/request';
import { noteOpened } from '../library/storage/syncRows';
import { noteSeen, othersAt, syncKnowledge, thisPage } from '../library/sync/syncState';
import { readSyncRow } from '../library/storage/syncRows';
import { cardsPath } from '../schema/draft/cards';
import type { Presence } from '../schema/responses/spaces';
import { nameOfPath } from '../schema/template/templateTree';
import { parsePath } from '../schema/values/issues';
import { announce } from '../ui/notices/announcer';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAppServices } from '../workspace/services/AppServices';
import { isHeldBy } from './fieldClaim';
import { nameOfOther } from './people';

/** Milliseconds between two reports that this page has the draft open. The server forgets a page after 25 seconds. */
const REPORT_MS = 10_000;
/** Milliseconds without a key after which a person no longer writes in a field. */
const PAUSE_MS = 10_000;
/** Milliseconds during which opened parts are collected into one report. */
const SHOW_MS = 150;

/** Everybody else who has the draft open. */
export const useOthers = (draftId: string): readonly Presence[] => othersAt(useStore(syncKnowledge), draftId);

const labelOf = (path: string) => nameOfPath(parsePath(path));

/** Joins those who have the draft open, for as long as the page shows it. */
export function usePresence(open: OpenedTemplate, draftId: string): void {
  const { session } = useAppServices();
  // The server and the other browsers live outside React.
  useEffect(
    () =>
      open.space() === undefined
        ? undefined
        : joinDraft(open, draftId, () => session.state.getState()?.person?.name),
    [open, draftId, session],
  );
}

/**
 * Reports what this page does with the draft, marks the fields in which others write, and follows the one whom the person
 * follows. Returns a function that leaves the draft.
 */
function joinDraft(open: OpenedTemplate, draftId: string, me: () => string | undefined): () => void {
  const { editor, following } = open;
  /** Dotted paths in the draft as it is: where the person writes, and the field that they ask for or have taken. */
  let path: string | null = null;
  let wanted: string | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let address: string | undefined;
  let followed: string | undefined;
  let isFollowing = false;

  const entries = () => editor.document.getState().entries;
  /** Paths travel with the identities of cards and buttons: at another browser these may stand elsewhere. */
  const toShared = (at: string | null) => at && identifyPath(at.split('.'), entries()).join('.');
  const toPlace = (at: string | null) =>
    at === null ? undefined : placePath(at.split('.'), entries())?.join('.');
  const nameOf = ({ person }: Presence) => nameOfOther(person, me());

  function shown(): string | null {
    const { path: selected, card } = editor.selection.getState();
    return selected ?? (card > 0 ? `${cardsPath}.${card}` : null);
  }
  async function report() {
    const read = await readSyncRow(draftId);
    const row = read.ok ? read.value : undefined;
    // The server does not have the draft yet.
    if (row?.etag === undefined) return;
    address = `/api/v1/spaces/${encodeURIComponent(row.space)}/drafts/${encodeURIComponent(draftId)}/presence`;
    const [field, shows, asks] = [path, shown(), wanted].map(toShared);
    await request(address, { method: 'PUT', body: { page: thisPage(), field, shows, asks } });
  }

  /** The person writes in a field, or pauses. `isTaken`: with “Write here”. */
  function write(next: string | null, isTaken = false) {
    clearTimeout(pause);
    if (next !== null) pause = setTimeout(() => write(null), PAUSE_MS);
    // Each key comes by here: only another field is news.
    if (next === path && !isTaken) return;
    path = next;
    wanted = isTaken ? next : null;
    void report();
  }
  function ask(at: string) {
    wanted = at;
    mark();
    void report();
  }
  /** Stops writing, because somebody else has the field now. */
  function leaveField() {
    clearTimeout(pause);
    path = null;
    wanted = null;
    void report();
  }

  function mark() {
    const known = syncKnowledge.getState();
    const others = othersAt(known, draftId);
    const since = known.people[draftId]?.find(({ page }) => page === thisPage())?.since ?? Infinity;
    const writers = new Map<string, FieldWriter>();
    for (const other of others) {
      const place = toPlace(other.field);
      if (place === undefined) continue;
      const mine = { field: toShared(path), asks: path === wanted ? toShared(wanted) : null, since };
      if (place === path && !isHeldBy(other, mine)) continue;
      if (place === path) {
        announce(`${nameOf(other)} is writing in ${labelOf(place)} now. What you wrote is saved.`);
        leaveField();
      }
      writers.set(place, {
        name: nameOf(other),
        isAsked: wanted === place,
        ask: () => ask(place),
        take: () => {
          write(place, true);
          mark();
        },
      });
    }
    editor.writers.setState(Object.fromEntries(writers), true);
    const isFree = wanted !== null && wanted !== path && !writers.has(wanted);
    if (isFree && wanted !== null) {
      announce(`${labelOf(wanted)} is free: you can write there now.`);
      wanted = null;
      void report();
    }
    const askers = others.flatMap((other) => {
      const place = toPlace(other.asks);
      if (place === undefined || place !== path || other.asks === other.field) return [];
      return [[place, { name: nameOf(other), grant: leaveField }] as const];
    });
    editor.askers.setState(Object.fromEntries(askers), true);
    follow(others);
  }

  /** Shows what the followed person opens. */
  function follow(others: readonly Presence[]) {
    const page = following.getState();
    const leader = others.find((other) => other.page === page);
    if (page !== undefined && !leader) following.setState(undefined, true);
    const place = leader && toPlace(leader.field ?? leader.shows);
    if (place === undefined || place === followed) return;
    followed = place;
    isFollowing = true;
    editor.selection.show(place);
    isFollowing = false;
  }
  /** Who does something of their own follows nobody any more. */
  function stopFollowing() {
    if (!isFollowing && following.getState() !== undefined) following.setState(undefined, true);
  }

  const stops = [
    editor.document.onTransaction(({ transaction, change }) => {
      if (transaction.origin !== 'field' || !change) return;
      stopFollowing();
      const before = path;
      write(change.path);
      if (path !== before) mark();
    }),
    editor.selection.subscribe((now, before) => {
      if (now.path === before.path && now.card === before.card) return;
      stopFollowing();
      clearTimeout(showing);
      showing = setTimeout(() => void report(), SHOW_MS);
    }),
    following.subscribe(() => {
      followed = undefined;
      follow(othersAt(syncKnowledge.getState(), draftId));
    }),
    syncKnowledge.subscribe(({ people, problem }, before) => {
      if (people[draftId] !== before.people[draftId] || problem !== before.problem) mark();
    }),
  ];
  const look = () => noteSeen(open.read());
  /** Who leaves the field does not write there any more. */
  function release({ target }: FocusEvent) {
    if (path !== null && target instanceof HTMLElement && target.dataset.path === path) write(null);
  }
  document.addEventListener('focusout', release);
  const timer = setInterval(() => void report(), REPORT_MS);
  const first = setTimeout(() => void report(), 1000);
  function leave() {
    look();
    if (address !== undefined)
      fetch(`${address}/${thisPage()}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  }
  addEventListener('pagehide', leave);
  mark();
  look();
  void noteOpened(draftId);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
    for (const wait of [first, pause, showing]) clearTimeout(wait);
    removeEventListener('pagehide', leave);
    document.removeEventListener('focusout', release);
    leave();
  };
}
