import { changeOnServer } from '../../http/changeOnServer';
import type { DraftRevision } from '../../schema/responses/spaces';
import { readSyncRow } from '../storage/syncRows';
import type { SyncRow } from '../storage/syncRow';
import { describeProblem } from '../sync/draftPlace';
import { addressOfRevision, fetchRevision, fetchRevisions, MAX_REVISIONS } from '../sync/serverDrafts';
import { syncKnowledge } from '../sync/syncState';
import { toVersion, type Revision } from './useHistory';
import type { Version, VersionLabel } from './version';

/** Milliseconds to wait until the server has the newest state of a draft. */
const PUSH_MS = 5000;

/** What the server has of a draft; undefined while it has nothing. */
async function findRow(draftId: string): Promise<SyncRow | undefined> {
  const read = await readSyncRow(draftId);
  return read.ok && read.value?.etag !== undefined ? read.value : undefined;
}

/** The versions of a draft that people have saved at the server, newest first. Throws if the server can’t be reached. */
export async function fetchServerVersions(draftId: string): Promise<Version[]> {
  const row = await findRow(draftId);
  const page = row && (await fetchRevisions(row, { limit: MAX_REVISIONS, only: 'named' }));
  if (page === undefined || page === 'absent') return [];
  if ('kind' in page) throw new Error(page.problem.kind);
  return page.revisions.flatMap((revision) => toServerVersion(draftId, revision) ?? []);
}

function toServerVersion(draftId: string, revision: Revision): Version | undefined {
  const version = toVersion(draftId, revision);
  if (!version) return undefined;
  const { note, namedBy } = revision;
  return {
    ...version,
    revision: revision.revision,
    savedBy: namedBy,
    ...(note === null ? {} : { note }),
  };
}

/** Waits until the server has a state of a draft. Resolves to why it has not. */
function waitForPush(draftId: string, localRevision: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (why?: string) => {
      clearTimeout(timer);
      stop();
      resolve(why);
    };
    function look() {
      const { revisions, problem, problems } = syncKnowledge.getState();
      const obstacle = problems[draftId] ?? problem;
      if ((revisions[draftId] ?? -1) >= localRevision) end();
      else if (obstacle) end(describeProblem(obstacle));
    }
    const timer = setTimeout(() => end('The server isn’t responding.'), PUSH_MS);
    const stop = syncKnowledge.subscribe(look);
    look();
  });
}

/** What became of a version that was to be saved at the server. */
export type ServerSaving =
  | { kind: 'saved'; revision: DraftRevision['revision'] }
  /** This state has a name already. */
  | { kind: 'same'; version: Version }
  | { kind: 'failed'; why: string };

/** Names the newest state of a draft at the server, where everybody who has the draft finds it. */
export async function saveOnServer(
  draftId: string,
  localRevision: number,
  label: VersionLabel,
): Promise<ServerSaving> {
  const why = await waitForPush(draftId, localRevision);
  const row = why === undefined ? await findRow(draftId) : undefined;
  const revision = row?.revision;
  if (!row || revision === undefined)
    return { kind: 'failed', why: why ?? 'The server doesn’t have this draft.' };
  const known = await fetchRevision(row, revision);
  const same = 'revision' in known && known.name !== null ? toServerVersion(draftId, known) : undefined;
  if (same) return { kind: 'same', version: same };
  const result = await nameOnServer(row, revision, label);
  return result === undefined ? { kind: 'saved', revision } : { kind: 'failed', why: result };
}

async function nameOnServer(row: SyncRow, revision: number, { name, note }: VersionLabel) {
  const body = { name, ...(note && { note }) };
  const result = await changeOnServer('PUT', `${addressOfRevision(row, revision)}/name`, body);
  return result.ok ? undefined : result.reason;
}

/** Renames a version at the server, or gives a deleted one its name back. Resolves to why that failed. */
export async function renameOnServer(
  { draftId, revision }: Version,
  label: VersionLabel,
): Promise<string | undefined> {
  const row = await findRow(draftId);
  return row && revision !== undefined
    ? nameOnServer(row, revision, label)
    : 'The server has no such version.';
}

/** Removes the name of a version: its state is one of the history again. Resolves to why that failed. */
export async function unnameOnServer({ draftId, revision }: Version): Promise<string | undefined> {
  const row = await findRow(draftId);
  if (!row || revision === undefined) return undefined;
  const result = await changeOnServer('DELETE', `${addressOfRevision(row, revision)}/name`);
  return result.ok ? undefined : result.reason;
}
