import { createAdaptorServer } from '@hono/node-server';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from './app';
import { SettingsError } from './settings/settingsError';

/** How long running requests may take when the server is asked to stop. */
const GRACE_MS = 5000;

/** Slow clients are cut off; Node looks for them only every `connectionsCheckingInterval`. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
};

export type RunningServer = {
  /** `http://127.0.0.1:8080`, with the port that was given where 0 was asked for. */
  address: string;
  /** Takes no more connections, lets running requests end for up to 5 seconds, then cuts the rest. */
  close: () => Promise<void>;
};

/**
 * Listens.
 *
 * @throws {SettingsError} when the place cannot be listened at
 */
export async function startServer(app: App, place: { HOST: string; PORT: number }): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: (request, { incoming, outgoing }) =>
      incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
        ? app.fetch(request, { incoming, outgoing })
        : app.fetch(request),
    overrideGlobalObjects: false,
    serverOptions: timeouts,
  });
  if (!(server instanceof Server)) throw new Error('The server does not speak HTTP/1.1.');
  server.maxConnections = 1000;
  await listen(server, place);
  return {
    address: `http://${hostInAddress(place.HOST)}:${portOf(server.address(), place.PORT)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      }),
  };
}

function listen(server: Server, { HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const port = `PORT: ${PORT} is in use at ${HOST}. Stop what listens there, or choose another port.`;
      const other = `HOST: cannot listen at ${HOST}, port ${PORT}: ${error.code ?? error.message}.`;
      reject(new SettingsError([error.code === 'EADDRINUSE' ? port : other]));
    });
    server.listen(PORT, HOST, resolve);
  });
}

function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const portOf = (address: AddressInfo | string | null, asked: number) =>
  typeof address === 'object' && address !== null ? address.port : asked;
