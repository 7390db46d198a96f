import { sql, type Kysely, type Migration } from 'kysely';

/** Many templates that the server sends, and which process sends to which platform. */
export const batchTables: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('batches')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('space', 'text')
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('app_id', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('subject', 'text')
      .addColumn('person', 'text')
      .addColumn('token', 'text')
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('items', 'text', (column) => column.notNull())
      .addColumn('characters', 'text', (column) => column.notNull())
      .addColumn('in_row', 'text', (column) => column.notNull())
      .addColumn('failures', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('batches_by_draft')
      .ifNotExists()
      .on('batches')
      .columns(['space', 'draft'])
      .execute();
    await schema.createIndex('batches_by_state').ifNotExists().on('batches').column('state').execute();
    await schema
      .createTable('batch_items')
      .ifNotExists()
      .addColumn('batch', 'text', (column) => column.notNull())
      .addColumn('member', 'text', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('status', 'text')
      .addColumn('message', 'text')
      .addColumn('path', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addColumn('attempt', 'text', (column) => column.notNull())
      .addColumn('looks', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text')
      .addPrimaryKeyConstraint('batch_items_of_batch', ['batch', 'member'])
      .execute();
    await schema
      .createIndex('batch_items_by_state')
      .ifNotExists()
      .on('batch_items')
      .columns(['batch', 'state', 'position'])
      .execute();
    await schema.createIndex('batch_items_by_name').ifNotExists().on('batch_items').column('name').execute();
    // Only what the server has to come back to: the look for it every second reads nothing else.
    await sql`create index if not exists batch_items_to_settle on batch_items (next_at) where next_at is not null`.execute(
      database,
    );
    await schema
      .createTable('batch_lanes')
      .ifNotExists()
      .addColumn('platform', 'text', (column) => column.primaryKey())
      .addColumn('process', 'text')
      .addColumn('busy_until', 'text')
      .addColumn('waits_until', 'text')
      .execute();
  },
};
