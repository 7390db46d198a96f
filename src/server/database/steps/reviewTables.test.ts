import { Kysely, Migrator, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { expect, test } from 'vitest';
import { migrations } from '../migrations';

/** The tables as they were before. */
type Earlier = {
  decisions: Record<'review' | 'subject' | 'person' | 'verdict' | 'at', string> & { token?: string | null };
  notices: Record<'id' | 'subject' | 'event' | 'space' | 'draft' | 'outcome' | 'mention' | 'at', string> & {
    many?: string;
  };
};

test('earlier decisions by tokens and earlier notices about many templates are known as such', async () => {
  const database = new Kysely<Earlier>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }),
  });
  const migrator = new Migrator({ db: database, provider: migrations });
  await migrator.migrateTo('0022-revision-names');
  const at = '2026-11-22T10:00:00.000Z';
  const decide = (subject: string, person: string) => ({
    review: 'r',
    subject,
    person,
    verdict: 'approved',
    at,
  });
  await database
    .insertInto('decisions')
    .values([decide('a', 'Ada (token Release (EU))'), decide('b', 'Bela')])
    .execute();
  const notice = (id: string, event: string, outcome: string) => ({
    id,
    subject: 'a',
    event,
    space: 's',
    draft: 'd',
    outcome,
    mention: 'no',
    at,
  });
  await database
    .insertInto('notices')
    .values([
      notice('1', 'template.sent', '38 created, 2 rejected'),
      notice('2', 'template.sent', 'done'),
      notice('3', 'template.status_changed', '2 approved'),
      notice('4', 'comment.created', '3'),
    ])
    .execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const decisions = await database
    .selectFrom('decisions')
    .select(['person', 'token'])
    .orderBy('subject')
    .execute();
  expect(decisions).toEqual([
    { person: 'Ada', token: 'Release (EU)' },
    { person: 'Bela', token: null },
  ]);
  const notices = await database.selectFrom('notices').select('many').orderBy('id').execute();
  expect(notices.map(({ many }) => many)).toEqual(['yes', 'no', 'yes', 'no']);
  await database.destroy();
});
