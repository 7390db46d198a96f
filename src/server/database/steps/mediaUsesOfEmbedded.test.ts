import { Kysely, Migrator, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { expect, test } from 'vitest';
import { migrations } from '../migrations';
import type { Tables } from '../tables';

const file = (at: number) => `${at.toString(16).padStart(64, '0')}.jpg`;

test('templates from before are found by their files, more than are read at once', async () => {
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }),
  });
  const migrator = new Migrator({ db: database, provider: migrations });
  await migrator.migrateTo('0005-media');
  const templates = Array.from({ length: 1203 }, (_, at) => ({
    app_id: at % 2 === 0 ? 'a' : 'b',
    name: `t${at}`,
    type: 'rich_card',
    component: at === 7 ? '{"text":"none"}' : `{"fileUrl":"https://x.example/${file(at)}"}`,
    status: 'pending',
    created_at: '2026-11-22T10:00:00.000Z',
  }));
  for (let start = 0; start < templates.length; start += 400)
    await database
      .insertInto('templates')
      .values(templates.slice(start, start + 400))
      .execute();
  await migrator.migrateToLatest();
  const uses = await database.selectFrom('media_uses').selectAll().execute();
  expect(uses).toHaveLength(1202);
  expect(uses).toContainEqual({
    file: file(1202),
    platform: 'embedded',
    app_id: 'a',
    name: 't1202',
    sent_at: '2026-11-22T10:00:00.000Z',
  });
  await database.destroy();
});
