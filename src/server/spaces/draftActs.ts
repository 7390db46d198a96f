import type { AuditAction } from '../../schema/responses/activity';
import type { DraftRow, DraftState } from './draftRows';

/** What somebody has done with a whole draft. Its content is no act: it changes with each letter. */
export type DraftAct = {
  action: Extract<AuditAction, `draft-${string}`>;
  name: string | null;
  /** The space from which it was moved. */
  from?: string;
};

const isArchived = (state: DraftState): boolean => state.document().beside?.archived === true;

/** Finds what the next state of a draft means, beside its content. `origin`: the draft from which it was moved. */
export function findAct(
  now: DraftState,
  before: DraftState | undefined,
  origin: DraftRow | undefined,
): DraftAct | undefined {
  const { name, deleted_at: deletedAt } = now.row;
  if (before === undefined) return origin && { action: 'draft-moved', name, from: origin.space };
  const wasDeleted = before.row.deleted_at !== null;
  if (wasDeleted !== (deletedAt !== null))
    return { action: wasDeleted ? 'draft-restored' : 'draft-deleted', name };
  if (isArchived(before) === isArchived(now)) return undefined;
  return { action: isArchived(now) ? 'draft-archived' : 'draft-unarchived', name };
}
