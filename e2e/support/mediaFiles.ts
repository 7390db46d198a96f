import { deflateSync, crc32 } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';

/** A file as a test hands it to the page: its content in Base64. */
export type TestFile = { name: string; mimeType: string; base64: string };

const toFile = (name: string, mimeType: string, content: Buffer): TestFile => ({
  name,
  mimeType,
  base64: content.toString('base64'),
});

type Drawing = { width: number; height: number; type?: 'image/jpeg' | 'image/png'; noise?: boolean };

/** A picture that the browser draws and encodes: red left, blue right, so that a turn shows. `noise` makes it large. */
export async function drawPicture(
  page: Page,
  name: string,
  { width, height, type = 'image/jpeg', noise = false }: Drawing,
): Promise<TestFile> {
  const base64 = await page.evaluate(
    async ([w, h, mimeType, isNoisy]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser can’t create pictures.');
      pen.fillStyle = '#d02020';
      pen.fillRect(0, 0, w / 2, h);
      pen.fillStyle = '#2020d0';
      pen.fillRect(w / 2, 0, w / 2, h);
      if (isNoisy) {
        const grain = pen.createImageData(512, 512);
        for (let at = 0; at < grain.data.length; at += 65_536)
          crypto.getRandomValues(
            new Uint8Array(grain.data.buffer, at, Math.min(65_536, grain.data.length - at)),
          );
        const tile = document.createElement('canvas');
        tile.width = tile.height = 512;
        tile.getContext('2d')?.putImageData(grain, 0, 0);
        pen.globalAlpha = 0.6;
        for (let x = 0; x < w; x += 512) for (let y = 0; y < h; y += 512) pen.drawImage(tile, x, y);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType, 0.95));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
      let binary = '';
      for (let at = 0; at < bytes.length; at += 0x8000)
        binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
      return btoa(binary);
    },
    [width, height, type, noise] as const,
  );
  return { name, mimeType: type, base64 };
}

/** A JPEG file with an EXIF block: an orientation, and a camera's name that must not stay. */
export function withExif({ name, mimeType, base64 }: TestFile, orientation: number): TestFile {
  const jpeg = Buffer.from(base64, 'base64');
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + 12);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, [0x010f, 2, 12, 38]);
  entry(22, [0x0112, 3, 1, orientation]);
  tiff.write('SecretCam 9\0', 38, 'latin1');
  const block = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return toFile(name, mimeType, Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]));
}

/** The first half of a file. */
export const cutOff = ({ name, mimeType, base64 }: TestFile): TestFile => {
  const content = Buffer.from(base64, 'base64');
  return toFile(name, mimeType, content.subarray(0, content.length / 2));
};

export const textFile = (name: string, mimeType: string, text: string): TestFile =>
  toFile(name, mimeType, Buffer.from(text));

/** A GIF of one red pixel, as the format's own description has it. */
export const gifFile = (name: string): TestFile => ({
  name,
  mimeType: 'image/gif',
  base64: 'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
});

export const pdfFile = (name: string): TestFile =>
  textFile(
    name,
    'application/pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

const videoTypes = {
  // Debian's Chromium encodes and plays H.264; a build without it writes the same file with AV1 or VP9.
  mp4: ['video/mp4;codecs=avc1', 'video/mp4;codecs=av01.0.04M.08', 'video/mp4;codecs=vp9'],
  webm: ['video/webm'],
};

/** A film that the browser records: its first half red, its second half blue. */
export async function recordFilm(page: Page, name: string, kind: keyof typeof videoTypes): Promise<TestFile> {
  const base64 = await page.evaluate(async (types) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const pen = canvas.getContext('2d');
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(canvas.captureStream(20), mimeType ? { mimeType } : {});
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      if (pen) {
        pen.fillStyle = frame < 20 ? '#d02020' : '#2020d0';
        pen.fillRect(0, 0, 320, 180);
        pen.fillStyle = '#101010';
        pen.fillRect(frame * 4, 80, 4, 20);
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, videoTypes[kind]);
  return { name, mimeType: `video/${kind}`, base64 };
}

const pngChunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG file of two colours, red left and blue right, of any size: huge ones have few bytes. */
export function plainPng(name: string, width: number, height: number): TestFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, with a palette.
  header.set([1, 3, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  line.fill(0xff, 1 + Math.ceil(width / 16));
  const lines = Buffer.alloc(line.length * height, line);
  return toFile(
    name,
    'image/png',
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      pngChunk('PLTE', Buffer.from([0xd0, 0x20, 0x20, 0x20, 0x20, 0xd0])),
      pngChunk('IDAT', deflateSync(lines, { level: 6 })),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** Drops or pastes files there. */
export async function giveFiles(
  target: Locator,
  files: readonly TestFile[],
  way: 'drop' | 'paste' = 'drop',
): Promise<void> {
  await target.evaluate(
    (element, [given, kind]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true, composed: true };
      if (kind === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
    },
    [files, way] as const,
  );
}

/** The file as Playwright's file chooser takes it. */
export const asUpload = ({ name, mimeType, base64 }: TestFile) => ({
  name,
  mimeType,
  buffer: Buffer.from(base64, 'base64'),
});
