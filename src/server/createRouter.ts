import { Hono } from 'hono';
import { openApi } from '../schema/openapi/openApi';
import type { AppDependencies } from './appDependencies';
import { createReadiness, type Readiness } from './database/readiness';
import { createGateway } from './gateway/gateway';
import { isAllowedHost } from './guards/isAllowedHost';
import { isProgramPath } from './guards/isProgramPath';
import { createPlatform } from './platform/platform';
import { errorReply, methodNotAllowed, unknownAddress } from './platform/replies/templateReplies';
import type { ServerEnv } from './request/bindings';
import { hasEmbeddedPlatform } from './settings/platforms';
import { createCspReports } from './site/cspReports';
import { docsPage } from './site/docsPage';
import { docsStyle } from './site/docsStyle';

/**
 * Routes requests to platform, gateway and page. Answers 421 to a request for another host.
 *
 * @throws {SettingsError} if settings do not fit the embedded platform's credentials
 */
export function createRouter({ settings, credentials, database, log, now, page }: AppDependencies) {
  const platform = createPlatform({ settings, credentials, database, log, now });
  const gateway = createGateway({ settings, credentials, platform, database, log, now });
  const isReady = createReadiness(database, settings);
  const reportViolation = createCspReports(log);

  const router = new Hono<ServerEnv>();
  router.use(async (c, next) => {
    // The request line may name another host than the Host header (RFC 9112, section 3.2.2): check both.
    const hosts = [new URL(c.req.url).host, c.req.header('host')].filter((host) => host !== undefined);
    if (hosts.every((host) => isAllowedHost(host, settings.ALLOWED_HOSTS))) return next();
    return errorReply(421, 'Host: is not a name of this server. Add it to ALLOWED_HOSTS if it is.');
  });
  router.get('/livez', () => Response.json({ status: 'ok' }));
  for (const path of ['/readyz', '/healthz']) router.get(path, () => reportHealth(isReady));
  router.get('/openapi.json', () => Response.json(openApi()));
  router.get('/docs', () => docsPage());
  router.get(
    '/docs.css',
    () => new Response(docsStyle, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
  );
  router.post('/csp', (c) => reportViolation(c.req.raw));
  for (const path of ['/livez', '/readyz', '/healthz', '/openapi.json', '/docs', '/docs.css'])
    router.all(path, () => methodNotAllowed('GET'));
  router.all('/csp', () => methodNotAllowed('POST'));
  router.all('/api/*', (c) => gateway.fetch(c.req.raw, c.env));
  if (hasEmbeddedPlatform(settings)) router.all('/v2/*', (c) => platform.fetch(c.req.raw, c.env));
  if (settings.VERIFICATION_BASE_URL === undefined) {
    router.all('/verification/*', (c) => platform.fetch(c.req.raw, c.env));
    router.all('/operator/*', (c) => platform.fetch(c.req.raw, c.env));
  }
  router.get('*', async (c) => {
    const answer = isProgramPath(c.req.path) ? undefined : await page?.(c.req.raw);
    return answer ?? unknownAddress();
  });
  router.notFound(unknownAddress);
  router.onError((error) => {
    log('failure', { reason: error.message });
    return errorReply(500, 'Something went wrong.');
  });
  return router;
}

async function reportHealth(isReady: Readiness): Promise<Response> {
  const problem = await isReady();
  return problem === undefined
    ? Response.json({ status: 'ok' })
    : Response.json({ status: problem }, { status: 503 });
}
