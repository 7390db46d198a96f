import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isServerPath } from './guards/addresses';
import { openServices } from './openServices';
import { readSettings } from './settings/settings';
import { toNodeFetch } from './startServer';

/**
 * The server as a connect-style middleware, for a development server that serves the page itself.
 *
 * @throws {SettingsError} if a setting is wrong, or the database or a file cannot be opened
 */
export async function createDevMiddleware() {
  const { app } = await openServices(readSettings(process.env));
  const listener = getRequestListener(toNodeFetch(app), { overrideGlobalObjects: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    if (isServerPath(incoming.url ?? '')) void listener(incoming, outgoing);
    else next();
  };
}
