import { sql, type Kysely, type Migration } from 'kysely';

/** Inboxes, choices about e-mail, and messages to webhooks. */
export const noticeTables: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('notices')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('person', 'text')
      .addColumn('outcome', 'text')
      .addColumn('about', 'text')
      .addColumn('text', 'text')
      .addColumn('mention', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('read_at', 'text')
      .addColumn('mailed_at', 'text')
      .addPrimaryKeyConstraint('notices_of_person', ['subject', 'id'])
      .execute();
    await schema.createIndex('notices_by_id').ifNotExists().on('notices').column('id').execute();
    await schema
      .createIndex('notices_by_draft')
      .ifNotExists()
      .on('notices')
      .columns(['space', 'draft'])
      .execute();
    // Only what is not mailed yet: the look for it every half minute reads nothing else.
    await sql`create index if not exists notices_to_mail on notices (subject) where mailed_at is null`.execute(
      database,
    );
    await schema
      .createTable('mailboxes')
      .ifNotExists()
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text')
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('without', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull().unique())
      .addColumn('mailed_at', 'text')
      .addColumn('busy_until', 'text')
      .execute();
    await schema
      .createTable('webhooks')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('person', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await schema
      .createTable('deliveries')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('webhook', 'text', (column) => column.notNull())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text')
      .addColumn('result', 'text')
      .execute();
    await schema
      .createIndex('deliveries_by_space')
      .ifNotExists()
      .on('deliveries')
      .columns(['space', 'id'])
      .execute();
    await schema
      .createIndex('deliveries_by_time')
      .ifNotExists()
      .on('deliveries')
      .columns(['state', 'next_at'])
      .execute();
    await schema.alterTable('draft_sendings').addColumn('platform_status', 'text').execute();
    await schema.alterTable('comments').addColumn('mentions', 'text').execute();
    await schema
      .createIndex('draft_sendings_by_name')
      .ifNotExists()
      .on('draft_sendings')
      .columns(['platform', 'app_id', 'name'])
      .execute();
  },
};
