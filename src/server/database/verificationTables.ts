import type { Kysely, Migration } from 'kysely';

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
