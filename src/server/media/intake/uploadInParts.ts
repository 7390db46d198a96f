import { AsyncLocalStorage } from 'node:async_hooks';
import { MemoryLocker, Server } from '@tus/server';
import { z } from 'zod';
import { readJson } from '../../../lib/json/parseJson';
import { UploadedMedia, type UnfinishedUpload } from '../../../schema/media/mediaFile';
import { mediaLimits } from '../../../schema/media/mediaKinds';
import { gatewayError } from '../../gateway/calls/gatewayError';
import { isUnavailable } from '../../database/databaseErrors';
import { randomId } from '../../request/requestId';
import type { Bindings } from '../../request/bindings';
import { publicMediaUrl } from '../files/publicAddress';
import { type MediaRoom, isDiskFull } from '../store/mediaStore';
import { readUploadDetails, refusals, UploadRefusal } from './uploadDetails';
import { findUpload, PartStore, readMetadata, uploader } from './partStore';
import { assertRoom, type Intake } from './takeIn';
import { takeUploadPlace } from './uploadPlaces';
import { endOfConnection, toReply, type BeginAct } from './uploadOnce';

const UPLOADS_PATH = '/api/media/uploads';

/** Parts that may come at once. */
const MAX_PARTS_AT_ONCE = 32;

/**
 * Time for a cut connection to give up its upload when the next one needs it. Its bytes are on the disk by then, as
 * far as they came.
 */
const DRAIN_MS = 200;

/**
 * Handles `/api/media/uploads`: uploads in parts that go on after a cut connection (tus 1.0.0). The answer to the last
 * part is the stored file; a client that lost it sends GET.
 */
export function createUploadInParts({ room, folder, takeIn }: Intake) {
  const finish = createFinish({ room, folder, takeIn });
  let partsNow = 0;
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: new PartStore(room, folder),
    locker: new MemoryLocker({ acquireLockTimeout: 10_000 }),
    lockDrainTimeout: DRAIN_MS,
    maxSize: mediaLimits.fileBytes,
    relativeLocation: true,
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomId(),
    async onUploadCreate(_request, { size = 0, metadata }) {
      const { name } = detailsOf(metadata ?? {});
      if (size === 0) throw refusals.empty(name);
      const others = await takeUploadPlace(room, folder, uploader.getStore() ?? '');
      await assertRoom(room, size + others, name);
      return {};
    },
    async onUploadFinish(request, { id }) {
      const stored = await finish(request, id, acts.getStore());
      return {
        status_code: stored.isNew ? 201 : 200,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(stored),
      };
    },
    async onResponseError(request, error) {
      if (isUnavailable(error) && !isDiskFull(error))
        return { status_code: 503, body: JSON.stringify(refusals.database()) };
      const refusal = isDiskFull(error) ? await noRoom(room, request.url) : error;
      return refusal instanceof UploadRefusal
        ? { status_code: refusal.status, body: JSON.stringify(refusal) }
        : undefined;
    },
  });

  return {
    /** Starts an upload, or takes a part of it. Records its end only. */
    async receive(request: Request, bindings: Bindings): Promise<Response> {
      bindings.isActOnlyIfBegun = true;
      if (partsNow >= MAX_PARTS_AT_ONCE) return toReply(refusals.busy());
      partsNow += 1;
      try {
        const answer = await acts.run(bindings.beginAct, () =>
          uploader.run(personOf(bindings), () => server.handleWeb(request)),
        );
        return await toAnswer(answer);
      } finally {
        partsNow -= 1;
      }
    },
    /** The stored file of an upload; 202 with the number of bytes while it is not finished. */
    async show(request: Request, id: string, bindings: Bindings): Promise<Response> {
      bindings.isActOnlyIfBegun = true;
      if (request.method === 'HEAD') return toAnswer(await server.handleWeb(request));
      const row = await findUpload(room, id);
      const bytes = row && (await folder.size(id));
      if (row === undefined) return gatewayError(404, 'not_found', 'There is no such upload.');
      if (row.result === null && bytes !== Number(row.bytes))
        return Response.json({ received: bytes ?? 0, bytes: Number(row.bytes) } satisfies UnfinishedUpload, {
          status: 202,
        });
      try {
        return Response.json(await finish(request, id, bindings.beginAct));
      } catch (error) {
        if (error instanceof UploadRefusal) return toReply(error);
        throw error;
      }
    },
  };
}

/** Records the end of an upload whose last part a request to the tus server brings. */
const acts = new AsyncLocalStorage<BeginAct | undefined>();

/** Whose limit of unfinished uploads counts. */
const personOf = ({ caller, client }: Bindings): string => caller?.person?.subject ?? client ?? '';

/** The disk is full. The stream's own error arrives first, before the store can name the file. */
async function noRoom(room: MediaRoom, address: string): Promise<UploadRefusal> {
  const row = await findUpload(room, address.slice(address.lastIndexOf('/') + 1));
  return refusals.full(row ? detailsOf(readMetadata(row.metadata)).name : 'the file');
}

const detailsOf = ({ filename, madeFrom, crop }: Record<string, string | null>) =>
  readUploadDetails({ name: filename ?? null, madeFrom: madeFrom ?? null, crop: crop ?? null });

/** Takes a complete upload in, once; a repeated request gets the same answer. */
function createFinish({ room, folder, takeIn }: Intake) {
  const running = new Map<string, ReturnType<typeof finishOnce>>();

  async function finishOnce(request: Request, id: string, beginAct?: BeginAct) {
    const row = await findUpload(room, id);
    if (row === undefined) throw new UploadRefusal(404, 'not_found', 'There is no such upload.');
    if (row.result !== null) return readResult(row.result);
    const { name } = detailsOf(readMetadata(row.metadata));
    if (await beginAct?.({ name })) throw refusals.database();
    const result = await take(request, id, row.metadata);
    await room.database
      .updateTable('media_uploads')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', id)
      .execute();
    await folder.remove(id);
    return result instanceof UploadRefusal ? Promise.reject(result) : result;
  }

  /** The stored file, or why its content is refused. A store without room or answer may have it later, so it throws. */
  async function take(
    request: Request,
    id: string,
    metadata: string,
  ): Promise<UploadedMedia | UploadRefusal> {
    try {
      const details = detailsOf(readMetadata(metadata));
      return await takeIn(folder.pathOf(id), details, publicMediaUrl(request, room.settings));
    } catch (error) {
      if (error instanceof UploadRefusal && error.status < 500) return error;
      throw error;
    }
  }

  return (request: Request, id: string, beginAct?: BeginAct) => {
    const known = running.get(id);
    if (known) return known;
    const work = finishOnce(request, id, beginAct).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  };
}

/** The end of an upload as its row keeps it. */
function readResult(json: string): UploadedMedia {
  const value: unknown = JSON.parse(json);
  const refusal = Refusal.safeParse(value);
  if (!refusal.success) return UploadedMedia.parse(value);
  throw new UploadRefusal(refusal.data.status, refusal.data.code, refusal.data.message);
}

/** The tus server's answer without its CORS headers; an error as JSON, like every other of this server. */
async function toAnswer(answer: Response): Promise<Response> {
  const headers = new Headers([...answer.headers].filter(([name]) => !name.startsWith('access-control-')));
  if (answer.status < 400) return new Response(answer.body, { status: answer.status, headers });
  const text = (await answer.text()).trim();
  // The tus server's own words are no JSON.
  const parsed = readJson(text);
  const { code, message } = Refusal.safeParse(parsed.ok ? parsed.value : undefined).data ?? {
    code: 'upload',
    message: words[answer.status] ?? text,
  };
  const tus = headers.get('tus-resumable');
  return gatewayError(answer.status, code, message, {
    ...(tus === null ? {} : { 'Tus-Resumable': tus }),
    ...endOfConnection,
    ...(answer.status === 503 ? { 'Retry-After': '5' } : {}),
  });
}

/** The tus server's own errors in our words. */
const words: Record<number, string> = {
  404: 'There is no such upload. It may be finished, or older than a day.',
  410: 'This upload is older than a day and was removed. Upload the file again.',
  413: 'The file is larger than 100 MB. Use a smaller file.',
};

const Refusal = z.object({ status: z.number(), code: z.string(), message: z.string() });
