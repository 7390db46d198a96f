import type { Log } from './log/log';
import type { StaticPage } from './site/staticPage';
import type { Settings } from './settings/settings';
import type { PlatformCredentials } from './platform/credentials';
import type { Metrics } from './operations/metrics';
import type { Outside } from './media/look/reach';
import type { Database } from './database/openDatabase';
import type { Identify } from './access/guard';
import { openApi } from '../schema/openapi/openApi';
import { route } from './access/route';
import { createRouteTable, type RouteTable } from './access/routeTable';
import type { RequestActivity } from './audit/requestLog';
import { createAccess } from './createAccess';
import { createReadiness, type Readiness } from './database/readiness';
import { createGateway } from './gateway/gateway';
import { isAllowedHost, isProgramPath } from './guards/addresses';
import { createMedia, mediaFileRoute } from './media/media';
import { metricsRoute } from './operations/metrics';
import { createPlatform } from './platform/platform';
import { errorReply, methodNotAllowed, unknownAddress } from './platform/replies/templateReplies';
import { hasEmbeddedPlatform } from './settings/platforms';
import { createCspReports } from './site/cspReports';
import { docsPage } from './site/docsPage';
import { docsScript } from './site/docsScript';
import { docsStyle } from './site/htmlPage';

export type AppDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  database: Database;
  log: Log;
  now: () => number;
  /** Finds out who calls, in place of the sign-in of the settings. */
  identify?: Identify | undefined;
  /** Absent unless the settings switch the metrics on. */
  metrics?: Metrics | undefined;
  /** The ways to the outside of the media check; a test hands in its own. */
  outside?: Outside | undefined;
  /** Absent if another server serves the page. */
  page?: StaticPage | undefined;
};

/**
 * Routes requests to platform, gateway and page. Answers 421 to a request for another host. The files of the page are
 * for anyone: they hold no data.
 *
 * @throws {SettingsError} if settings do not fit the embedded platform's credentials
 */
export function createRouter({
  settings,
  credentials,
  database,
  log,
  now,
  page,
  identify,
  outside,
  metrics,
  requests,
}: AppDependencies & { requests: RequestActivity }): RouteTable {
  const access = createAccess({ settings, database, log, now, identify, requests });
  const platform = createPlatform({ settings, credentials, database, log, now });
  const media = createMedia({ settings, database, log, now, outside });
  const gateway = createGateway({ settings, credentials, platform, media, database, log, now }, access);
  const isReady = createReadiness(database, settings);
  const reportViolation = createCspReports(log);

  const document = () => openApi([...platform.documented, ...gateway.documented]);
  const routes = [
    ...access.pageRoutes,
    get('/livez', () => Response.json({ status: 'ok' })),
    ...['/readyz', '/healthz'].map((path) => get(path, () => reportHealth(isReady))),
    get('/openapi.json', () => Response.json(document())),
    get('/docs', (request) => docsPage(request, document())),
    get(
      '/docs.js',
      () => new Response(docsScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
    ),
    get(
      '/docs.css',
      () => new Response(docsStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
    ),
    mediaFileRoute(media),
    ...(metrics ? [metricsRoute(metrics, settings)] : []),
    route({
      method: 'POST',
      path: '/csp',
      needs: 'anyone',
      operation: 'undocumented',
      handle: (c) => reportViolation(c.req.raw),
    }),
  ];
  const hasTemplates = hasEmbeddedPlatform(settings);
  const hasVerifications = settings.VERIFICATION_BASE_URL === undefined;
  const table = createRouteTable(routes, {
    guard: access.guard,
    refuse: (request) => (isForThisHost(request, settings.ALLOWED_HOSTS) ? undefined : wrongHost()),
    parts: {
      '/api': gateway.fetch,
      ...(hasTemplates ? { '/v2': platform.fetch } : {}),
      ...(hasVerifications ? { '/verification': platform.fetch, '/operator': platform.fetch } : {}),
    },
    wrongMethod: methodNotAllowed,
    async notFound(request) {
      const isForPage = request.method === 'GET' || request.method === 'HEAD';
      const ofPage = isForPage && !isProgramPath(new URL(request.url).pathname);
      return (ofPage ? await page?.(request) : undefined) ?? unknownAddress();
    },
    onError(error) {
      log('failure', { reason: error.message });
      return errorReply(500, 'Something went wrong.');
    },
  });
  const ofPlatform = platform.rules.filter(({ path }) =>
    path.startsWith('/v2/') ? hasTemplates : hasVerifications,
  );
  return { fetch: table.fetch, rules: [...table.rules, ...gateway.rules, ...ofPlatform] };
}

const get = (path: string, handle: (request: Request) => Response | Promise<Response>) =>
  route({
    method: 'GET',
    path,
    needs: 'anyone',
    operation: 'undocumented',
    handle: (c) => handle(c.req.raw),
  });

/** The request line may name another host than the Host header (RFC 9112, section 3.2.2): checks both. */
function isForThisHost(request: Request, allowed: readonly string[]): boolean {
  const hosts = [new URL(request.url).host, request.headers.get('host')];
  return hosts.every((host) => host === null || isAllowedHost(host, allowed));
}

const wrongHost = () =>
  errorReply(421, 'Host: is not a name of this server. Add it to ALLOWED_HOSTS if it is.');

async function reportHealth(isReady: Readiness): Promise<Response> {
  const problem = await isReady();
  return problem === undefined
    ? Response.json({ status: 'ok' })
    : Response.json({ status: problem }, { status: 503 });
}
