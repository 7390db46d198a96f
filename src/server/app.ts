import { Hono } from 'hono';
import { openApi } from '../schema/openapi/openApi';
import type { Bindings, ServerEnv } from './settings/bindings';
import { isAnswering, type Database } from './database/openDatabase';
import { createGateway } from './gateway/gateway';
import { clientAddress } from './guards/clientAddress';
import { isAllowedHost } from './guards/isAllowedHost';
import { ownOrigin } from './guards/ownOrigin';
import { securityHeaders } from './guards/securityHeaders';
import type { Log } from './log/log';
import type { PlatformCredentials } from './platform/credentials';
import { createPlatform } from './platform/platform';
import { otherError } from './platform/templates/replies';
import type { Settings } from './settings/settings';
import { createCspReports } from './site/cspReports';
import { docsPage } from './site/docsPage';
import { docsStyle } from './site/docsStyle';
import type { StaticPage } from './site/staticPage';

export type AppDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  database: Database;
  log: Log;
  now: () => number;
  /** Absent where something else serves the page. */
  page?: StaticPage | undefined;
};

/** The whole server as a function; the bindings are what a listening server knows about the connection. */
export type App = { fetch: (request: Request, bindings?: Bindings) => Promise<Response> };

/** Paths that programs call: no answer under them is ever the page. */
const forPrograms = /^\/(?:api|v2|verification)(?:\/|$)/;

/**
 * Puts platform, gateway and page together.
 *
 * @throws {SettingsError} when settings do not fit the embedded platform's credentials
 */
export function createApp({ settings, credentials, database, log, now, page }: AppDependencies): App {
  const platform = createPlatform({ settings, credentials, database, log, now });
  const gateway = createGateway({ settings, credentials, platform, log, now });
  const reportViolation = createCspReports(log);

  const router = new Hono<ServerEnv>();
  router.use(async (c, next) => {
    // A request line may name a host of its own (RFC 9112, 3.2.2), which then stands in the address.
    const hosts = [new URL(c.req.url).host, c.req.header('host')].filter((host) => host !== undefined);
    if (hosts.every((host) => isAllowedHost(host, settings.ALLOWED_HOSTS))) return next();
    return otherError(421, 'Host: is not a name of this server. Add it to ALLOWED_HOSTS if it is.');
  });
  router.get('/healthz', async () => {
    const answering = await isAnswering(database);
    return Response.json(
      { status: answering ? 'ok' : 'database does not answer' },
      { status: answering ? 200 : 503 },
    );
  });
  router.get('/openapi.json', () => Response.json(openApi()));
  router.get('/docs', () => docsPage());
  router.get(
    '/docs.css',
    () => new Response(docsStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
  );
  router.post('/csp', (c) => reportViolation(c.req.raw));
  for (const path of ['/healthz', '/openapi.json', '/docs', '/docs.css'])
    router.all(path, () => wrongMethod('GET'));
  router.all('/csp', () => wrongMethod('POST'));
  router.all('/api/*', (c) => gateway.fetch(c.req.raw, c.env));
  if (settings.RCS_BASE_URL === undefined) router.all('/v2/*', (c) => platform.fetch(c.req.raw, c.env));
  if (settings.VERIFICATION_BASE_URL === undefined) {
    router.all('/verification/*', (c) => platform.fetch(c.req.raw, c.env));
    router.all('/operator/*', (c) => platform.fetch(c.req.raw, c.env));
  }
  router.get('*', async (c) => {
    const answer = forPrograms.test(c.req.path) ? undefined : await page?.(c.req.raw);
    return answer ?? nothingHere();
  });
  router.notFound(nothingHere);
  router.onError((error) => {
    log('failure', { reason: error.message });
    return otherError(500, 'Something went wrong.');
  });

  return {
    async fetch(request, bindings = {}) {
      const started = performance.now();
      const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined;
      const peer = bindings.incoming?.socket.remoteAddress;
      const client = clientAddress(peer, forwardedFor, settings.TRUSTED_PROXIES);
      const answer = await router.fetch(request, { ...bindings, client });
      const { pathname } = new URL(request.url);
      const isForPrograms = forPrograms.test(pathname);
      if (isForPrograms) {
        const ms = Math.round(performance.now() - started);
        const status = bindings.outgoing?.destroyed ? 'connection lost' : answer.status;
        log('request', { method: request.method, path: pathname, status, ms });
      }
      if (bindings.outgoing?.destroyed) return answer;
      const overTls = ownOrigin(request, settings.TRUSTED_PROXIES).startsWith('https:');
      return withHeaders(answer, {
        ...securityHeaders(overTls),
        // On a connection that was used before, browsers repeat a lost POST by themselves: none is used twice.
        Connection: 'close',
        ...(isForPrograms ? { 'Cache-Control': 'no-store' } : {}),
      });
    },
  };
}

const nothingHere = () => otherError(404, 'There is nothing at this address.');
const wrongMethod = (allow: string) => otherError(405, `Use ${allow} at this address.`, { Allow: allow });

function withHeaders(answer: Response, more: Record<string, string>): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
