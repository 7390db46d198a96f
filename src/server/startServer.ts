import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type Server, ServerResponse, IncomingMessage } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { errorCodeOf } from '../lib/values';
import type { ServerApp } from './app';
import { SettingsError } from './settings/settingValues';
import { refuseUnreadable, securityHeaders } from './guards/securityHeaders';

/** Time for running requests to end after the server receives a signal to stop. */
const SHUTDOWN_TIMEOUT_MS = 5000;

/** Time in which a stopping server still answers on open connections, with `Connection: close`. */
const GOODBYE_MS = 250;

const MAX_CONNECTIONS = 1000;

/** In milliseconds. Node looks for slow clients only every `connectionsCheckingInterval`. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
};

/** A client that neither sends nor reads for so long is cut off. */
const SILENCE_TIMEOUT_MS = 60_000;

type Place = { HOST: string; PORT: number };

type RunningServer = {
  /** `http://127.0.0.1:8080`; for port 0 with the port that the system chose. */
  address: string;
  /**
   * Refuses new connections, answers on the open ones with `Connection: close`, waits up to 5 seconds for running
   * requests, then cuts the rest.
   *
   * @param goodbyeMs time in which the open connections are answered
   */
  close: (goodbyeMs?: number) => Promise<void>;
};

/**
 * Listens at a host and a port.
 *
 * @throws {SettingsError} if the port is in use or the server cannot listen at the host
 */
export async function startServer(app: ServerApp, place: Place): Promise<RunningServer> {
  // Puts a `Response` in place of Node's own that is written to the connection without a stream.
  const listener = getRequestListener(toNodeFetch(app), { errorHandler: refuseUnreadable });
  const running = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer(timeouts, (request, response) => {
    response.shouldKeepAlive &&= !isStopping;
    running.add(response);
    response.once('close', () => running.delete(response));
    void listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error, socket) => {
    const isAnswered = [...running].some((response) => response.socket === socket && response.headersSent);
    if (isAnswered || !socket.writable) socket.destroy();
    else refuseMalformed(error, socket);
  });
  server.setTimeout(SILENCE_TIMEOUT_MS);
  await listen(server, place);
  return {
    address: `http://${hostInAddress(place.HOST)}:${portOf(server.address(), place.PORT)}`,
    async close(goodbyeMs = GOODBYE_MS) {
      isStopping = true;
      app.endStreams();
      for (const response of running) response.shouldKeepAlive = false;
      const closed = new Promise<void>((resolve) => server.once('close', resolve));
      // Take no more connections, but answer on the open ones: `close` of an HTTP server would cut the ones that are
      // idle, and a request that is on its way would get no answer.
      NetServer.prototype.close.call(server);
      await setTimeout(goodbyeMs);
      server.closeIdleConnections();
      await Promise.race([closed, setTimeout(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Responses to requests that cannot be parsed, by Node's error code; any other code is 400. */
const malformed: Readonly<Record<string, [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
};

/** Answers bytes that are not an HTTP request, with our usual headers: Node's own response has none. */
function refuseMalformed(error: Error, socket: Duplex): void {
  const [status, message] = malformed[errorCodeOf(error) ?? ''] ?? [
    '400 Bad Request',
    'This is not an HTTP request.',
  ];
  const body = JSON.stringify({ error: { code: Number(status.slice(0, 3)), message } });
  const headers = {
    ...securityHeaders(false),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

async function listen(server: Server, { HOST, PORT }: Place): Promise<void> {
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    const code = errorCodeOf(error);
    const port = `PORT: ${PORT} is already in use at this HOST. Stop the program that uses it, or choose another port.`;
    const other = `HOST: cannot listen on this address, port ${PORT}: ${code ?? 'no reason given'}.`;
    throw new SettingsError([code === 'EADDRINUSE' ? port : other]);
  }
}

function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const portOf = (address: AddressInfo | string | null, asked: number) =>
  typeof address === 'object' && address !== null ? address.port : asked;

/** The app as the callback of a listening server: passes the connection on as bindings. */
export function toNodeFetch(app: ServerApp) {
  return (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings): Promise<Response> =>
    incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
      ? app.fetch(request, { incoming, outgoing })
      : app.fetch(request);
}
