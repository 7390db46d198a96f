import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '../../schema/responses/activity';
import { DRAFT_ID } from '../../schema/responses/spaces';
import type { Tables } from '../database/tables';
import { findRow, type DraftState } from './draftRows';

/** What somebody has done with a whole draft. Its content is no act: it changes with each letter. */
export type DraftAct = {
  action: Extract<AuditAction, `draft-${string}`>;
  name: string | null;
  /** The space from which it was moved. */
  from?: string;
};

/** Where a draft was before the page moved it: the id that it had there. */
const MovedFrom = z.object({ space: z.string(), id: z.string().regex(DRAFT_ID) });

const isArchived = (state: DraftState): boolean => state.document().beside?.archived === true;

/** Finds what the next state of a draft means, beside its content. */
export async function findAct(
  work: Transaction<Tables>,
  now: DraftState,
  before: DraftState | undefined,
): Promise<DraftAct | undefined> {
  const { name, deleted_at: deletedAt } = now.row;
  if (before === undefined) {
    const from = MovedFrom.safeParse(now.document().beside?.movedFrom).data;
    const isMoved = from !== undefined && from.space !== now.row.space && (await findRow(work, from));
    return isMoved ? { action: 'draft-moved', name, from: from.space } : undefined;
  }
  const wasDeleted = before.row.deleted_at !== null;
  if (wasDeleted !== (deletedAt !== null))
    return { action: wasDeleted ? 'draft-restored' : 'draft-deleted', name };
  if (isArchived(before) === isArchived(now)) return undefined;
  return { action: isArchived(now) ? 'draft-archived' : 'draft-unarchived', name };
}
