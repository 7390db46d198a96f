import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { withPatience, type Database } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import { renameInBody } from '../../notices/webhookBody';
import { randomId } from '../../request/requestId';
import type { Settings } from '../../settings/settings';

/** The name that records have in place of that of an erased person. */
export const FORMER_NAME = 'A former member';

type Rename = (text: string, name: string) => string;

/** What happens with the columns of a table that name a person. */
type Rule<Column extends string> = {
  /** Rows that exist only for the person are deleted: the column of the id, and that of the name. */
  deleted?: readonly [id: Column, name?: Column];
  /** As `deleted`, where the row has no id. */
  deletedByName?: Column;
  /** Columns of ids, each with the column of the name beside it: the row stays, with the id and name of a former member. */
  ids?: { readonly [Id in Column]?: Column | null };
  /** Names without an id: a namesake loses theirs too. */
  names?: readonly Column[];
  /** JSON lists of ids and names. */
  lists?: readonly Column[];
  /** Texts of the server with a name in them. `key`: names the row; `actions`: only rows with these. */
  texts?: { readonly [Text in Column]?: { rename: Rename; key?: Column; actions?: readonly string[] } };
};

/** Renames a text that begins with the name, if one of these follows. */
const before =
  (...following: string[]): Rename =>
  (text, name) =>
    following.some((next) => text.startsWith(`${name}${next}`))
      ? `${FORMER_NAME}${text.slice(name.length)}`
      : text;

const aboutPeople = ['session-ended', 'member-changed', 'member-removed'];

/** Who is named where. Documents of drafts, and what people wrote, stay as they are. */
export const personColumns: { readonly [Table in keyof Tables]: Rule<keyof Tables[Table] & string> } = {
  people: { deleted: ['subject', 'name'] },
  sessions: { deleted: ['subject', 'name'] },
  tokens: { deleted: ['subject'] },
  members: { deleted: ['subject', 'name'] },
  invitations: { deleted: ['subject', 'name'] },
  guest_links: { deleted: ['subject', 'name'] },
  mailboxes: { deleted: ['subject'] },
  talk_reads: { deleted: ['subject'] },
  notices: { deleted: ['subject'], names: ['person'] },
  draft_presence: { deletedByName: 'person' },
  drafts: { ids: { subject: 'person' } },
  draft_revisions: { ids: { subject: 'person', named_subject: 'named_by' } },
  draft_writers: { ids: { subject: null } },
  draft_sendings: { ids: { subject: 'person' } },
  space_senders: { names: ['person'] },
  reviews: { ids: { subject: 'person' }, lists: ['reviewers'] },
  decisions: { ids: { subject: 'person' } },
  comments: { ids: { subject: 'person', resolved_subject: 'resolved_by' }, lists: ['mentions'] },
  webhooks: { ids: { subject: 'person' } },
  deliveries: {
    texts: { body: { key: 'id', rename: (text, name) => renameInBody(text, name, FORMER_NAME) } },
  },
  batches: {
    ids: { subject: 'person', owner: null },
    texts: { reason: { rename: before(' cancelled the rest.', ' can no longer send ') } },
  },
  batch_items: { texts: { message: { rename: before(' cancelled the rest.') } } },
  audit: {
    ids: { subject: 'person' },
    texts: {
      name: {
        key: 'id',
        actions: aboutPeople,
        rename: (text, name) => (text === name ? FORMER_NAME : before(', ')(text, name)),
      },
    },
  },
  media_uploads: { ids: { owner: null } },
  spaces: {},
  draft_pushes: {},
  draft_versions: {},
  version_members: {},
  draft_talks: {},
  batch_lanes: {},
  templates: {},
  verifications: {},
  verification_details: {},
  used_signatures: {},
  idempotency_keys: {},
  media_files: {},
  media_uses: {},
};

const rules = Object.entries(personColumns) as [table: string, Rule<string>][];

/** Whether one of the columns is the id of a person. */
const isAnyOf = (columns: readonly string[], subject: string) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${subject}`),
    sql` or `,
  );

/** The names under which a person is recorded, the longest first. Each table is read once. */
async function namesOf(database: Database, subject: string): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, { deleted, ids = {} }] of rules) {
    const pairs = [...(deleted ? [deleted] : []), ...Object.entries(ids)].flatMap(([id, name]) =>
      name ? [{ id, name }] : [],
    );
    if (pairs.length === 0) continue;
    const columns = pairs.flatMap(({ id, name }) => [sql.ref(id), sql.ref(name)]);
    const { rows } = await sql<Record<string, string | null>>`
      select distinct ${sql.join(columns)} from ${sql.table(table)}
      where ${isAnyOf(
        pairs.map(({ id }) => id),
        subject,
      )}`.execute(database);
    for (const row of rows)
      for (const { id, name } of pairs) if (row[id] === subject) found.add(row[name] ?? '');
  }
  return [...found].filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
}

type Place = { table: string; column: string; key?: string; actions?: readonly string[] };

/** Changes the values of a column in which a word occurs, however the column escapes it. */
async function rewrite(
  work: Transaction<Tables>,
  { table, column, key = column, actions }: Place,
  word: string,
  change: (text: string) => string,
): Promise<void> {
  const like = `%${word.replaceAll(/[^\p{L}\p{N}]+/gu, '%')}%`;
  const { rows } = await sql<{ found: string; text: string }>`
    select distinct ${sql.ref(key)} as found, ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.ref(column)} like ${like}
    ${actions ? sql`and action in (${sql.join(actions)})` : sql``}`.execute(work);
  for (const { found, text } of rows) {
    const changed = change(text);
    if (changed !== text)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${changed} where ${sql.ref(key)} = ${found}`.execute(
        work,
      );
  }
}

const Listed = z.array(z.looseObject({ id: z.string() }));

/**
 * Erases a person: what exists only for them is deleted, and records name a former member, who has the same new id in all
 * of them, so that nobody approves what they wrote and two erased people stay two. Resolves to false if nobody has the id.
 *
 * @param record writes down that somebody was erased, in the same transaction
 */
export const erasePerson = (
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>,
  database: Database,
  subject: string,
  record: (work: Transaction<Tables>) => Promise<unknown>,
): Promise<boolean> =>
  // No index leads from a person to the states of drafts that they wrote.
  withPatience(settings, database, async (patient) => {
    const names = await namesOf(patient, subject);
    return patient.transaction().execute(async (work) => {
      // All spaces are locked first, as by everybody who changes one: none waits for a row of the other.
      await work
        .updateTable('spaces')
        .set((row) => ({ sequence: row.ref('sequence') }))
        .execute();
      const { numDeletedRows } = await work
        .deleteFrom('people')
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const former = { id: `former:${randomId()}`, name: FORMER_NAME };
      for (const [table, rule] of rules) await applyRule(work, { table, rule, subject, names, former });
      await record(work);
      return true;
    });
  });

type Erasure = {
  table: string;
  rule: Rule<string>;
  subject: string;
  names: readonly string[];
  former: { id: string; name: string };
};

async function applyRule(
  work: Transaction<Tables>,
  { table, rule, subject, names, former }: Erasure,
): Promise<void> {
  const { deleted, deletedByName, ids = {}, names: named = [], lists = [], texts = {} } = rule;
  const from = sql.table(table);
  const is = (column: string) => sql`${sql.ref(column)} = ${subject}`;
  const isNamed = (column: string) => sql`${sql.ref(column)} in (${sql.join(names)})`;

  if (deleted) await sql`delete from ${from} where ${is(deleted[0])}`.execute(work);
  if (deletedByName) await sql`delete from ${from} where ${isNamed(deletedByName)}`.execute(work);
  const pairs = Object.entries(ids);
  if (pairs.length > 0) {
    const replace = (column: string, id: string, value: string) =>
      sql`${sql.ref(column)} = case when ${is(id)} then ${value} else ${sql.ref(column)} end`;
    const changes = pairs.flatMap(([id, name]) => [
      replace(id, id, former.id),
      ...(name ? [replace(name, id, former.name)] : []),
    ]);
    const isAny = isAnyOf(Object.keys(ids), subject);
    await sql`update ${from} set ${sql.join(changes)} where ${isAny}`.execute(work);
  }
  for (const column of named)
    await sql`update ${from} set ${sql.ref(column)} = ${former.name} where ${isNamed(column)}`.execute(work);
  for (const column of lists)
    await rewrite(work, { table, column }, subject, (text) =>
      JSON.stringify(
        Listed.parse(JSON.parse(text)).map((person) => (person.id === subject ? former : person)),
      ),
    );
  for (const [column, text] of Object.entries(texts))
    for (const name of names)
      if (text) await rewrite(work, { ...text, table, column }, name, (value) => text.rename(value, name));
}
