import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportFigure } from '../../../../scripts/endurance/figures.mjs';
import { film, pdf, png, realGif, realJpeg, withSegments } from '../../media/testing/mediaSamples';
import { buildServer, startBuiltServer, type BuiltServer } from '../../testing/builtServer';
import { temporaryFolder } from '../../testing/testApp';
import { countOthers, inWords, send, startCallers, type Ending } from '../testing/callers';
import { counts, TIMEOUT_MS } from '../testing/counts';
import { loadSettings } from '../testing/load';
import { MEGABYTE, watchPeak } from '../testing/memory';

// Uploads that use much memory, keep the server busy, or never end.

let server: BuiltServer;
let folder: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  folder = temporaryFolder();
  server = await startBuiltServer(await buildServer(), {
    DATA_DIR: folder.path,
    MEDIA_SPACE_MB: '5000',
    TRUSTED_PROXIES: '1',
    ...loadSettings,
  });
});
afterEach(async () => {
  await server.stop('SIGKILL');
  folder.remove();
});

const upload = (content: Buffer, person = '192.0.2.1') =>
  send(server.address, {
    path: '/api/media?name=file',
    init: {
      method: 'POST',
      body: new Uint8Array(content),
      // While a test makes its file, the server closes connections that are not used.
      headers: { 'X-Forwarded-For': person, Connection: 'close' },
    },
  });

function countEndings(endings: readonly Ending[]) {
  const all = new Map<Ending, number>();
  for (const ending of endings) all.set(ending, (all.get(ending) ?? 0) + 1);
  return all;
}

/** Bytes of each file; with full counts the most that is accepted. */
const MOST_BYTES = counts.fileBytes;
const SIZE = `${MOST_BYTES / MEGABYTE} MB`;
const repeated = (block: Buffer, times: number) => Buffer.alloc(block.length * times, block);
/** A file of a size: a beginning, copies of a block, and an end. */
function filled(head: Buffer, block: Buffer, end: Buffer = Buffer.alloc(0), bytes = MOST_BYTES) {
  const times = Math.floor((bytes - head.length - end.length) / block.length);
  return Buffer.concat([head, repeated(block, times), end]);
}

const emptyTable = Buffer.from([0xff, 0xc4, 0, 2]);
const emptyComment = Buffer.from([0xff, 0xfe, 0, 2]);
const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0]);
const comment = Buffer.from([0x21, 0xfe, 1, 0x20, 0]);
const gifStart = () => realGif().subarray(0, -1);

const gifOf = (head: Buffer, block: Buffer) => filled(head, block, undefined, counts.gifBytes);

/** Files of the largest size whose content costs most; each call makes another one, so that none is known. */
const worstFiles: Record<string, (number: number) => Buffer> = {
  'a picture without metadata': (number) => filled(realJpeg(), Buffer.from(`${number}filling`)),
  'a JPEG of empty tables': () => withSegments(realJpeg(), repeated(emptyTable, MOST_BYTES / 4 - 50_000)),
  'a JPEG of the most parts': (number) =>
    filled(
      withSegments(realJpeg(), repeated(Buffer.concat([emptyComment, emptyTable]), 49_000)),
      Buffer.from(`${number}filling`),
    ),
  'a PNG of texts': (number) =>
    png(number + 1, 8, [], filled(Buffer.alloc(0), Buffer.from('noise')).subarray(4000)),
  'a GIF of frames': () => filled(gifStart(), frame),
  'a GIF of the most parts': (number) =>
    filled(
      Buffer.concat([gifStart(), repeated(Buffer.concat([comment, frame]), 49_000), Buffer.from([0x3b])]),
      Buffer.from(`${number}filling`),
    ),
  'a GIF of sub-blocks of one byte': () =>
    filled(Buffer.concat([gifStart(), frame.subarray(0, -1)]), Buffer.from([1, 0x55])),
  'a film': (number) => filled(film(640, 360), Buffer.alloc(8 + number)),
  'a PDF': (number) => filled(pdf(), Buffer.from(`${number}filling`), Buffer.from('\n%%EOF\n')),
};

const MAX_GROWTH = 150 * MEGABYTE;

test(
  'the worst files need at most 150 MB of memory, also when they come at the same time',
  async () => {
    expect(await upload(realJpeg())).toBe(201);
    const growths: Record<string, number> = {};
    const endings: Ending[] = [];
    for (let round = 0; round < counts.worstFiles; round += 1)
      for (const [what, make] of Object.entries(worstFiles)) {
        const content = make(round);
        expect(content.length).toBeLessThanOrEqual(MOST_BYTES);
        const before = watchPeak(server.pid);
        const start = before.now;
        // Two people with the same kind of file: the second one waits for the first.
        endings.push(
          ...(await Promise.all(['192.0.2.1', '192.0.2.2'].map((person) => upload(content, person)))),
        );
        growths[what] = Math.max(growths[what] ?? 0, before.end() - start);
      }
    const [worst, most] = Object.entries(growths).reduce((a, b) => (b[1] > a[1] ? b : a));
    const wrong = countOthers(countEndings(endings), [200, 201, 400, 413, 415, 422]);
    const tooLarge = Object.values(growths).filter((growth) => growth > MAX_GROWTH);
    reportFigure({
      promise: 'Uploads need at most 150 MB of memory, whatever the file',
      tried: `${endings.length} uploads of ${SIZE}, two at once, of ${Object.keys(worstFiles).length} kinds (${inWords(countEndings(endings))}); most: ${Math.round(most / MEGABYTE)} MB for ${worst}`,
      lost: wrong + tooLarge.length,
    });
    expect({ wrong, tooLarge, growths }).toMatchObject({ wrong: 0, tooLarge: [] });
  },
  TIMEOUT_MS,
);

test(
  'hostile GIFs are read or rejected while others are served',
  async () => {
    // Made before, because this process makes the other requests too.
    const open = Buffer.concat([gifStart(), frame.subarray(0, -1)]);
    const gifs = [
      gifOf(gifStart(), frame),
      gifOf(gifStart(), comment),
      gifOf(open, Buffer.from([1, 0x55])),
      gifOf(open, Buffer.from([0xff])),
      gifOf(gifStart(), Buffer.from([0x21])),
    ];
    const beside = startCallers(2, () => send(server.address, { path: '/api/connection' }));
    const endings: Ending[] = [];
    const served: number[] = [];
    for (let number = 0; number < counts.hostileGifs * gifs.length; number += 1) {
      const content = gifs[number % gifs.length] ?? Buffer.alloc(0);
      const before = beside.count();
      endings.push(await upload(content));
      served.push(beside.count() - before);
    }
    const others = await beside.stop();
    const wrong = countOthers(countEndings(endings), [200, 201, 400, 415, 422]) + countOthers(others, [200]);
    reportFigure({
      promise: 'A hostile GIF is read or rejected, and others are served meanwhile',
      tried: `${endings.length} GIFs of ${counts.gifBytes / MEGABYTE} MB (${inWords(countEndings(endings))}), ${inWords(others)} beside them, at least ${Math.min(...served)} during each`,
      lost: wrong,
    });
    expect({ wrong, isServed: Math.min(...served) > 0 }).toEqual({ wrong: 0, isServed: true });
  },
  TIMEOUT_MS,
);

/** Announces an upload of so many bytes, of which none comes. */
const announce = (person: string, bytes: number) =>
  send(server.address, {
    path: '/api/media/uploads',
    init: {
      method: 'POST',
      headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(bytes), 'X-Forwarded-For': person },
    },
  });

test(
  'uploads that never end leave room for others',
  async () => {
    const endings: Ending[] = [];
    let refused = 0;
    for (let number = 0; number < counts.unfinishedUploads; number += 1) {
      endings.push(await announce('192.0.2.1', 50 * MEGABYTE));
      if (number % 20 === 0 && (await upload(png(number + 1, 4), '192.0.2.2')) !== 201) refused += 1;
    }
    const kept = existsSync(join(folder.path, 'media', 'uploads'))
      ? readdirSync(join(folder.path, 'media', 'uploads')).length
      : 0;
    const all = countEndings(endings);
    const wrong = countOthers(all, [201, 503]);
    reportFigure({
      promise: 'Uploads that one person starts and never ends keep nobody else from uploading',
      tried: `${endings.length} unfinished uploads of 50 MB (${inWords(all)}; ${kept} kept), ${Math.ceil(counts.unfinishedUploads / 20)} uploads of another person`,
      lost: wrong + refused,
    });
    expect({ wrong, refused, isBounded: kept <= 20 }).toEqual({ wrong: 0, refused: 0, isBounded: true });
  },
  TIMEOUT_MS,
);
