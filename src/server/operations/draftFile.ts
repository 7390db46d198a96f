import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { randomId } from '../request/requestId';

// A backup is written under another name until it is complete, and ends with a digest of its content.

/** The file, and those that SQLite creates beside it while writing. */
const ENDINGS = ['', '-journal', '-wal', '-shm'];

const DRAFT = /^\.rcs-template-builder-[\w-]+\.part(?:-journal|-wal|-shm)?$/;

/** A file that was not written for so long belongs to a command that was killed. */
const LEFT_AFTER_MS = 60 * 60 * 1000;

/** A new name for an unfinished file in a folder. Removes the files that killed commands left there. */
export function openDraft(folder: string): string {
  for (const name of readdirSync(folder).filter((one) => DRAFT.test(one))) {
    const known = statSync(join(folder, name), { throwIfNoEntry: false });
    if (known && known.mtimeMs < Date.now() - LEFT_AFTER_MS) rmSync(join(folder, name), { force: true });
  }
  return join(folder, `.rcs-template-builder-${randomId()}.part`);
}

/** Removes an unfinished file, if it is still there. */
export function dropDraft(draft: string): void {
  for (const ending of ENDINGS) rmSync(`${draft}${ending}`, { force: true });
}

/** Waits until a file or a folder is on the disk. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

const sealOf = (digest: string) => `\nrcs-template-builder backup sha256:${digest}\n`;
const SEAL = /^\nrcs-template-builder backup sha256:([0-9a-f]{64})\n$/;
const SEAL_BYTES = sealOf('0'.repeat(64)).length;

/** Appends the digest of a file to its content, where SQLite does not read. */
export function seal(file: string): void {
  appendFileSync(file, sealOf(digestOf(file, statSync(file).size)));
}

/** Removes the digest from the end of a file, and says whether it fits the content; `none` in files of earlier versions. */
export function takeSeal(file: string): 'fits' | 'differs' | 'none' {
  const bytes = statSync(file).size - SEAL_BYTES;
  if (bytes < 0) return 'none';
  const handle = openSync(file, 'r');
  const end = Buffer.alloc(SEAL_BYTES);
  readSync(handle, end, 0, SEAL_BYTES, bytes);
  closeSync(handle);
  const stated = SEAL.exec(end.toString('latin1'))?.[1];
  if (stated === undefined) return 'none';
  if (digestOf(file, bytes) !== stated) return 'differs';
  truncateSync(file, bytes);
  return 'fits';
}

const CHUNK_BYTES = 1_000_000;

/** The SHA-256 of the first bytes of a file, which may be larger than the memory. */
function digestOf(file: string, bytes: number): string {
  const hash = createHash('sha256');
  const handle = openSync(file, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  try {
    const end = Math.min(bytes, fstatSync(handle).size);
    for (let at = 0; at < end;) {
      const count = readSync(handle, chunk, 0, Math.min(CHUNK_BYTES, end - at), at);
      if (count === 0) break;
      hash.update(chunk.subarray(0, count));
      at += count;
    }
  } finally {
    closeSync(handle);
  }
  return hash.digest('hex');
}
