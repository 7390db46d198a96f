import { type Draft, toStoredDraft } from '../../schema/draft/draft';
import { withSentNames } from '../../schema/draft/names/sentNames';
import { z } from '../../schema/values/zod';
import { exportRecord, readStoredDraft } from './readStoredDraft';

/** A draft with the facts that the storage keeps about it. */
export type DraftRecord = {
  draft: Draft;
  /** Counts the writes. Records from before there was a count have 0. */
  revision: number;
  /** When it was deleted, in milliseconds since the epoch. It can be restored until it is purged. */
  deletedAt?: number;
};

/** A record that cannot be read as a draft or version, with its text. The other records still load. */
export type DamagedRecord = { id: string; text: string };

export type FoundDraft =
  | ({ state: 'found' } & DraftRecord)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

const storedFacts = z.object({
  revision: z.catch(z.int().check(z.nonnegative()), 0),
  deletedAt: z.catch(z.optional(z.number()), undefined),
});

/** Reads and checks a record of the table. */
export function readRecord(
  stored: { id: string; revision?: unknown; deletedAt?: unknown } | undefined,
): FoundDraft {
  if (!stored) return { state: 'absent' };
  const draft = readStoredDraft(stored);
  if (!draft) return { state: 'damaged', damaged: { id: stored.id, text: exportRecord(stored) } };
  return { state: 'found', draft, ...storedFacts.parse(stored) };
}

/** The record for the table. */
export function toStored({ draft, ...facts }: DraftRecord): { id: string } {
  return withSentNames({ ...toStoredDraft(draft), ...facts });
}
