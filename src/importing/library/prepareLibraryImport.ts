import { readLibraryFile, type DamagedEntry } from '../../exchange/file/libraryFile';
import { planLibraryImport, type ImportPlan } from '../../library/import/planLibraryImport';
import { listDrafts } from '../../library/storage/listDrafts';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import { storageErrorMessages } from '../../library/storage/storageError';
import { newId } from '../../ui/browser/page';
import { foreignHostsWithin } from '../../workspace/media/foreignHosts';

type PreparedImport =
  | { ok: true; plan: ImportPlan; damaged: DamagedEntry[]; hosts: string[] }
  | { ok: false; problem: string };

/** Reads a library file and compares it with the drafts of this device. Changes nothing. */
export async function prepareLibraryImport(text: string): Promise<PreparedImport> {
  const read = readLibraryFile(text, readStoredDraft);
  if (!read.ok) return read;
  const kept = await listDrafts();
  if (!kept.ok) return { ok: false, problem: `${storageErrorMessages[kept.error].title}.` };
  const { drafts, deleted, damaged } = kept.value;
  const plan = planLibraryImport(
    read.drafts,
    { drafts, deleted: deleted.map(({ draft }) => draft), damaged: damaged.map(({ id }) => id) },
    newId,
  );
  const hosts = foreignHostsWithin([plan.fresh, plan.copies]);
  return { ok: true, plan, damaged: read.damaged, hosts };
}
