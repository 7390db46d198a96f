import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { readLiveTemplate } from '../../exchange/live/readLiveTemplate';
import { addDrafts } from '../../library/storage/drafts';
import type { StorageError } from '../../library/storage/storageError';
import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { templateStatusLabel } from '../../submission/outcome/StatusBadge';
import { foreignDraftOf } from '../../workspace/newDraft';
import type { PlatformOnlyEntry } from './useLiveTemplates';

/** What an import from the platform has done. */
export type PlatformImport = {
  drafts: Draft[];
  /** Templates that were changed on the way, with every change. */
  changed: { name: string; remarks: ReportLine[] }[];
  /** Templates that are no draft, each with the reason and as it came. */
  refused: { name: string; problem: string; stored: unknown }[];
  /** Why the rest could not be stored. */
  error?: StorageError;
};

/** Templates that are read before the page may draw again. */
const readAtOnce = 25;
/** Templates that are stored together: each time the library reads itself anew. */
const storedAtOnce = 500;

/**
 * Adds templates of a platform as drafts, each with the record of where it lives, so that its status is followed.
 *
 * @param onProgress receives the number of templates that were read
 */
export async function importTemplates(
  entries: readonly PlatformOnlyEntry[],
  onProgress: (count: number) => void = () => undefined,
): Promise<PlatformImport> {
  const done: PlatformImport = { drafts: [], changed: [], refused: [] };
  let waiting: Draft[] = [];
  for (let start = 0; start < entries.length; start += readAtOnce) {
    const next = entries.slice(start, start + readAtOnce);
    waiting.push(...next.flatMap((entry) => toDraft(entry, done) ?? []));
    const read = start + next.length;
    if (waiting.length >= storedAtOnce || read === entries.length) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the page stays alive
      const added = await addDrafts(waiting);
      if (!added.ok) return { ...done, error: added.error };
      done.drafts.push(...waiting);
      waiting = [];
    }
    onProgress(read);
    // oxlint-disable-next-line no-await-in-loop -- lets the page draw
    await new Promise((resolve) => setTimeout(resolve));
  }
  return done;
}

function toDraft({ stored, platform, appId }: PlatformOnlyEntry, done: PlatformImport): Draft | undefined {
  const { name, type, component, status } = stored;
  const read = readLiveTemplate(stored);
  if (!read.ok) {
    done.refused.push({ name, problem: read.problem, stored: { name, type, status, component } });
    return undefined;
  }
  if (read.remarks.length > 0) done.changed.push({ name, remarks: read.remarks });
  const draft = foreignDraftOf({ template: read.draft, unmapped: read.unmapped });
  const record: SendingRecord = {
    at: draft.createdAt,
    platform,
    appId,
    outcome: 'created',
    status,
    summary: `Imported from the platform: ${templateStatusLabel(status).toLowerCase()}`,
    payload: read.asSent,
  };
  return { ...draft, sendings: [record] };
}
