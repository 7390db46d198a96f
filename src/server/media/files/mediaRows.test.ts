import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../database/openDatabase';
import { readSettings } from '../../settings/settings';
import { databasePlaces } from '../../testing/databasePlaces';
import { emptyPlatform, insertTemplate } from '../../platform/templates/templateStore';
import { removeStaleMedia } from '../removeStale';
import { listMedia } from './storedMedia';
import { countStoredBytes, DAY_MS, findMediaRow, saveMediaRow, type MediaRow } from './mediaRows';
import { findUses, recordUses } from './mediaUses';

const NOW = Date.parse('2027-03-14T09:30:00Z');
const nameOf = (at: number) => `${at.toString(16).padStart(64, '0')}.jpg`;
const row = (at: number, more: Partial<MediaRow> = {}): MediaRow => ({
  file: nameOf(at),
  kind: 'jpeg',
  bytes: '2000000000',
  width: '4',
  height: '3',
  name: 'a.jpg',
  removed_metadata: 'camera,place',
  made_from: null,
  crop: null,
  uploaded_at: new Date(NOW + Math.floor(at / 2) * 1000).toISOString(),
  removed_at: null,
  ...more,
});

describe.each(Object.entries(databasePlaces()))('rows of media in the %s database', (_name, makePlace) => {
  let database: Database;
  let remove: () => void;
  beforeEach(async () => {
    const made = await makePlace();
    database = await openDatabase(made.place);
    remove = made.remove;
  });
  afterEach(async () => {
    await database.destroy();
    remove();
  });
  const settings = readSettings({ DATA_DIR: '/nowhere' });
  const list = async (after?: string) => {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    const request = new Request(`http://localhost/api/media${query}`);
    const room = { database, settings, log: () => undefined, now: () => NOW };
    const store = { kind: 'folder' } as never;
    return (await listMedia(request, { ...room, store })).json();
  };

  test('the list continues where it ended, also between files of one second', async () => {
    const rows = Array.from({ length: 1003 }, (_, at) => row(at));
    await database.insertInto('media_files').values(rows).execute();
    const first = await list();
    const second = await list(first.next);
    expect([first.files.length, second.files.length, second.next]).toEqual([1000, 3, undefined]);
    const seen = [...first.files, ...second.files].map(({ file }: { file: string }) => file);
    expect(seen).toEqual(Array.from({ length: 1003 }, (_, at) => nameOf(1002 - at)));
    expect(first.usedBytes).toBe(2_006_000_000_000);
    expect(await countStoredBytes(database)).toBe(2_006_000_000_000);
  });

  test('a repeated upload keeps the row, names its original, and ends a removal', async () => {
    await saveMediaRow(database, row(1, { removed_at: new Date(NOW).toISOString() }));
    await saveMediaRow(database, row(1, { name: 'b.jpg', made_from: nameOf(2), crop: '{"x":1}' }));
    expect(await findMediaRow(database, nameOf(1))).toMatchObject({
      name: 'a.jpg',
      made_from: nameOf(2),
      removed_at: null,
    });
  });

  test('of many uses the latest are named, and all are counted', async () => {
    for (let at = 0; at < 25; at += 1)
      await recordUses(
        database,
        [nameOf(1)],
        { appId: 'demo', name: `t${at}`, platform: 'p' },
        NOW + at * 1000,
      );
    const uses = (await findUses(database, [nameOf(1)])).get(nameOf(1));
    expect([uses?.count, uses?.named.length, uses?.named[0]?.name]).toEqual([25, 20, 't24']);
  });

  test('a template of the embedded platform uses its files from its creation until the platform is emptied', async () => {
    const media = { contentInfo: { fileUrl: `https://a.example/${nameOf(1)}`, thumbnailUrl: nameOf(2) } };
    const template = {
      appId: 'demo',
      name: 'sale',
      type: 'rich_card',
      component: JSON.stringify({ richCard: { standaloneCard: { cardContent: { media } } } }),
      status: 'pending',
      createdAt: new Date(NOW),
    } as const;
    expect(await insertTemplate(database, template)).toBe('created');
    expect(await insertTemplate(database, template)).toBe('name taken');
    const use = { appId: 'demo', name: 'sale', platform: 'embedded' };
    const uses = await findUses(database, [nameOf(1), nameOf(2)]);
    expect([...uses.values()]).toEqual([
      { count: 1, named: [use] },
      { count: 1, named: [use] },
    ]);
    await emptyPlatform(database);
    expect((await findUses(database, [nameOf(1)])).size).toBe(0);
  });

  test('a use is recorded once, and keeps a removed file from going', async () => {
    const use = { appId: 'demo', name: 'sale', platform: 'default' };
    for (let time = 0; time < 2; time += 1) await recordUses(database, [nameOf(1), nameOf(2)], use, NOW);
    const once = { count: 1, named: [use] };
    expect(await findUses(database, [nameOf(1), nameOf(2), nameOf(3)])).toEqual(
      new Map([
        [nameOf(1), once],
        [nameOf(2), once],
      ]),
    );
    expect([...(await findUses(database, [nameOf(2)]))]).toEqual([[nameOf(2), once]]);
    const removed_at = new Date(NOW).toISOString();
    for (const at of [1, 3]) await saveMediaRow(database, row(at, { removed_at }));
    await removeStaleMedia({ settings, database }, NOW + 8 * DAY_MS);
    expect(await findMediaRow(database, nameOf(1))).toMatchObject({ removed_at: null });
    expect(await findMediaRow(database, nameOf(3))).toBeUndefined();
  });
});
