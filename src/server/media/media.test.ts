// @module-tag slow
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MediaList, UploadedMedia } from '../../schema/media/mediaFile';
import { openListeningApp, type ListeningApp } from '../testing/listeningApp';
import { postJson, TOKEN } from '../testing/testApp';
import { removeStaleMedia } from './removeStale';
import {
  exifSegment,
  film,
  pdf,
  png,
  pngBomb,
  realGif,
  realJpeg,
  withSegments,
} from './testing/mediaSamples';
import { mediaPlaces } from './testing/mediaPlaces';
import { receivedBytes, sendAndCut, sendPart, startUpload } from './testing/uploadInPieces';

const places = mediaPlaces();
const DAY_MS = 24 * 60 * 60 * 1000;

const upload = (app: ListeningApp, name: string, content: Buffer, query = '') =>
  app.call(`/api/media?name=${encodeURIComponent(name)}${query}`, {
    method: 'POST',
    body: new Uint8Array(content),
  });
const store = async (app: ListeningApp, name: string, content: Buffer, query = '') =>
  UploadedMedia.parse(await (await upload(app, name, content, query)).json());
/** The status of an answer whose content is read, so that its connection is free again. */
const statusOf = async (app: ListeningApp, path: string) => {
  const answer = await app.call(path);
  await answer.arrayBuffer();
  return answer.status;
};
const list = async (app: ListeningApp) => MediaList.parse(await (await app.call('/api/media')).json());
const refusal = async (answer: Response) => {
  const { error } = await answer.json();
  return [answer.status, error.code, error.message];
};

describe.each(Object.entries(places))('media in the store "%s"', (_kind, settings) => {
  let app: ListeningApp;
  beforeEach(async () => {
    app = await openListeningApp({ environment: settings() });
  });
  afterEach(() => app.close());

  test.each<[string, () => Buffer, string, object]>([
    ['photo.jpg', realJpeg, 'image/jpeg', { kind: 'jpeg' }],
    ['loop.gif', realGif, 'image/gif', { kind: 'gif' }],
    ['plain.png', () => png(40, 20), 'image/png', { kind: 'png', width: 40, height: 20 }],
    ['film.mp4', () => film(640, 360), 'video/mp4', { kind: 'mp4', width: 640, height: 360 }],
    ['old.3gp', () => film(176, 144, { brand: '3gp4' }), 'video/3gpp', { kind: 'h263' }],
    ['offer.pdf', pdf, 'application/pdf', { kind: 'pdf' }],
  ])('%s is stored by its content, listed, and served as what it is', async (name, make, type, expected) => {
    const first = await upload(app, name, make());
    expect(first.status).toBe(201);
    const stored = UploadedMedia.parse(await first.json());
    expect(stored).toMatchObject({ name, contentType: type, isNew: true, ...expected });

    const again = await upload(app, `copy of ${name}`, make());
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ file: stored.file, isNew: false });
    expect((await list(app)).files.map(({ file }) => file)).toEqual([stored.file]);

    const served = await fetch(stored.url);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('content-length')).toBe(String(stored.bytes));
    expect((await served.arrayBuffer()).byteLength).toBe(stored.bytes);
  });

  test('a stored file is served whole, in parts and by condition, and runs nothing', async () => {
    const { file, bytes } = await store(app, 'photo.jpg', realJpeg());
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      app.call(`/media/${file}`, { method, headers });
    const whole = await get();
    const content = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox$/);

    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes),
      '',
    ]);

    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=10-19', 10, 19],
      [`bytes=${bytes - 5}-`, bytes - 5, bytes - 1],
      ['bytes=-7', bytes - 7, bytes - 1],
      [`bytes=100-${bytes * 9}`, 100, bytes - 1],
    ] as const) {
      const part = await get({ Range: range });
      expect([range, part.status]).toEqual([range, 206]);
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes}`);
      expect(part.headers.get('content-length')).toBe(String(last - first + 1));
      expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(first, last + 1))).toBe(true);
    }
    for (const range of [`bytes=${bytes}-`, 'bytes=-0']) {
      const none = await get({ Range: range });
      expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
    }
    // Several parts, another unit and nonsense are answered with the whole (RFC 9110, section 14.2).
    for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=9-2', 'bytes=-', 'bytes=a-b'])
      expect((await get({ Range: range })).status).toBe(200);
    expect((await get({ Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206);
    expect((await get({ Range: 'bytes=0-3', 'If-Range': '"other"' })).status).toBe(200);
    expect((await get({ 'If-None-Match': `"x", ${etag}` })).status).toBe(304);
  });

  test('an upload that is cut ten times at random places arrives whole', async () => {
    const content = png(1200, 1000, [], deflateSync(randomBytes(1_201_000), { level: 0 }));
    const { address } = await startUpload(app.origin, content.length, { filename: 'Sommer – ü.png' });
    let offset = 0;
    for (let cut = 0; cut < 10; cut += 1) {
      const rest = content.subarray(offset);
      await sendAndCut(address, rest, offset, Math.floor(Math.random() * Math.min(rest.length, 100_000)));
      const received = await receivedBytes(address);
      expect(received).toBeGreaterThanOrEqual(offset);
      offset = received;
    }
    expect((await app.call(new URL(address).pathname)).status).toBe(202);
    const end = await sendPart(address, content.subarray(offset), offset);
    const stored = UploadedMedia.parse(await end.json());
    expect(stored).toMatchObject({ name: 'Sommer – ü.png', isNew: true, width: 1200, height: 1000 });
    expect(Buffer.from(await (await fetch(stored.url)).arrayBuffer()).equals(content)).toBe(true);
    // A client that lost the last answer asks for it.
    expect(await receivedBytes(address)).toBe(content.length);
    expect(await (await fetch(address)).json()).toEqual(stored);
  });

  test('two people who upload one file at the same time store it once', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => upload(app, name, realJpeg())));
    const files = await Promise.all(answers.map(async (answer) => (await answer.json()).file));
    expect(new Set(files).size).toBe(1);
    expect((await list(app)).files).toHaveLength(1);
  });

  test('a removed file is gone for readers, can be restored for a week, and then goes for good', async () => {
    const { file } = await store(app, 'photo.jpg', realJpeg());
    const remove = () => app.call(`/api/media/${file}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    expect([await statusOf(app, `/media/${file}`), (await remove()).status]).toEqual([410, 404]);
    expect(await list(app)).toMatchObject({
      files: [],
      removed: [{ file, removedUntil: '2027-03-21T09:30:00.000Z' }],
    });

    expect((await app.call(`/api/media/${file}/restore`, { method: 'POST' })).status).toBe(200);
    expect(await statusOf(app, `/media/${file}`)).toBe(200);
    await remove();
    // An upload of the same content restores it too.
    expect((await store(app, 'photo.jpg', realJpeg())).isNew).toBe(false);
    expect(await statusOf(app, `/media/${file}`)).toBe(200);

    await remove();
    const { database, settings: all } = app;
    await removeStaleMedia({ settings: all, database }, app.clock.now + 6 * DAY_MS);
    expect((await list(app)).removed).toHaveLength(1);
    await removeStaleMedia({ settings: all, database }, app.clock.now + 8 * DAY_MS);
    expect(await list(app)).toMatchObject({ files: [], removed: [], usedBytes: 0 });
    expect((await store(app, 'photo.jpg', realJpeg())).isNew).toBe(true);
    expect(await statusOf(app, `/media/${file}`)).toBe(200);
  });
});

describe('uploads', () => {
  let app: ListeningApp;
  beforeEach(async () => {
    app = await openListeningApp({ environment: { MEDIA_SPACE_MB: '101' } });
  });
  afterEach(() => app.close());

  test.each<[string, () => Buffer, number, string, RegExp]>([
    [
      'page.jpg',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'kind',
      /^page\.jpg is a web page \(HTML\)\./,
    ],
    ['drawing.png', () => Buffer.from('<svg onload="alert(1)">'), 415, 'kind', /is an SVG drawing/],
    ['photo.heic', () => Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), 415, 'kind', /is a HEIC picture/],
    ['notes.jpg', () => Buffer.from('only words'), 415, 'kind', /is not a file type that phones can show/],
    ['cut.jpg', () => realJpeg().subarray(0, 9000), 422, 'damaged', /cut\.jpg is damaged: the JPEG file/],
    ['bomb.png', () => pngBomb(60_000, 60_000), 422, 'pixels', /60000 × 60000 pixels/],
    ['none.jpg', () => Buffer.alloc(0), 400, 'empty', /^none\.jpg is empty\.$/],
  ])('%s is refused in words, and leaves nothing', async (name, make, status, code, words) => {
    const [gotStatus, gotCode, message] = await refusal(await upload(app, name, make()));
    expect([gotStatus, gotCode]).toEqual([status, code]);
    expect(message).toMatch(words);
    const { address } = await startUpload(app.origin, make().length, { filename: name });
    if (status !== 400) {
      const inParts = await sendPart(address, make(), 0);
      expect((await refusal(inParts))[2]).toBe(message);
      // The words are there for a client that lost them, and a finished upload keeps no bytes.
      expect((await refusal(await fetch(address)))[2]).toBe(message);
    }
    expect(await list(app)).toMatchObject({ files: [], usedBytes: 0 });
    expect(readdirSync(join(app.settings.DATA_DIR, 'media', 'uploads'))).toEqual([]);
  });

  test('a picture of 60 megapixels passes', async () => {
    const stored = await store(app, 'wide.png', png(10_000, 6000));
    expect(stored).toMatchObject({ width: 10_000, height: 6000 });
  });

  test('more than 100 MB is refused before it is read, and while it is read', async () => {
    const [status, code] = await refusal(
      (await startUpload(app.origin, 100_000_001, { filename: 'a' })).answer,
    );
    expect([status, code]).toEqual([413, 'upload']);
    const tooLong = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
    });
    const endless = app.call('/api/media?name=endless.mp4', {
      method: 'POST',
      body: tooLong,
      duplex: 'half',
    } as RequestInit);
    const answer = await endless.catch(() => undefined);
    if (answer) expect((await refusal(answer)).slice(0, 2)).toEqual([413, 'too_large']);
    expect(readdirSync(join(app.settings.DATA_DIR, 'media', 'uploads'))).toEqual([]);
  });

  test('more bytes than announced are refused', async () => {
    const { address } = await startUpload(app.origin, 100, { filename: 'a.png' });
    expect((await sendPart(address, Buffer.alloc(101), 0)).status).toBe(413);
    expect(await receivedBytes(address)).toBe(0);
    expect((await sendPart(address, Buffer.alloc(10), 5)).status).toBe(409);
  });

  test('the space of the store is a limit, and announced uploads count', async () => {
    expect((await startUpload(app.origin, 100_000_000, { filename: 'one.mp4' })).answer.status).toBe(201);
    const [status, code, message] = await refusal(
      (await startUpload(app.origin, 2_000_000, { filename: 'two.mp4' })).answer,
    );
    expect([status, code]).toEqual([507, 'full']);
    expect(message).toMatch(/^There is no space for two\.mp4/);
  });

  test('an upload is cancelled by its client, or goes after a day', async () => {
    const start = () => startUpload(app.origin, 1000, { filename: 'a.png' });
    const cancelled = await start();
    const answer = await fetch(cancelled.address, {
      method: 'DELETE',
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    expect([answer.status, (await fetch(cancelled.address)).status]).toEqual([204, 404]);

    const { address } = await start();
    await sendPart(address, Buffer.alloc(10), 0);
    const { database, settings } = app;
    await removeStaleMedia({ settings, database }, app.clock.now + DAY_MS / 2);
    expect(await receivedBytes(address)).toBe(10);
    await removeStaleMedia({ settings, database }, app.clock.now + 2 * DAY_MS);
    expect((await fetch(address)).status).toBe(404);
    expect(readdirSync(join(settings.DATA_DIR, 'media', 'uploads'))).toEqual([]);
  });

  test('what was taken out is in the answer, and the origin of a crop is kept', async () => {
    const original = await store(
      app,
      'a.jpg',
      withSegments(
        realJpeg(),
        exifSegment([
          [0x8825, 1],
          [0x0112, 6],
        ]),
      ),
    );
    expect(original.removedMetadata).toEqual(['place']);
    const crop = { x: 10, y: 20, width: 300, height: 200, rotation: 0 };
    const query = `&madeFrom=${original.file}&crop=${encodeURIComponent(JSON.stringify(crop))}`;
    const made = await store(app, 'a-crop.png', png(30, 20), query);
    expect(made).toMatchObject({ madeFrom: original.file, crop });
    expect((await list(app)).files.find(({ file }) => file === made.file)).toMatchObject({
      madeFrom: original.file,
      crop,
    });
    for (const wrong of [
      '&madeFrom=../../etc/passwd',
      '&crop={',
      '&crop=[]',
      `&crop={"a":"${'x'.repeat(2000)}"}`,
    ])
      expect((await refusal(await upload(app, 'b.png', png(3, 2), wrong))).slice(0, 2)).toEqual([
        400,
        'metadata',
      ]);
  });

  test('a name of a file keeps its letters and nothing else', async () => {
    for (const [given, kept] of [
      ['C:\\Users\\Asha\\Bild ü.png', 'Bild ü.png'],
      ['../../etc/passwd', 'passwd'],
      ['a\u202egpj.\r\nexe', 'agpj.exe'],
      ['', 'file'],
      ['\ud800.png', '\ufffd.png'],
      ['x'.repeat(500), 'x'.repeat(200)],
    ] as const)
      expect((await store(app, given.toWellFormed(), png(4, 4))).name).toBe(kept);
  });

  test('a file that a sent template shows stays', async () => {
    const { file, url } = await store(app, 'photo.jpg', realJpeg());
    const card = {
      cardOrientation: 'VERTICAL',
      cardContent: { title: 'Sale', media: { height: 'TALL', contentInfo: { fileUrl: url } } },
    };
    const template = { name: 'sale', type: 'rich_card', component: { richCard: { standaloneCard: card } } };
    const created = await app.call(
      '/v2/rcs/demo/templates',
      postJson(template, { Authorization: `Bearer ${TOKEN}` }),
    );
    expect([created.status, await created.text()]).toEqual([201, expect.any(String)]);
    const [status, code, message] = await refusal(await app.call(`/api/media/${file}`, { method: 'DELETE' }));
    expect([status, code]).toEqual([409, 'in_use']);
    expect(message).toContain('the sent template "sale" uses it');
    expect((await list(app)).files[0]?.uses).toEqual([{ appId: 'demo', name: 'sale', platform: 'embedded' }]);
  });

  test('uploads and removals are recorded with the name of the file and their outcome', async () => {
    const { file } = await store(app, 'Diwali.jpg', realJpeg());
    await upload(app, 'page.jpg', Buffer.from('<html>'));
    // What never ends is no upload; of the others the end is recorded.
    await startUpload(app.origin, 100, { filename: 'never.mp4' });
    for (const [filename, content] of [
      ['ü.png', png(40, 20)],
      ['parts.jpg', Buffer.from('<html>')],
    ] as const) {
      const { address } = await startUpload(app.origin, content.length, { filename });
      await (await sendPart(address, content.subarray(0, 5), 0)).arrayBuffer();
      await (await sendPart(address, content.subarray(5), 5)).arrayBuffer();
      await (await fetch(address)).arrayBuffer();
    }
    await app.call(`/api/media/${file}`, { method: 'DELETE' });
    const lines = (await (await app.call('/api/audit')).text()).trim().split('\n');
    const acts = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(acts.map(({ action, name, outcome }) => [action, name, outcome])).toEqual([
      ['media-removed', file, 'done'],
      ['media-added', 'parts.jpg', 'not-done'],
      ['media-added', 'ü.png', 'done'],
      ['media-added', 'page.jpg', 'not-done'],
      ['media-added', 'Diwali.jpg', 'done'],
    ]);
  });

  test('a stranger cannot reach beyond the stored files', async () => {
    for (const path of [
      '/media/',
      '/media/x',
      '/media/..%2f..%2ftemplates.db',
      '/media/%00',
      `/media/${'0'.repeat(64)}.jpg`,
    ])
      expect([path, (await app.call(path)).status]).toEqual([path, 404]);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await app.call('/api/media', { method: 'POST', headers: foreign, body: 'x' })).status).toBe(403);
    expect((await app.call('/api/media', { method: 'POST', body: new FormData() })).status).toBe(415);
  });
});
