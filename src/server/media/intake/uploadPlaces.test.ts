// @module-tag slow
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionFrom } from '../../testing/connectionFrom';
import { openTestApp, type TestApp } from '../../testing/testApp';
import { removeStaleMedia } from '../removeStale';

let app: TestApp;
let media: string;
beforeEach(async () => {
  app = await openTestApp({ environment: { MEDIA_SPACE_MB: '100' } });
  media = join(app.settings.DATA_DIR, 'media');
});
afterEach(() => app.close());

/** Starts an upload of so many bytes as a person at this address. */
const start = (client: string, bytes = 10) =>
  app.call(
    '/api/media/uploads',
    { method: 'POST', headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(bytes) } },
    connectionFrom(client),
  );
const idOf = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? '';
const age = (path: string, minutes: number) => {
  const at = Date.now() / 1000 - minutes * 60;
  utimesSync(path, at, at);
};

test('the unfinished uploads of one person block nobody else, and the oldest idle one makes room', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(idOf(await start('192.0.2.1')));
  const refused = await start('192.0.2.1');
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  expect((await start('192.0.2.2')).status).toBe(201);

  age(join(media, 'uploads', ids[3] ?? ''), 60);
  age(join(media, 'uploads', ids[7] ?? ''), 90);
  expect((await start('192.0.2.1')).status).toBe(201);
  const left = await app.database.selectFrom('media_uploads').select('id').execute();
  expect(ids.filter((id) => !left.some((row) => row.id === id))).toEqual([ids[7]]);
});

test('200 unfinished uploads of all persons are the most, and Retry-After says to come again', async () => {
  for (let person = 1; person <= 10; person += 1)
    for (let count = 0; count < 20; count += 1) await start(`192.0.2.${person}`);
  const refused = await start('192.0.2.99');
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
});

test('what killed writes left counts, and goes when no request can be writing it any more', async () => {
  const places = ['files/unfinished/left.part', 'files/ab/left.part', 'uploads/left'].map((path) =>
    join(media, path),
  );
  for (const place of places) {
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(place, Buffer.alloc(30_000_000));
  }
  expect((await start('192.0.2.1', 50_000_000)).status).toBe(507);
  await removeStaleMedia(app, Date.now());
  expect((await start('192.0.2.1', 50_000_000)).status).toBe(507);
  for (const place of places) age(place, 20);
  await removeStaleMedia(app, Date.now());
  expect((await start('192.0.2.1', 50_000_000)).status).toBe(201);
  expect(readdirSync(join(media, 'files', 'ab'))).toEqual([]);
});
