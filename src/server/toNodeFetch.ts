import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app';

/** The app as the callback of a listening server: passes the connection on as bindings. */
export function toNodeFetch(app: App) {
  return (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings): Promise<Response> =>
    incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
      ? app.fetch(request, { incoming, outgoing })
      : app.fetch(request);
}
