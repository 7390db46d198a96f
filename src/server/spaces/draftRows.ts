import { sql, type Transaction } from 'kysely';
import { readSet, textsOfSet } from '../../schema/draft/set';
import { DraftDocument, type DraftSummary } from '../../schema/responses/spaces';
import { canonicalVersion, sourceOfDocument } from '../../schema/sets/setVersion';
import { templateTree } from '../../schema/template/templateTree';
import { textFieldsIn } from '../../schema/walk/textFieldsIn';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';

export type DraftRow = Tables['drafts'];
type Work = Database | Transaction<Tables>;

/** Which draft. */
export type DraftKey = { space: string; id: string };

/** Digits of numbers that sort as texts. */
const DIGITS = 15;
export const padded = (value: number | string): string => String(value).padStart(DIGITS, '0');

const MINUTE_MS = 60_000;

export const etagOf = ({ revision, tag }: Pick<DraftRow, 'revision' | 'tag'>): string => `${revision}-${tag}`;

export const documentOf = ({ document }: Pick<DraftRow, 'document'>): DraftDocument =>
  DraftDocument.parse(JSON.parse(document));

export function summaryOf(row: DraftRow): DraftSummary {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    revision: Number(row.revision),
    etag: etagOf(row),
    sequence: Number(row.sequence),
    createdAt: Date.parse(row.created_at),
    changedAt: Date.parse(row.changed_at),
    changedBy: row.person,
    deletedAt: row.deleted_at === null ? null : Date.parse(row.deleted_at),
  };
}

/** A text as the search compares it: letters with marks may be written in two ways. */
export const foldedText = (text: string): string => text.normalize('NFC').toLowerCase();

/** The texts of a template and its set and the labels of its draft, for the search. */
export function wordsOf({ template, beside }: DraftDocument): string {
  const texts = textFieldsIn(template, templateTree(), []).map(({ text }) => text);
  const labels = Array.isArray(beside?.labels) ? beside.labels : [];
  const set = readSet(beside?.set);
  const ofSet = set ? textsOfSet(set) : [];
  return foldedText([...texts, ...labels.filter((label) => typeof label === 'string'), ...ofSet].join('\n'));
}

const ensureSpace = (work: Work, space: string) =>
  work
    .insertInto('spaces')
    .values({ name: space, sequence: '0' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

/** Keeps everybody else from changing a space until the transaction ends. */
export async function lockSpace(work: Work, space: string): Promise<void> {
  await ensureSpace(work, space);
  await work
    .updateTable('spaces')
    .set((row) => ({ sequence: row.ref('sequence') }))
    .where('name', '=', space)
    .execute();
}

/** Takes the next number of a space. Until the transaction ends, nobody else changes the space. */
export async function nextSequence(work: Work, space: string): Promise<string> {
  await ensureSpace(work, space);
  const { sequence } = await work
    .updateTable('spaces')
    .set({ sequence: sql<string>`cast(cast(sequence as bigint) + 1 as text)` })
    .where('name', '=', space)
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return padded(sequence);
}

/** A state of a draft, and the document in it; that of an earlier state is read when it is needed. */
export type DraftState = { row: DraftRow; document: () => DraftDocument };

/** Notes who changed the template of a draft or its set: nobody approves what they wrote. */
export async function noteWriter(work: Work, now: DraftState, before: DraftState | undefined): Promise<void> {
  const { space, id: draft, subject, revision } = now.row;
  if (subject === null) return;
  const contentOf = ({ document }: DraftState) => canonicalVersion(sourceOfDocument(document()));
  if (before !== undefined && contentOf(before) === contentOf(now)) return;
  const written = { revision: padded(revision) };
  await work
    .insertInto('draft_writers')
    .values({ space, draft, subject, ...written })
    .onConflict((conflict) => conflict.columns(['space', 'draft', 'subject']).doUpdateSet(written))
    .execute();
}

const minuteOf = (text: string) => Math.floor(Date.parse(text) / MINUTE_MS);

export const findRow = (work: Work, { space, id }: DraftKey): Promise<DraftRow | undefined> =>
  work.selectFrom('drafts').selectAll().where('space', '=', space).where('id', '=', id).executeTakeFirst();

export const pushesOf = (work: Work, { space, id }: DraftKey) =>
  work.selectFrom('draft_pushes').selectAll().where('space', '=', space).where('draft', '=', id);

/** Whether a revision was ever one of the draft. */
export async function knowsEtag(work: Work, key: DraftKey, etag: string): Promise<boolean> {
  const [revision = '', tag = ''] = etag.split('-');
  const push = await pushesOf(work, key).where('revision', '=', revision).executeTakeFirst();
  return push?.tag === tag;
}

/** The browser that wrote a state: it tells people apart where nobody signs in. */
const deviceOf = ({ document }: DraftState) => document().beside?.device;

/**
 * Keeps one revision for the changes of one person and browser within a minute: who types writes several times a second.
 * One with a name stays.
 */
export async function keepRevision(
  work: Work,
  now: DraftState,
  before: DraftState | undefined,
): Promise<void> {
  const { row } = now;
  const continues =
    before !== undefined &&
    before.row.subject === row.subject &&
    minuteOf(before.row.changed_at) === minuteOf(row.changed_at) &&
    deviceOf(before) === deviceOf(now);
  if (continues)
    await work
      .deleteFrom('draft_revisions')
      .where('space', '=', row.space)
      .where('draft', '=', row.id)
      .where('revision', '=', padded(before.row.revision))
      .where('name', 'is', null)
      .execute();
  await work
    .insertInto('draft_revisions')
    .values({
      space: row.space,
      draft: row.id,
      revision: padded(row.revision),
      document: row.document,
      at: row.changed_at,
      person: row.person,
      subject: row.subject,
      name: null,
      note: null,
      named_by: null,
      named_subject: null,
    })
    .execute();
}

/** Writes the newest state of a draft, and notes the request that made it. */
export async function putRow(
  work: Work,
  row: DraftRow,
  before: DraftRow | undefined,
  key: string | undefined,
): Promise<void> {
  if (before === undefined) await work.insertInto('drafts').values(row).execute();
  else
    await work
      .updateTable('drafts')
      .set(row)
      .where('space', '=', row.space)
      .where('id', '=', row.id)
      .execute();
  await work
    .insertInto('draft_pushes')
    .values({
      space: row.space,
      draft: row.id,
      revision: row.revision,
      tag: row.tag,
      key: key ?? null,
      sequence: row.sequence,
      at: row.changed_at,
    })
    .execute();
}
