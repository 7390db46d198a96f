import type { Transaction } from 'kysely';
import { canonicalJson } from '../../lib/values';
import { MAX_BATCH_ITEMS, type NewBatchItem } from '../../schema/responses/batches';
import type { Tables } from '../database/tables';
import { digestOf } from '../guards/callers';
import type { BatchItemRow, BatchRow } from './batchStore';

/** Characters of the bodies that one batch may be given. */
const MAX_CHARACTERS = 100_000_000;
/** Digits of a position, so that it sorts. */
const DIGITS = 8;
/** Rows of one query. */
const ROWS = 500;

/** Why templates cannot be added. Thrown, so that the transaction adds none of them. */
export class BatchConflict extends Error {}

/** The member that a list names twice, with its place; undefined if each is named once. */
export function findDoubled(items: readonly NewBatchItem[]): { at: number; member: string } | undefined {
  const known = new Set<string>();
  for (const [at, { member }] of items.entries()) {
    if (known.has(member)) return { at, member };
    known.add(member);
  }
  return undefined;
}

/**
 * Adds templates to a batch. One that waits, was rejected or was not sent gets the new body and waits. The same body of one
 * that was sent is a repeated request and changes nothing.
 *
 * @throws {BatchConflict} if a member was sent with another body, or the batch is full
 */
export async function addItems(
  work: Transaction<Tables>,
  id: string,
  items: readonly NewBatchItem[],
  at: string,
): Promise<void> {
  // Requests for one batch come one after the other: the first write locks its row.
  const batch = await work
    .updateTable('batches')
    .set({ changed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const known = await readKnown(work, id, items);
  const changes = items.flatMap(({ member, template }): Change[] => {
    const body = canonicalJson(template);
    const row = { member, name: template.name, body, digest: digestOf(body) };
    const before = known.get(member);
    if (before === undefined) return [{ ...row, before }];
    const isSent = before.state === 'created' || before.state === 'unknown' || before.state === 'sending';
    const isRepeated = (isSent || before.state === 'waiting') && before.digest === row.digest;
    if (isRepeated) return [];
    if (isSent) throw new BatchConflict(`“${member}” was sent already, so it cannot get another body.`);
    return [{ ...row, before }];
  });
  const count = Number(batch.items) + changes.filter(({ before }) => before === undefined).length;
  const characters = changes.reduce((sum, { body }) => sum + body.length, Number(batch.characters));
  if (count > MAX_BATCH_ITEMS)
    throw new BatchConflict(`A batch has at most ${MAX_BATCH_ITEMS} templates. Make another one.`);
  if (characters > MAX_CHARACTERS)
    throw new BatchConflict(`A batch has at most ${MAX_CHARACTERS} characters. Make another one.`);
  const waiting = {
    state: 'waiting',
    status: null,
    message: null,
    path: null,
    at,
    looks: '0',
    next_at: null,
  };
  const added: BatchItemRow[] = [];
  for (const { before, ...row } of changes) {
    if (before === undefined) {
      const position = String(Number(batch.items) + added.length).padStart(DIGITS, '0');
      added.push({ batch: id, position, ...row, ...waiting, attempt: '0', request_id: null });
      continue;
    }
    const { numUpdatedRows } = await work
      .updateTable('batch_items')
      .set({ ...row, ...waiting, attempt: String(Number(before.attempt) + 1), request_id: null })
      .where('batch', '=', id)
      .where('member', '=', row.member)
      .where('state', '=', before.state)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new BatchConflict(`“${row.member}” is being sent at this moment.`);
  }
  for (let from = 0; from < added.length; from += ROWS)
    await work
      .insertInto('batch_items')
      .values(added.slice(from, from + ROWS))
      .execute();
  await work
    .updateTable('batches')
    .set({
      items: String(count),
      characters: String(characters),
      ...(batch.state === 'done' && changes.length > 0 ? { state: 'paused', reason: null } : {}),
    } satisfies Partial<BatchRow>)
    .where('id', '=', id)
    .execute();
}

type Known = Pick<BatchItemRow, 'member' | 'state' | 'digest' | 'attempt'>;
/** A template to add, and the row of its member that it replaces. */
type Change = Pick<BatchItemRow, 'member' | 'name' | 'digest'> & { body: string; before: Known | undefined };

/** The members that the batch has already. */
async function readKnown(work: Transaction<Tables>, id: string, items: readonly NewBatchItem[]) {
  const known = new Map<string, Known>();
  for (let from = 0; from < items.length; from += ROWS) {
    const members = items.slice(from, from + ROWS).map(({ member }) => member);
    const rows = await work
      .selectFrom('batch_items')
      .select(['member', 'state', 'digest', 'attempt'])
      .where('batch', '=', id)
      .where('member', 'in', members)
      .execute();
    for (const row of rows) known.set(row.member, row);
  }
  return known;
}
