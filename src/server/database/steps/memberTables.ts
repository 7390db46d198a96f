import type { Kysely, Migration } from 'kysely';

/** People whom an invitation gave a role in a space, and the invitations. */
export const memberTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('members')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('members_by_person', ['subject', 'space'])
      .execute();
    await database.schema
      .createTable('invitations')
      .ifNotExists()
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('joined', 'text', (column) => column.notNull())
      .execute();
  },
};
