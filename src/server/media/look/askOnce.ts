import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { IpAddress, Outside } from './reach';
import type { Target } from './readTarget';

/** Bytes of a body that are read; the rest is left. */
const MAX_BODY_BYTES = 64_000;

/** What a server answered. */
export type SeenAnswer = {
  status: number;
  headers: IncomingMessage['headers'];
  /** The beginning of the body, as it came: it is never inflated. */
  start: Buffer;
};

/** Why there is no answer: nobody was reached, a bad certificate, an answer that does not end in time, or none that can be read. */
export type Missed = 'unreachable' | 'certificate' | 'slow' | 'unreadable';

/** Codes of OpenSSL and Node about certificates. */
const certificateCodes =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_SSL|EPROTO)/;

type Ask = {
  method: 'HEAD' | 'GET' | 'POST';
  target: Omit<Target, 'port'> & { port: number };
  addresses: readonly IpAddress[];
  outside: Pick<Outside, 'dial'>;
  headers?: Readonly<Record<string, string>>;
  body?: string;
};

/**
 * Asks a server once, as a platform would: without credentials and cookies, at a checked address, following nothing.
 *
 * @param deadlines the end of the connecting and of everything, by `performance.now()`
 */
export function askOnce(
  { method, target, addresses, outside, headers, body }: Ask,
  deadlines: { connect: number; all: number },
): Promise<SeenAnswer | Missed> {
  const { url, isSecure, port, host, isIp } = target;
  const dialled = addresses.map((address) => outside.dial(address, port));
  const [first] = dialled;
  if (first === undefined) return Promise.resolve('unreachable');
  const options: RequestOptions & { servername?: string } = {
    method,
    host: isIp ? first.address : host,
    port: first.port,
    path: `${url.pathname}${url.search}`,
    headers: {
      Host: url.host,
      Accept: '*/*',
      'Accept-Encoding': 'identity',
      'User-Agent': 'rcs-template-builder',
      ...headers,
    },
    agent: false,
    lookup: lookUpIn(dialled),
    ...(isSecure && !isIp ? { servername: host.replace(/\.$/, '') } : {}),
  };
  return new Promise((resolve) => {
    let isConnected = false;
    const request = (isSecure ? secureRequest : plainRequest)(options);
    const end = (result: SeenAnswer | Missed) => {
      clearTimeout(connecting);
      clearTimeout(running);
      resolve(result);
      request.destroy();
    };
    const now = performance.now();
    const connecting = setTimeout(() => end('unreachable'), Math.max(0, deadlines.connect - now));
    const running = setTimeout(
      () => end(isConnected ? 'slow' : 'unreachable'),
      Math.max(0, deadlines.all - now),
    );
    request.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clearTimeout(connecting);
      }),
    );
    request.on('response', (answer) => readStart(answer, end));
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (certificateCodes.test(error.code ?? '')) end('certificate');
      else end(isConnected ? 'unreadable' : 'unreachable');
    });
    request.end(body);
  });
}

/** Hands a socket the addresses that were checked, so that it dials no other. */
const lookUpIn =
  (addresses: readonly IpAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all === true)
      done(
        null,
        addresses.map(({ address, family }) => ({ address, family })),
      );
    else done(null, first?.address ?? '', first?.family);
  };

function readStart(answer: IncomingMessage, end: (result: SeenAnswer | Missed) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  const finish = () =>
    end({
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      start: Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES),
    });
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= MAX_BODY_BYTES) finish();
  });
  answer.on('end', finish);
  answer.on('error', () => end('unreadable'));
}
