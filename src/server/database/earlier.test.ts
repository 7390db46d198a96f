import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../operations/backUp';
import { restore } from '../operations/restore';
import { databasePlaces } from '../testing/databasePlaces';
import { openTestApp, postJson, temporaryFolder, TOKEN, type TestApp } from '../testing/testApp';
import { sqliteFile } from './sqliteDialect';

/** Files that an earlier build of the server wrote: its database after two creations, an upload and a verification. */
const readEarlier = (name: string) => readFileSync(new URL(`earlier/${name}`, import.meta.url));

let folder: ReturnType<typeof temporaryFolder>;
let apps: TestApp[];
beforeEach(() => {
  folder = temporaryFolder();
  apps = [];
});
afterEach(async () => {
  for (const app of apps) await app.close();
  folder.remove();
});

/** Everything that the earlier server acknowledged is answered as it was. */
async function expectKept(place: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const app = await openTestApp({ environment: place });
  apps.push(app);
  const call = async (path: string, authorization: string) => {
    const answer = await app.call(path, { headers: { Authorization: authorization } });
    return (await answer.json()) as unknown;
  };
  for (const name of ['autumn_card', 'order_shipped']) {
    expect(await call(`/v2/rcs/demo/templates/${name}/status`, `Bearer ${TOKEN}`)).toEqual({
      status: 'pending',
    });
  }
  expect(await call('/v2/rcs/demo/templates/autumn_card', `Bearer ${TOKEN}`)).toMatchObject({
    component: { richCard: { standaloneCard: { cardContent: { description: "नमस्ते, it's 😀" } } } },
  });
  expect(
    await call('/verification/v1/verifications/reference/earlier-ref-1', 'Application demo'),
  ).toMatchObject({ method: 'seamless', reference: 'earlier-ref-1' });

  const again = await app.call(
    '/v2/rcs/demo/templates',
    postJson(
      { name: 'order_shipped', type: 'text_message', component: { text: 'The name is used.' } },
      { Authorization: `Bearer ${TOKEN}` },
    ),
  );
  expect(again.status).toBe(400);

  const file = '497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581.png';
  expect(await call('/api/media', '')).toMatchObject({ files: [{ file, bytes: 70, width: 1, height: 1 }] });
  const audit = await app.call('/api/audit');
  expect((await audit.text()).match(/"action":"[^"]+"/g)).toEqual([
    '"action":"verification-started"',
    '"action":"template-sent"',
    '"action":"media-added"',
  ]);
}

test('a database file of an earlier server opens with all that it held, and is backed up', async () => {
  writeFileSync(sqliteFile(folder.path), gunzipSync(readEarlier('templates.db.gz')));
  expect(backUp(folder.path, join(folder.path, 'backup.db'))).toBe(2);
  await expectKept({ DATA_DIR: folder.path });
});

test('a backup of an earlier server is restored with all that it held', async () => {
  const backup = join(folder.path, 'backup.db');
  writeFileSync(backup, gunzipSync(readEarlier('backup.db.gz')));
  const data = join(folder.path, 'data');
  expect(await restore(data, backup, new Date())).toEqual({
    templates: 2,
    kept: undefined,
    hasDigest: false,
  });
  await expectKept({ DATA_DIR: data });
});

const places = databasePlaces();

test('a PostgreSQL dump of an earlier server is loaded and opens with all that it held', async () => {
  const { place } = await places.PostgreSQL();
  const client = new pg.Client(place.DATABASE_URL);
  await client.connect();
  await client.query(readEarlier('postgres.sql').toString());
  await client.end();
  await expectKept({ ...place, DATA_DIR: folder.path });
});
