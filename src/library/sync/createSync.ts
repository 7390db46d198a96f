import { mergeEdits } from '../../exchange/merge/mergeEdits';
import type { Writer } from '../../schema/draft/conflicts';
import type { DraftAnswer, DraftSummary } from '../../schema/responses/spaces';
import { newId } from '../../ui/browser/page';
import type { FoundDraft } from '../storage/draftRecord';
import {
  addFromServer,
  deleteSyncRow,
  readSyncState,
  writeFromServer,
  writeSyncRow,
  type SyncState,
} from '../storage/syncRows';
import type { SyncPush, SyncRow } from '../storage/syncRow';
import { pushDraft, type Failure, type SyncProblem } from './serverDrafts';
import {
  arrivalOf,
  fromDocument,
  isSameContent,
  rowOf,
  sharedOf,
  toDocument,
  withEntries,
  withShared,
  writerOf,
} from './sharedDraft';

type SyncEvents = {
  /** The name of the person in front of this page; null without sign-in. */
  person: () => string | null;
  device: () => string;
  /** The space where new drafts go; undefined while it is not known. */
  defaultSpace: () => string | undefined;
  /** The server has a draft in this local revision. */
  onPushed: (id: string, localRevision: number) => void;
  /** The server does not take this draft; undefined if it does again. */
  onProblem: (id: string, problem: SyncProblem | undefined) => void;
};

/** A draft and the space that it is in. */
type Place = Pick<SyncRow, 'id' | 'space'>;

/** What became of an attempt. `again`: there is more to push. */
type Step = 'done' | 'again' | Failure;

const damaged: Failure = {
  kind: 'failed',
  problem: { kind: 'refused', message: 'This page can’t read the draft on the server. It may be newer.' },
};

/** A draft that was deleted for good here is deleted at the server too, where it is kept for a while. */
function purge(row: SyncRow | undefined): SyncPush | undefined {
  if (!row || row.isDeleted || !row.base || row.etag === undefined) return undefined;
  return { key: newId(), document: row.base, isDeletion: true, localRevision: 0 };
}

/** The server refuses a push for good: it is not sent again as it was. A draft that may not be deleted is there again. */
async function giveUp({ record }: SyncState, known: SyncRow, sent: SyncPush): Promise<void> {
  const { push: _, ...row } = known;
  if (sent.isDeletion && record.state === 'found') {
    const { draft, revision } = record;
    await writeFromServer({ draft }, revision, (localRevision) => ({ ...row, localRevision }));
  } else if (row.etag !== undefined) await writeSyncRow(row);
  else await deleteSyncRow(row.id);
}

/** The server does not have the draft any more, for instance after 30 days in the bin: it is added again. */
async function forgetServer(row: SyncRow, sent: SyncPush): Promise<Step> {
  if (row.etag === undefined)
    return {
      kind: 'failed',
      problem: {
        kind: 'refused',
        message: 'There is no such space on the server, or you no longer have access to it.',
      },
    };
  if (sent.isDeletion) await deleteSyncRow(row.id);
  else {
    const { id, space, base } = row;
    await writeSyncRow({ id, space, localRevision: 0, ...(base && { lostBase: base }) });
  }
  return sent.isDeletion ? 'done' : 'again';
}

/** Pushes drafts to the server and takes over what others changed there. One draft at a time, and never two requests for one. */
export function createSync(events: SyncEvents) {
  const writer = (): Writer => ({ name: events.person(), device: events.device() });

  /** Pushes a draft until the server has its newest state. */
  async function push(id: string): Promise<'done' | Failure> {
    for (;;) {
      const step = await pushOnce(id);
      if (step === 'again') continue;
      events.onProblem(id, step !== 'done' && step.problem.kind === 'refused' ? step.problem : undefined);
      return step;
    }
  }

  async function pushOnce(id: string): Promise<Step> {
    const read = await readSyncState(id);
    // The storage reports its own errors.
    if (!read.ok) return 'done';
    const { record, row } = read.value;
    if (record.state === 'damaged') return 'done';
    const next = row?.push ?? (record.state === 'absent' ? purge(row) : await preparePush(record, row));
    if (!next) return 'done';
    const known = row ?? rowFor(record);
    if (!known) return 'done';
    if (!row?.push) await writeSyncRow({ ...known, push: next });
    const result = await pushDraft(known, next);
    switch (result.kind) {
      case 'written':
        return settle(id, known, next, result.draft);
      case 'changed':
        return takeOver(known, result.conflict, result.conflict.knowsRevision);
      case 'absent':
        return forgetServer(known, next);
      default:
        if (result.problem.kind === 'refused') await giveUp(read.value, known, next);
        return result;
    }
  }

  /** The row of a draft that the server does not have yet. */
  function rowFor(record: FoundDraft): SyncRow | undefined {
    if (record.state !== 'found' || record.draft.space === undefined) return undefined;
    const space = record.draft.space || events.defaultSpace();
    return space === undefined ? undefined : { id: record.draft.id, space, localRevision: 0 };
  }

  /** The request that brings the state of this browser to the server. */
  function pushOf(
    { draft, revision, deletedAt }: FoundDraft & { state: 'found' },
    row: SyncRow | undefined,
  ): SyncPush {
    const document = toDocument(sharedOf(draft, baseOf(row)), {
      device: events.device(),
      trustsMedia: draft.trustsMedia,
      movedFrom: draft.movedFrom,
      restored: draft.restored,
    });
    return { key: newId(), document, isDeletion: deletedAt !== undefined, localRevision: revision };
  }

  /** What to push; undefined if the server has the newest state. */
  async function preparePush(
    record: FoundDraft & { state: 'found' },
    row: SyncRow | undefined,
  ): Promise<SyncPush | undefined> {
    const { draft, revision } = record;
    if (draft.space === undefined || row?.localRevision === revision) return undefined;
    const next = pushOf(record, row);
    const { document, isDeletion } = next;
    if (!row && isDeletion) return undefined;
    const isKnown = row?.base && isSameContent(document, row.base) && isDeletion === (row.isDeleted ?? false);
    if (row && isKnown) {
      await writeSyncRow({ ...row, localRevision: revision });
      events.onPushed(draft.id, revision);
      return undefined;
    }
    return next;
  }

  /** The server has what was pushed. The draft may have been changed meanwhile. */
  async function settle(id: string, row: SyncRow, sent: SyncPush, draft: DraftSummary): Promise<Step> {
    const read = await readSyncState(id);
    const record = read.ok ? read.value.record : undefined;
    if (sent.isDeletion && record?.state === 'absent') {
      await deleteSyncRow(id);
      return 'done';
    }
    const { push: _, lostBase: __, ...rest } = row;
    const agreed = {
      ...rest,
      sequence: draft.sequence,
      agreedAt: draft.changedAt,
      etag: draft.etag,
      revision: draft.revision,
      base: sent.document,
      isDeleted: sent.isDeletion,
      localRevision: sent.localRevision,
    };
    await writeSyncRow(agreed);
    events.onPushed(id, sent.localRevision);
    if (record?.state === 'found' && record.draft.space === '') await nameSpace(record, agreed);
    return 'again';
  }

  /** A draft that went where new drafts go is in that space from then on, whatever spaces the person has later. */
  async function nameSpace(
    { draft, revision, deletedAt }: FoundDraft & { state: 'found' },
    agreed: SyncRow,
  ): Promise<void> {
    const isPushed = agreed.localRevision === revision;
    const named = await writeFromServer(
      { draft: { ...draft, space: agreed.space }, ...(deletedAt !== undefined && { deletedAt }) },
      revision,
      (localRevision) => ({ ...agreed, localRevision: isPushed ? localRevision : agreed.localRevision }),
    );
    if (named.ok && named.value && isPushed) events.onPushed(draft.id, revision + 1);
  }

  /**
   * Takes over the newest state of the server, merged with what was written here.
   *
   * @param knowsRevision false if the server does not know the revision that this browser had: a backup was restored, and
   * this browser is ahead
   */
  async function takeOver(at: Place, answer: DraftAnswer, knowsRevision = true): Promise<Step> {
    for (;;) {
      const read = await readSyncState(at.id);
      if (!read.ok) return 'done';
      const step = await takeOverOnce(at, read.value, answer, knowsRevision);
      if (step !== 'changed') return step;
    }
  }

  async function takeOverOnce(
    { id, space }: Place,
    { record, row }: SyncState,
    answer: DraftAnswer,
    knowsRevision: boolean,
  ): Promise<Step | 'changed'> {
    const {
      draft: { deletedAt },
      document,
    } = answer;
    const theirs = fromDocument(id, document);
    if (!theirs) return damaged;
    if (record.state === 'damaged') return 'done';
    const isDeleted = deletedAt !== null;
    if (record.state === 'absent') {
      const stored = await writeFromServer(
        { draft: arrivalOf(space, answer, theirs), ...(isDeleted && { deletedAt }) },
        0,
        (localRevision) => ({ ...rowOf({ id, space }, answer), localRevision }),
      );
      if (stored.ok && stored.value) events.onPushed(id, 1);
      return stored.ok && !stored.value ? 'changed' : 'done';
    }
    const mine = record.draft;
    const by = writerOf(answer);
    const isClean = row !== undefined && !row.push && row.localRevision === record.revision;
    // The server is where this browser has already been: it was restored, and nobody has written since.
    const isBehind = !knowsRevision && answer.draft.changedAt <= (row?.agreedAt ?? 0);
    const base = isBehind ? undefined : agreedOn(row);
    const sharedTheirs = sharedOf(theirs, base);
    const isUnsure = !knowsRevision && !isBehind;
    // Where nothing was ever agreed on, each difference asks for a choice.
    const sharedBase = base ?? (isUnsure ? sharedOf(mine, sharedTheirs) : sharedTheirs);
    const agreed = {
      ...rowOf({ id, space }, answer),
      base: withEntries(document, sharedTheirs.entries),
    };
    const merged =
      isClean && knowsRevision
        ? sharedTheirs
        : mergeEdits({
            base: sharedBase,
            mine: sharedOf(mine, sharedBase),
            theirs: sharedTheirs,
            isUnsure,
            by: { mine: writer(), theirs: by },
            at: Date.now(),
            makeId: newId,
          });
    const isNewest = isSameContent(toDocument(merged, by), document);
    // Somebody changed what was deleted here, or deleted what was changed here: it is there again.
    const staysDeleted = isDeleted && isClean;
    const isMineNewer = (mine.restored?.at ?? 0) > (theirs.restored?.at ?? 0);
    const { restored } = isMineNewer ? mine : theirs;
    const next = { ...withShared(mine, merged), ...(restored && { restored }), changedBy: by, space };
    const stored = await writeFromServer(
      { draft: next, ...(staysDeleted && { deletedAt }) },
      record.revision,
      // A local revision that there never is: what was merged is still to be pushed.
      (localRevision) => ({
        ...agreed,
        localRevision: isNewest && staysDeleted === isDeleted ? localRevision : -1,
      }),
    );
    if (!stored.ok) return 'done';
    if (!stored.value) return 'changed';
    if (isNewest) events.onPushed(id, record.revision + 1);
    return 'again';
  }

  return {
    push,
    /**
     * Takes over a page of drafts: those that this browser does not have, at once; the others one by one.
     *
     * @param verified up to this number the server is known to have the changes that this browser knows
     */
    async receiveAll(
      space: string,
      answers: readonly DraftAnswer[],
      verified: number,
    ): Promise<'done' | Failure> {
      const read = answers.flatMap(({ draft, document }) => {
        const theirs = fromDocument(draft.id, document);
        return theirs ? [{ draft, document, theirs }] : [];
      });
      const added = await addFromServer(
        read.map(({ draft, document, theirs }) => ({
          draft: arrivalOf(space, { draft, document }, theirs),
          deletedAt: draft.deletedAt,
          row: { ...rowOf({ id: draft.id, space }, { draft, document }), localRevision: 1 },
        })),
      );
      if (!added.ok) return 'done';
      const others = new Set(added.value);
      for (const answer of answers) {
        if (!others.has(answer.draft.id)) continue;
        const at = { id: answer.draft.id, space };
        const result = await this.compare(at, answer, verified);
        if (result !== 'done' && result.problem.kind !== 'refused') return result;
      }
      return 'done';
    },
    /**
     * Takes over a state of the server. Where it is not certain that the server knows the state of this browser, asks by
     * pushing it: after a restored backup the server may be behind, or have another past.
     *
     * @param verified up to this number the server is known to have the changes that this browser knows
     */
    async compare(at: Place, answer: DraftAnswer, verified: number): Promise<'done' | Failure> {
      const read = await readSyncState(at.id);
      if (!read.ok) return 'done';
      const { row, record } = read.value;
      const isAgreed =
        row?.etag === undefined ||
        row.etag === answer.draft.etag ||
        (row.sequence !== undefined && row.sequence <= verified);
      if (isAgreed || row.push || record.state !== 'found' || record.draft.space === undefined)
        return this.receive(at, answer);
      await writeSyncRow({ ...row, push: pushOf(record, row) });
      return push(at.id);
    },
    /** Takes over a state of the server that is newer than the one that this browser knows. */
    async receive(at: Place, answer: DraftAnswer): Promise<'done' | Failure> {
      const { id } = at;
      const read = await readSyncState(id);
      if (!read.ok) return 'done';
      const { row, record } = read.value;
      if (row?.etag === answer.draft.etag) return 'done';
      // The answer to a request that is under way will say the same; another one may have arrived.
      if (row?.push) return push(id);
      if (record.state === 'found' && record.draft.space === undefined) return 'done';
      const isAhead = (row?.revision ?? 0) > answer.draft.revision;
      const step = await takeOver(at, answer, !isAhead);
      return step === 'again' ? push(id) : step;
    },
  };
}

export type Sync = ReturnType<typeof createSync>;

/** The draft as both agreed on it. */
function baseOf(row: SyncRow | undefined, document = row?.base) {
  const draft = row && document && fromDocument(row.id, document);
  return draft && sharedOf(draft);
}

/** The same, or as they agreed on it before the server lost it. */
const agreedOn = (row: SyncRow | undefined) => baseOf(row) ?? baseOf(row, row?.lostBase);
