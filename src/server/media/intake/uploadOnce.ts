import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { mediaLimits } from '../../../schema/media/mediaKinds';
import { gatewayError } from '../../gateway/calls/gatewayError';
import type { Bindings } from '../../request/bindings';
import { randomId } from '../../request/requestId';
import { publicMediaUrl } from '../files/publicAddress';
import { isDiskFull } from '../store/mediaStore';
import type { Intake } from './takeIn';
import { readUploadDetails, refusals, UploadRefusal } from './uploadDetails';
import { TooManyBytes, type UploadFolder } from './partStore';

/** Requests with a whole file that run at once. */
const MAX_AT_ONCE = 8;

/** Records who uploads which file, before it happens; resolves to a refusal if it cannot. */
export type BeginAct = NonNullable<Bindings['beginAct']>;

/**
 * Handles `POST /api/media`: a whole file in one request, for programs. The body is the file; `?name=`, `?madeFrom=` and
 * `?crop=` describe it.
 */
export function createUploadOnce({ room, folder, takeIn }: Intake) {
  let running = 0;
  return async (request: Request, beginAct?: BeginAct): Promise<Response> => {
    if (/^multipart\//i.test(request.headers.get('content-type') ?? ''))
      return gatewayError(415, 'form', 'Send the file itself as the body, and its name as ?name=.');
    if (running >= MAX_AT_ONCE) return toReply(refusals.busy());
    running += 1;
    const id = randomId();
    try {
      const { searchParams } = new URL(request.url);
      const details = readUploadDetails({
        name: searchParams.get('name'),
        madeFrom: searchParams.get('madeFrom'),
        crop: searchParams.get('crop'),
      });
      const refusal = await beginAct?.({ name: details.name });
      if (refusal) return refusal;
      await receive(request, id, details.name, folder);
      const stored = await takeIn(folder.pathOf(id), details, publicMediaUrl(request, room.settings));
      return Response.json(stored, { status: stored.isNew ? 201 : 200 });
    } catch (error) {
      if (error instanceof UploadRefusal) return toReply(error);
      throw error;
    } finally {
      running -= 1;
      await folder.remove(id);
    }
  };
}

async function receive(request: Request, id: string, name: string, folder: UploadFolder): Promise<void> {
  const { fileBytes } = mediaLimits;
  if (Number(request.headers.get('content-length') ?? 0) > fileBytes) throw refusals.tooLarge(name);
  if (request.body === null) throw refusals.empty(name);
  try {
    await folder.create(id);
    await folder.write(id, Readable.fromWeb(request.body as ReadableStream), 0, fileBytes);
  } catch (error) {
    if (error instanceof TooManyBytes) throw refusals.tooLarge(name);
    if (isDiskFull(error)) throw refusals.full(name);
    throw error;
  }
}

/** A refused upload may still be on its way: its connection can serve nothing else. */
export const endOfConnection = { Connection: 'close' };

/** The reply to an upload that was refused. */
export const toReply = ({ status, code, message }: UploadRefusal): Response =>
  gatewayError(status, code, message, {
    ...endOfConnection,
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  });
