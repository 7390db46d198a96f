import type { Draft } from '../../schema/draft/draft';
import { toStoredDraft } from '../../schema/draft/storedDraft';
import { z } from '../../schema/values/zod';
import { exportRecord, readStoredDraft } from './readStoredDraft';

/** A draft and what the storage knows about it. */
export type DraftRecord = {
  draft: Draft;
  /** Counts the writings. Records of before there was a count have 0. */
  revision: number;
  /** When it was deleted, in milliseconds since the epoch: it can be brought back until it is purged. */
  deletedAt?: number;
};

/** A record that is no draft or version (any more): set aside with its text, so that the others load. */
export type DamagedRecord = { id: string; text: string };

export type FoundDraft =
  | ({ state: 'found' } & DraftRecord)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

const Revision = z.object({ revision: z.int().min(0).catch(0) });
const Deleted = z.object({ deletedAt: z.number() });

/** What stands in the table, judged. */
export function readRecord(stored: { id: string } | undefined): FoundDraft {
  if (!stored) return { state: 'absent' };
  const draft = readStoredDraft(stored);
  return draft
    ? { state: 'found', draft, ...Revision.parse(stored), ...Deleted.safeParse(stored).data }
    : { state: 'damaged', damaged: { id: stored.id, text: exportRecord(stored) } };
}

/** A record as it stands in the table. */
export function toStored({ draft, ...facts }: DraftRecord): { id: string } {
  return { ...toStoredDraft(draft), ...facts };
}
