import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';

type Name = keyof Tables;

/** One table of an export. */
type Part<Table extends Name = Name> = {
  table: Table;
  /** Orders its rows and names each of them. */
  key: readonly (keyof Tables[Table] & string)[];
  /** Columns that nobody gets: secrets, and what others are made of. */
  without?: readonly (keyof Tables[Table] & string)[];
  /** The rows that belong to each of its rows, and the column in which they name it. */
  inner?: { part: Part; column: string };
};

const part = <Table extends Name>(one: Part<Table>) => one as unknown as Part;

const decisions = { part: part({ table: 'decisions', key: ['subject'] }), column: 'review' };
const items = { part: part({ table: 'batch_items', key: ['member'] }), column: 'batch' };

/** Everything that belongs to a space. Secrets of links and webhooks stay on the server. */
const ofSpace: readonly Part[] = [
  part({ table: 'drafts', key: ['id'], without: ['words'] }),
  part({ table: 'draft_revisions', key: ['draft', 'revision'] }),
  part({ table: 'draft_writers', key: ['draft', 'subject'] }),
  part({ table: 'space_senders', key: ['id'] }),
  part({ table: 'draft_sendings', key: ['id'] }),
  part({ table: 'draft_versions', key: ['draft', 'digest'] }),
  part({ table: 'version_members', key: ['draft', 'digest', 'member'] }),
  part({ table: 'reviews', key: ['id'], inner: decisions }),
  part({ table: 'comments', key: ['draft', 'id'] }),
  part({ table: 'members', key: ['subject'] }),
  part({ table: 'invitations', key: ['id'], without: ['digest'] }),
  part({ table: 'guest_links', key: ['id'], without: ['digest', 'picture'] }),
  part({ table: 'webhooks', key: ['id'], without: ['secret'] }),
  part({ table: 'batches', key: ['id'], without: ['key', 'fingerprint'], inner: items }),
  part({ table: 'audit', key: ['id'] }),
];

/** Everything that names a person. What they wrote with others is the team’s: here is only which state of which draft. */
const ofPerson: readonly Part[] = [
  part({ table: 'people', key: ['subject'] }),
  part({ table: 'mailboxes', key: ['subject'], without: ['secret'] }),
  part({ table: 'sessions', key: ['public_id'], without: ['digest'] }),
  part({ table: 'tokens', key: ['id'], without: ['digest'] }),
  part({ table: 'members', key: ['space'] }),
  part({ table: 'invitations', key: ['id'], without: ['digest'] }),
  part({ table: 'guest_links', key: ['id'], without: ['digest', 'picture'] }),
  part({ table: 'webhooks', key: ['id'], without: ['secret'] }),
  part({ table: 'drafts', key: ['space', 'id'], without: ['words', 'document'] }),
  part({ table: 'draft_revisions', key: ['space', 'draft', 'revision'], without: ['document'] }),
  part({ table: 'draft_writers', key: ['space', 'draft'] }),
  part({ table: 'draft_sendings', key: ['id'] }),
  part({ table: 'reviews', key: ['id'] }),
  part({ table: 'decisions', key: ['review'] }),
  part({ table: 'comments', key: ['space', 'draft', 'id'] }),
  part({ table: 'talk_reads', key: ['space', 'draft'] }),
  part({ table: 'notices', key: ['id'] }),
  part({ table: 'batches', key: ['id'], without: ['key', 'fingerprint'] }),
  part({ table: 'audit', key: ['id'] }),
];

/** Rows that are in memory at once. */
const BATCH = 50;

type ExportedRow = Record<string, string | null>;

async function* rowsOf(
  database: Database,
  { table, key }: Part,
  where: { column: string; value: string },
): AsyncGenerator<ExportedRow> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  for (let last: ExportedRow | undefined; ;) {
    const after = last && sql.join(key.map((column) => last?.[column]));
    const { rows } = await sql<ExportedRow>`
      select * from ${sql.table(table)} where ${sql.ref(where.column)} = ${where.value}
      and ${after ? sql<SqlBool>`(${keys}) > (${after})` : sql<SqlBool>`1 = 1`}
      order by ${keys} limit ${sql.lit(BATCH)}`.execute(database);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

const JSON_COLUMNS = ['document', 'look', 'body', 'groups', 'reviewers', 'mentions', 'events', 'without'];

/** A row as a line: what is stored as JSON is JSON in it. */
function lineOf({ table, without = [] }: Part, row: ExportedRow): string {
  const entries = Object.entries(row).flatMap(([column, value]) => {
    if ((without as readonly string[]).includes(column)) return [];
    return [[column, value !== null && JSON_COLUMNS.includes(column) ? JSON.parse(value) : value]];
  });
  return `${JSON.stringify({ kind: table, ...Object.fromEntries(entries) })}\n`;
}

async function* linesWithin(
  database: Database,
  parts: readonly Part[],
  where: { column: string; value: string },
): AsyncGenerator<string> {
  for (const one of parts)
    for await (const row of rowsOf(database, one, where)) {
      yield lineOf(one, row);
      const { inner } = one;
      if (inner) yield* linesWithin(database, [inner.part], { column: inner.column, value: row.id ?? '' });
    }
}

/** The lines of an export, with a first one that says what it is, and a last one that shows that nothing is missing. */
async function* linesOf(
  database: Database,
  about: object,
  parts: readonly Part[],
  where: { column: string; value: string },
): AsyncGenerator<string> {
  let lines = 0;
  yield `${JSON.stringify({ kind: 'export', version: 1, ...about })}\n`;
  for await (const line of linesWithin(database, parts, where)) {
    yield line;
    lines += 1;
  }
  yield `${JSON.stringify({ kind: 'end', lines })}\n`;
}

export const exportSpaceLines = (database: Database, space: string, at: string) =>
  linesOf(database, { space, at }, ofSpace, { column: 'space', value: space });

export const exportPersonLines = (database: Database, subject: string, at: string) =>
  linesOf(database, { subject, at }, ofPerson, { column: 'subject', value: subject });
