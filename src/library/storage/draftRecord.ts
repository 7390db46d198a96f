import type { Draft } from '../../schema/draft/draft';
import { toStoredDraft } from '../../schema/draft/storedDraft';
import { z } from '../../schema/values/zod';
import { exportRecord, readStoredDraft } from './readStoredDraft';

/** A draft with the facts that the storage keeps about it. */
export type DraftRecord = {
  draft: Draft;
  /** Counts the writes. Records from before there was a count have 0. */
  revision: number;
  /** When it was deleted, in milliseconds since the epoch. It can be brought back until it is purged. */
  deletedAt?: number;
};

/** A record that cannot be read as a draft or version, with its text. The other records still load. */
export type DamagedRecord = { id: string; text: string };

export type FoundDraft =
  | ({ state: 'found' } & DraftRecord)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

const Revision = z.object({ revision: z.int().min(0).catch(0) });
const Deleted = z.object({ deletedAt: z.number() });

/** Reads and checks a record of the table. */
export function readRecord(stored: { id: string } | undefined): FoundDraft {
  if (!stored) return { state: 'absent' };
  const draft = readStoredDraft(stored);
  return draft
    ? { state: 'found', draft, ...Revision.parse(stored), ...Deleted.safeParse(stored).data }
    : { state: 'damaged', damaged: { id: stored.id, text: exportRecord(stored) } };
}

/** The record for the table. */
export function toStored({ draft, ...facts }: DraftRecord): { id: string } {
  return { ...toStoredDraft(draft), ...facts };
}
