import { getRequestListener } from '@hono/node-server';
import { IncomingMessage, ServerResponse } from 'node:http';
import { openServices } from './openServices';
import { readSettings } from './settings/settings';

/** Paths that the server answers; every other one is the page's. */
const ours = /^\/(?:api|v2|verification|operator|openapi\.json|docs|docs\.css|csp|healthz)(?:[/?]|$)/;

/**
 * The server as a connect-style middleware, for a development server that serves the page itself.
 *
 * @throws {SettingsError} when a setting is wrong or something cannot be opened
 */
export async function createDevMiddleware() {
  const { app } = await openServices(readSettings(process.env));
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
        ? app.fetch(request, { incoming, outgoing })
        : app.fetch(request),
    { overrideGlobalObjects: false },
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    if (ours.test(incoming.url ?? '')) void listener(incoming, outgoing);
    else next();
  };
}
