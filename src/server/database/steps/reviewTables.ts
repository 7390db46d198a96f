import { sql, type Kysely, type Migration } from 'kysely';

/** Reviews and comments of drafts, the versions that they are about, and who has written in which draft. */
export const reviewTables: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('draft_writers')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_writers_by_person', ['space', 'draft', 'subject'])
      .execute();
    await sql`
      insert into draft_writers (space, draft, subject, revision)
      select space, draft, subject, max(revision) from draft_revisions
      where subject is not null group by space, draft, subject`.execute(database);
    await schema
      .createTable('draft_versions')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_versions_by_digest', ['space', 'draft', 'digest'])
      .execute();
    await schema
      .createTable('reviews')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('reviewers', 'text', (column) => column.notNull())
      .addColumn('needs', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('due', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('reviews_by_draft')
      .ifNotExists()
      .on('reviews')
      .columns(['space', 'draft', 'id'])
      .execute();
    await schema
      .createIndex('reviews_by_state')
      .ifNotExists()
      .on('reviews')
      .columns(['space', 'state'])
      .execute();
    await schema
      .createTable('decisions')
      .ifNotExists()
      .addColumn('review', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('decisions_by_person', ['review', 'subject'])
      .execute();
    await schema
      .createTable('comments')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('sequence', 'text', (column) => column.notNull())
      .addColumn('thread', 'text')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('person', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('edited_at', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('resolved_at', 'text')
      .addColumn('resolved_by', 'text')
      .addPrimaryKeyConstraint('comments_by_draft', ['space', 'draft', 'id'])
      .execute();
    await schema
      .createTable('draft_talks')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('sequence', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_talks_by_draft', ['space', 'draft'])
      .execute();
    await schema
      .createIndex('draft_talks_by_sequence')
      .ifNotExists()
      .on('draft_talks')
      .columns(['space', 'sequence'])
      .execute();
    await schema
      .createTable('talk_reads')
      .ifNotExists()
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('sequence', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_reads_by_person', ['subject', 'space', 'draft'])
      .execute();
    await schema.alterTable('draft_sendings').addColumn('emergency', 'text').execute();
  },
};

/** Links by which guests see one template. */
export const guestTables: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('guest_links')
      .ifNotExists()
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The pictures of these links. They are in the row of the link, so that they go with it. */
export const guestPictures: Migration = {
  async up(database: Kysely<unknown>) {
    for (const column of ['picture', 'picture_digest', 'picture_width', 'picture_height'])
      // oxlint-disable-next-line no-await-in-loop
      await database.schema.alterTable('guest_links').addColumn(column, 'text').execute();
  },
};

/** What the templates of a set were when they were sent to review, and why a batch is sent without an approval. */
export const setReviewTables: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    for (const column of ['document', 'members'])
      // oxlint-disable-next-line no-await-in-loop
      await schema.alterTable('draft_versions').addColumn(column, 'text').execute();
    await schema
      .createTable('version_members')
      .ifNotExists()
      .addColumn('space', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('member', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('version_members_by_version', ['space', 'draft', 'digest', 'member'])
      .execute();
    await schema
      .createIndex('version_members_by_member')
      .ifNotExists()
      .on('version_members')
      .columns(['member', 'space', 'draft'])
      .execute();
    await schema.alterTable('batches').addColumn('emergency', 'text').execute();
  },
};

/** The end of the name of somebody who decided by a token, in earlier versions. */
const decidedByToken = /^(?<person>.*?) \(token (?<token>.*)\)$/s;

/** Who resolved threads and named revisions, by which token somebody decided, and which notices are about many templates. */
export const reviewDetails: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable('comments').addColumn('resolved_subject', 'text').execute();
    await schema.alterTable('draft_revisions').addColumn('named_subject', 'text').execute();
    await schema.alterTable('decisions').addColumn('token', 'text').execute();
    await schema
      .alterTable('notices')
      .addColumn('many', 'text', (column) => column.notNull().defaultTo('no'))
      .execute();
    await sql`
      update notices set many = 'yes' where event in ('template.sent', 'template.status_changed')
      and substr(outcome, 1, 1) between '0' and '9'`.execute(database);
    const { rows } = await sql<{ review: string; subject: string; person: string }>`
      select review, subject, person from decisions where person like '% (token %)'`.execute(database);
    for (const { review, subject, person } of rows) {
      const found = decidedByToken.exec(person)?.groups;
      // oxlint-disable-next-line no-await-in-loop
      await sql`
        update decisions set person = ${found?.person ?? person}, token = ${found?.token ?? null}
        where review = ${review} and subject = ${subject}`.execute(database);
    }
  },
};
