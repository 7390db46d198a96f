import type { ImportPlan } from '../../library/import/planLibraryImport';
import { addDrafts, restoreAll } from '../../library/storage/drafts';
import type { StorageError } from '../../library/storage/storageError';
import type { Draft } from '../../schema/draft/draft';
import { foreignHostsWithin } from '../../workspace/media/foreignHosts';

/** A draft from elsewhere loads no pictures before the person allows it. */
function withTrust(draft: Draft, loadsPictures: boolean): Draft {
  return loadsPictures || foreignHostsWithin(draft).length === 0 ? draft : { ...draft, trustsMedia: false };
}

/** Adds the drafts of a plan. Returns the first error of the storage; drafts added before it stay. */
export async function applyLibraryImport(
  plan: ImportPlan,
  loadsPictures: boolean,
): Promise<StorageError | undefined> {
  const added = await addDrafts(
    [...plan.fresh, ...plan.copies].map((draft) => withTrust(draft, loadsPictures)),
  );
  if (!added.ok) return added.error;
  const restored = await restoreAll(plan.returned);
  return restored.ok ? undefined : restored.error;
}
