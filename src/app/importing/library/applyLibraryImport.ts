import type { ImportPlan } from '../../../library/import/planLibraryImport';
import { addDrafts, restoreDraft } from '../../../library/storage/drafts';
import type { StorageError } from '../../../library/storage/storageError';
import type { Draft } from '../../../schema/draft/draft';
import { foreignHostsWithin } from '../../session/media/foreignHosts';

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
  const restored = await Promise.all(plan.returned.map(restoreDraft));
  const failed = restored.find((result) => !result.ok);
  return failed?.ok === false ? failed.error : undefined;
}
