import type { Kysely, Migration } from 'kysely';

/** Tokens of programs, and the groups that give their owners their rights. */
export const tokenTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('people')
      .ifNotExists()
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('groups', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('tokens')
      .ifNotExists()
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('space', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
  },
};
