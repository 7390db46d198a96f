import { type Kysely, type Migration, sql } from 'kysely';

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

const AT_ONCE = 500;
const FILE_NAMES = /\b[0-9a-f]{64}\.[a-z0-9]{2,4}\b/g;

type Row = { app_id: string; name: string; component: string; created_at: string };

/** The uses of files by templates of the embedded platform, which earlier versions looked for in every template. */
export const mediaUsesOfEmbedded: Migration = {
  async up(database: Kysely<unknown>) {
    for (let last: Pick<Row, 'app_id' | 'name'> = { app_id: '', name: '' }; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other, so that all templates need no memory
      const { rows } = await sql<Row>`
        select app_id, name, component, created_at from templates
        where app_id > ${last.app_id} or (app_id = ${last.app_id} and name > ${last.name})
        order by app_id, name limit ${AT_ONCE}`.execute(database);
      for (const { app_id, name, component, created_at } of rows)
        for (const file of new Set(component.match(FILE_NAMES) ?? []))
          // oxlint-disable-next-line no-await-in-loop
          await sql`
            insert into media_uses (file, platform, app_id, name, sent_at)
            values (${file}, ${'embedded'}, ${app_id}, ${name}, ${created_at})
            on conflict do nothing`.execute(database);
      const end = rows.at(-1);
      if (!end || rows.length < AT_ONCE) return;
      last = end;
    }
  },
};

/** Who has started an upload in parts; null for those of earlier versions, which are gone within a day. */
export const mediaUploadOwners: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('media_uploads').addColumn('owner', 'text').execute();
  },
};
