import type { Kysely, Migration } from 'kysely';

/** The table of sessions, also made again if a restoration left it out. */
export async function createSessions(database: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await database.schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}

/** Sessions of people, and the record of their acts. */
export const peopleTables: Migration = {
  async up(database: Kysely<unknown>) {
    await createSessions(database);
    await database.schema
      .createTable('audit')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('subject', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('app_id', 'text')
      .addColumn('platform', 'text')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('status', 'text')
      .addColumn('code', 'text')
      .addColumn('request_id', 'text')
      .execute();
    await database.schema.createIndex('audit_by_time').ifNotExists().on('audit').column('at').execute();
  },
};

/** The space in which something was done. */
export const auditSpace: Migration = {
  up: (database: Kysely<unknown>) => database.schema.alterTable('audit').addColumn('space', 'text').execute(),
};

/** What a verification is found by beside its id, and when what happened to it. */
export const verificationTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('verification_details')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number_digest', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text')
      .addColumn('answered_at', 'text')
      .execute();
    await database.schema
      .createIndex('verification_details_by_number')
      .ifNotExists()
      .on('verification_details')
      .column('number_digest')
      .execute();
    await database.schema
      .createIndex('verifications_by_reference')
      .ifNotExists()
      .on('verifications')
      .columns(['app_id', 'reference'])
      .execute();
  },
};
