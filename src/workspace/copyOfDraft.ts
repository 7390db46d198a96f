import { duplicateDraft } from '../library/query/copyDrafts';
import { listDrafts } from '../library/storage/listDrafts';
import type { Draft } from '../schema/draft/draft';
import { newId } from '../ui/browser/page';

/** A copy of a draft under a name that no other draft of this device has. */
export async function copyOfDraft(draft: Draft): Promise<Draft> {
  const kept = await listDrafts();
  const names = kept.ok ? kept.value.drafts.map(({ template }) => template.name ?? '') : [];
  return duplicateDraft(draft, { id: newId(), now: Date.now(), taken: new Set(names) });
}
