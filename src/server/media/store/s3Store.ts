import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import { sha256 } from '../../guards/callers';
import type { Settings } from '../../settings/settings';
import { inSlices } from './inSlices';
import { StoreFull, StoreUnavailable, type MediaStore } from './mediaStore';

/** The longest wait for the head of an answer, and for a whole upload. */
const ANSWER_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Answers of an S3 store that has no room or a reached quota. */
const fullStatuses = new Set([507]);
const fullCodes = /QuotaExceeded|EntityTooLarge|StorageFull|XMinioStorageFull/;

const trialContent = Buffer.from('This file shows that the bucket can be written.');
/** Written to see whether files can be kept; it stays, and has no place in any list. */
const TRIAL = { name: `${sha256(trialContent.toString()).toString('hex')}.txt`, content: trialContent };

/**
 * Keeps files in a bucket of an S3-compatible store, each under its name, so that the bucket or a CDN in front of it
 * can serve them itself. Addresses have the bucket in the path. Undefined if the settings name no such store.
 */
export function createS3Store(settings: Settings): MediaStore | undefined {
  const { MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_KEY_ID, MEDIA_S3_SECRET, MEDIA_S3_REGION } = settings;
  if (MEDIA_S3_ENDPOINT === undefined || MEDIA_S3_KEY_ID === undefined || MEDIA_S3_SECRET === undefined)
    return undefined;
  const client = new AwsClient({
    accessKeyId: MEDIA_S3_KEY_ID,
    secretAccessKey: MEDIA_S3_SECRET,
    region: MEDIA_S3_REGION,
    service: 's3',
  });
  const addressOf = (file: string) => `${MEDIA_S3_ENDPOINT}/${MEDIA_S3_BUCKET}/${file}`;

  async function call(method: string, file: string, headers: Record<string, string> = {}) {
    const { signal, stop } = timer(ANSWER_TIMEOUT_MS);
    try {
      const { url, headers: signed } = await client.sign(addressOf(file), { method, headers });
      return await fetch(url, { method, headers: signed, signal, redirect: 'manual' });
    } catch {
      throw new StoreUnavailable();
    } finally {
      stop();
    }
  }

  return {
    kind: 's3',
    async has(file) {
      const answer = await call('HEAD', file);
      if (answer.status === 404) return false;
      if (!answer.ok) throw new StoreUnavailable();
      return true;
    },
    async put(file, parts, contentType) {
      const answer = await putObject(client, addressOf(file), parts, {
        'Content-Type': contentType,
        'Cache-Control': 'public, max-age=31536000, immutable',
        // The name of a file is the digest of its content, which is what the signature needs.
        'X-Amz-Content-Sha256': file.slice(0, 64),
      });
      if (answer.ok) return;
      const isFull = fullStatuses.has(answer.status) || fullCodes.test(await answer.text());
      throw isFull ? new StoreFull() : new StoreUnavailable();
    },
    async check() {
      try {
        const headers = { 'Content-Type': 'text/plain', 'X-Amz-Content-Sha256': TRIAL.name.slice(0, 64) };
        const answer = await putObject(client, addressOf(TRIAL.name), [TRIAL.content], headers);
        const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text())?.[1];
        return answer.ok
          ? undefined
          : `the bucket cannot be written: the S3 store responded with ${[answer.status, code].filter(Boolean).join(' ')}`;
      } catch {
        return 'the S3 store cannot be reached';
      }
    },
    async read(file, range) {
      const answer = await call(
        'GET',
        file,
        range ? { Range: `bytes=${range.first}-${range.last}` } : undefined,
      );
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok || answer.body === null || (range && answer.status !== 206))
        throw new StoreUnavailable();
      return answer.body;
    },
    async remove(file) {
      const answer = await call('DELETE', file);
      if (!answer.ok && answer.status !== 404) throw new StoreUnavailable();
    },
  };
}

async function putObject(
  client: AwsClient,
  address: string,
  parts: readonly Uint8Array[],
  headers: Record<string, string>,
): Promise<Response> {
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  try {
    const signed = await client.sign(address, { method: 'PUT', headers });
    signed.headers.set('Content-Length', String(length));
    return await fetch(signed.url, {
      method: 'PUT',
      headers: signed.headers,
      body: Readable.toWeb(Readable.from(inSlices(parts), { objectMode: false })),
      duplex: 'half',
      redirect: 'manual',
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    } as RequestInit);
  } catch {
    throw new StoreUnavailable();
  }
}

/** Ends a call whose answer does not begin in time; the content of an answer may take longer. */
function timer(milliseconds: number) {
  const controller = new AbortController();
  const timeout = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, stop: () => clearTimeout(timeout) };
}
