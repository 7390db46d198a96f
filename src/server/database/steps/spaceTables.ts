import type { Kysely, Migration } from 'kysely';

/** The groups of a signed-in person, which give them their roles in spaces; null for sessions from before. */
export const addSessionGroups = (database: Pick<Kysely<unknown>, 'schema'>): Promise<void> =>
  database.schema.alterTable('sessions').addColumn('groups', 'text').execute();

/** The drafts of teams, and the groups of signed-in people that give them their roles. */
export const spaceTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('spaces')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sequence', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('drafts')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('sequence', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('subject', 'text')
      .addColumn('deleted_at', 'text')
      .addPrimaryKeyConstraint('drafts_by_id', ['space', 'id'])
      .execute();
    await database.schema
      .createIndex('drafts_by_sequence')
      .ifNotExists()
      .on('drafts')
      .columns(['space', 'sequence'])
      .execute();
    await database.schema
      .createIndex('drafts_by_change')
      .ifNotExists()
      .on('drafts')
      .columns(['space', 'changed_at'])
      .execute();
    await database.schema
      .createTable('draft_revisions')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('subject', 'text')
      .addPrimaryKeyConstraint('draft_revisions_by_number', ['space', 'draft', 'revision'])
      .execute();
    await database.schema
      .createTable('draft_pushes')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_pushes_by_revision', ['space', 'draft', 'revision'])
      .execute();
    await database.schema
      .createIndex('draft_pushes_by_time')
      .ifNotExists()
      .on('draft_pushes')
      .column('at')
      .execute();
    await database.schema
      .createTable('draft_presence')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('field', 'text')
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_presence_by_page', ['space', 'draft', 'page'])
      .execute();
    await addSessionGroups(database);
  },
};

/** What a page shows, and the field for which its person asks. */
export const presenceDetails: Migration = {
  async up(database: Kysely<unknown>) {
    for (const column of ['shows', 'asks'])
      await database.schema.alterTable('draft_presence').addColumn(column, 'text').execute();
  },
};

/** The number that a change has in its space: by it a browser finds out that the server was restored. */
export const pushSequence: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('draft_pushes').addColumn('sequence', 'text').execute();
    await database.schema
      .createIndex('draft_pushes_by_sequence')
      .on('draft_pushes')
      .columns(['space', 'sequence'])
      .execute();
  },
};

/** The names that people give to revisions. */
export const revisionNames: Migration = {
  async up(database: Kysely<unknown>) {
    for (const column of ['name', 'note', 'named_by'])
      // oxlint-disable-next-line no-await-in-loop
      await database.schema.alterTable('draft_revisions').addColumn(column, 'text').execute();
  },
};
