import type { Kysely, Migration } from 'kysely';

/** What was sent from the drafts of spaces. */
export const sendingTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('draft_sendings')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('app_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('subject', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('status', 'text')
      .addColumn('code', 'text')
      .execute();
    await database.schema
      .createIndex('draft_sendings_by_draft')
      .ifNotExists()
      .on('draft_sendings')
      .columns(['space', 'draft', 'id'])
      .execute();
  },
};

/** The senders that spaces share. */
export const senderTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('space_senders')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('look', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addPrimaryKeyConstraint('space_senders_by_id', ['space', 'id'])
      .execute();
  },
};
