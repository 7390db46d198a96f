import type { StaticPage } from './site/staticPage';
import type { ServerDependencies } from './platform/credentials/credentials';
import type { Outside } from './media/look/reach';
import type { Identify } from './access/guard';
import { openApi } from '../schema/openapi/openApi';
import { get, open, post } from './access/route';
import { createRouteTable, type RouteTable } from './access/routeTable';
import type { RequestActivity } from './audit/requestLog';
import { createBatchStore } from './batches/batchStore';
import type { Batches } from './batches/createBatches';
import { createAccess } from './createAccess';
import { isUnavailable } from './database/databaseErrors';
import { createReadiness } from './database/readiness';
import { createGateway } from './gateway/gateway';
import { isAllowedHost, isProgramPath } from './guards/addresses';
import { createMedia } from './media/media';
import { mediaFolder } from './media/store/mediaStore';
import { metricsRoute, type Metrics } from './operations/metrics';
import { createWatch, freeBytes, type Watch } from './log/watch';
import { createNotices, type Notices } from './notices/createNotices';
import { createNoticeFollower } from './notices/noticeStore';
import { createReviews } from './reviews/createReviews';
import { createTalkFollower } from './reviews/talks';
import { createSpaces, type Spaces } from './spaces/createSpaces';
import { createPlatform } from './platform/platform';
import { errorReply, methodNotAllowed, unknownAddress } from './platform/replies/templateReplies';
import { hasEmbeddedPlatform } from './settings/platforms';
import { createCspReports } from './site/cspReports';
import { docsPage } from './site/docsPage';
import { docsScript } from './site/docsScript';
import { docsStyle } from './site/htmlPage';

export type AppDependencies = Omit<ServerDependencies, 'watch'> & {
  /** Finds out who calls, in place of the sign-in of the settings. */
  identify?: Identify | undefined;
  /** Absent unless the settings switch the metrics on. */
  metrics?: Metrics | undefined;
  /** DNS and connections of the media check; only a test sets it. */
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
export function createRouter(base: AppDependencies & { requests: RequestActivity }): RouteTable &
  Pick<Spaces, 'endStreams'> & {
    watch: () => Promise<void>;
    notices: Notices;
    batches: Batches;
    followStatuses: () => Promise<void>;
  } {
  const { settings, database, log, page, metrics } = base;
  const watch = createWatch('database', log, createReadiness(database, settings));
  const dependencies = { ...base, watch };
  const access = createAccess(dependencies);
  const platform = createPlatform(dependencies);
  const media = createMedia(dependencies);
  const notices = createNotices(dependencies);
  const { announce } = notices;
  const spaces = createSpaces({
    ...dependencies,
    announce,
    identify: access.identify,
    findTalks: createTalkFollower(database),
    findNotified: createNoticeFollower(database, base.now),
  });
  const reviews = createReviews({ ...dependencies, spaces, announce });
  const batches = createBatchStore(database, base.now, announce);
  const gateway = createGateway(
    { ...dependencies, platform, media, spaces, reviews, notices, batches },
    access,
  );
  const reportViolation = createCspReports(log);

  const document = () => openApi([...platform.documented, ...gateway.documented]);
  const routes = [
    ...access.pageRoutes,
    ...notices.pageRoutes,
    ...reviews.pageRoutes,
    get(livePath, open, () => Response.json({ status: 'ok' })),
    ...readyPaths.map((path) => get(path, open, () => reportHealth(watch.check))),
    get('/openapi.json', open, () => Response.json(document())),
    get('/docs', open, (c) => docsPage(c.req.raw, document())),
    get('/docs.js', open, (c) =>
      c.body(docsScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
    ),
    get('/docs.css', open, (c) =>
      c.body(docsStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
    ),
    media.fileRoute,
    ...(metrics ? [metricsRoute(metrics, settings)] : []),
    post('/csp', open, (c) => reportViolation(c.req.raw)),
  ];
  const hasTemplates = hasEmbeddedPlatform(settings);
  const hasVerifications = settings.VERIFICATION_BASE_URL === undefined;
  const table = createRouteTable(routes, {
    guard: access.guard,
    refuse: (request) =>
      isForThisHost(request, settings.ALLOWED_HOSTS) || healthPaths.includes(new URL(request.url).pathname)
        ? undefined
        : wrongHost(),
    parts: {
      '/api': gateway.fetch,
      ...(hasTemplates ? { '/v2': platform.fetch } : {}),
      ...(hasVerifications ? { '/verification': platform.fetch, '/operator': platform.fetch } : {}),
    },
    wrongMethod: methodNotAllowed,
    async notFound(request) {
      const isForPage = request.method === 'GET' || request.method === 'HEAD';
      const ofPage = isForPage && !isProgramPath(new URL(request.url).pathname);
      const served = ofPage ? await page?.(request, await reviews.guestTagsOf(request)) : undefined;
      return served ?? unknownAddress();
    },
    onError(error) {
      if (isUnavailable(error)) {
        watch.failed(error);
        return errorReply(503, 'The server’s database is not available. Try again in a moment.', {
          'Retry-After': '5',
        });
      }
      log('failure', { reason: error.message });
      return errorReply(500, 'Something went wrong.');
    },
  });
  const ofPlatform = platform.rules.filter(({ path }) =>
    path.startsWith('/v2/') ? hasTemplates : hasVerifications,
  );
  metrics?.showStreams(spaces.countStreams);
  metrics?.showStores(async () => ({
    database: {
      isReady: (await watch.check()) === undefined,
      freeBytes: settings.DATABASE_URL === undefined ? await freeBytes(settings.DATA_DIR) : undefined,
    },
    media: {
      isReady: (await media.watch.check()) === undefined,
      freeBytes:
        settings.MEDIA_S3_ENDPOINT === undefined ? await freeBytes(mediaFolder(settings)) : undefined,
    },
  }));
  return {
    fetch: table.fetch,
    rules: [...table.rules, ...gateway.rules, ...ofPlatform],
    endStreams: spaces.endStreams,
    notices,
    batches: gateway.batches,
    followStatuses: gateway.followStatuses,
    async watch() {
      await Promise.all([watch.check(), media.watch.check()]);
    },
  };
}

const livePath = '/livez';
const readyPaths = ['/readyz', '/healthz'];
/** Balancers and health checks call these by address, whatever name people use. They hold no data. */
const healthPaths = [livePath, ...readyPaths];

/** The request line may name another host than the Host header (RFC 9112, section 3.2.2): checks both. */
function isForThisHost(request: Request, allowed: readonly string[]): boolean {
  const hosts = [new URL(request.url).host, request.headers.get('host')];
  return hosts.every((host) => host === null || isAllowedHost(host, allowed));
}

const wrongHost = () =>
  errorReply(421, 'Host: is not a host name of this server. If it should be, add it to ALLOWED_HOSTS.');

async function reportHealth(isReady: Watch['check']): Promise<Response> {
  const problem = await isReady();
  return problem === undefined
    ? Response.json({ status: 'ok' })
    : Response.json({ status: problem }, { status: 503, headers: { 'Retry-After': '5' } });
}
