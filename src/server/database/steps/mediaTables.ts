import type { Kysely, Migration } from 'kysely';

/** Uploaded files, uploads in parts, and the templates that were sent with a file. */
export const mediaTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('media_files')
      .ifNotExists()
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', 'text', (column) => column.notNull())
      .addColumn('width', 'text')
      .addColumn('height', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('removed_metadata', 'text', (column) => column.notNull())
      .addColumn('made_from', 'text')
      .addColumn('crop', 'text')
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute();
    await database.schema
      .createIndex('media_files_by_upload')
      .ifNotExists()
      .on('media_files')
      .columns(['uploaded_at', 'file'])
      .execute();
    await database.schema
      .createTable('media_uploads')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'text', (column) => column.notNull())
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('result', 'text')
      .execute();
    await database.schema
      .createTable('media_uses')
      .ifNotExists()
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('app_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_uses_by_file', ['file', 'platform', 'app_id', 'name'])
      .execute();
  },
};
