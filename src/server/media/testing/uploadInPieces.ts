import { request } from 'node:http';

const tus = { 'Tus-Resumable': '1.0.0' };

/** Starts an upload in parts; resolves to its address. */
export async function startUpload(origin: string, bytes: number, metadata: Record<string, string>) {
  const pairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const answer = await fetch(`${origin}/api/media/uploads`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(bytes), 'Upload-Metadata': pairs.join(',') },
  });
  return { answer, address: new URL(answer.headers.get('location') ?? '/none', origin).href };
}

/** Bytes of an upload that the server has. */
export async function receivedBytes(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: tus });
  return Number(answer.headers.get('upload-offset') ?? Number.NaN);
}

const partHeaders = (offset: number) => ({
  ...tus,
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
});

/** Sends a part and waits for its answer. */
export const sendPart = (address: string, content: Buffer, offset: number) =>
  fetch(address, { method: 'PATCH', headers: partHeaders(offset), body: new Uint8Array(content) });

/** Sends the rest of a file and cuts the connection after some bytes of it. */
export function sendAndCut(address: string, rest: Buffer, offset: number, cutAfter: number): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(address, {
      method: 'PATCH',
      headers: { ...partHeaders(offset), 'Content-Length': rest.length },
    });
    outgoing.on('error', () => resolve());
    outgoing.on('close', () => resolve());
    outgoing.write(rest.subarray(0, cutAfter), () => setTimeout(() => outgoing.destroy(), 5));
  });
}
