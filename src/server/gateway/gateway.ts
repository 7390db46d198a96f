import { Hono, type Context } from 'hono';
import type { Bindings, ServerEnv } from '../settings/bindings';
import { isLoopback } from '../guards/clientAddress';
import { isSameOrigin } from '../guards/isSameOrigin';
import { ownOrigin } from '../guards/ownOrigin';
import type { Log } from '../log/log';
import type { PlatformCredentials } from '../platform/credentials';
import type { Platform } from '../platform/platform';
import { putScenario } from '../platform/scenarios/putScenario';
import type { Settings } from '../settings/settings';
import { createAuthorizer } from './authorization';
import { callEmbedded, callRemote } from './callPlatform';
import { passVerificationStart, passVerificationStatus } from './passVerification';
import { refusal } from './refusal';
import { SentRequests } from './sentRequests';
import { submitTemplate } from './submitTemplate';
import { templateAppIds, verificationApp } from './usableApps';
import { distinctMoments } from './distinctMoments';

export type GatewayDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  platform: Platform;
  log: Log;
  now: () => number;
};

/** Everything under `/api`: the page's calls, passed on with the credentials that are kept here. */
export function createGateway({ settings, credentials, platform, log, now }: GatewayDependencies) {
  const { RCS_BASE_URL, VERIFICATION_BASE_URL, TRUSTED_PROXIES, PLATFORM_TEXT_LIMIT } = settings;
  const authorizer = createAuthorizer(settings, credentials, log, now);
  const templates = {
    appIds: templateAppIds(settings, credentials),
    authorizer,
    call: RCS_BASE_URL === undefined ? callEmbedded(platform) : callRemote,
  };
  const verifications = {
    ...verificationApp(settings, credentials),
    chosenAddress: VERIFICATION_BASE_URL === undefined,
    sent: new SentRequests(),
    call: VERIFICATION_BASE_URL === undefined ? callEmbedded(platform) : callRemote,
    now: distinctMoments(now),
  };
  const originOf = (c: Context<ServerEnv>) => ownOrigin(c.req.raw, TRUSTED_PROXIES);
  const templateBase = (c: Context<ServerEnv>) => RCS_BASE_URL ?? originOf(c);
  const verificationBase = (c: Context<ServerEnv>) => VERIFICATION_BASE_URL ?? `${originOf(c)}/verification`;

  const app = new Hono<ServerEnv>();
  app.use(async (c, next) => {
    if (isSameOrigin(c.req.raw.headers, originOf(c))) return next();
    return refusal(403, 'origin', 'Origin: only the page of this server and programs may call this address');
  });

  app.get('/api/connection', (c) =>
    Response.json({
      platform: RCS_BASE_URL === undefined ? 'embedded' : 'remote',
      baseUrl: templateBase(c),
      appIds: templates.appIds,
      textLimit: PLATFORM_TEXT_LIMIT,
      credentials: authorizer.credentials,
    }),
  );
  app.all('/api/connection', () => wrongMethod('GET'));

  app.post('/api/v2/rcs/:appId/templates', (c) =>
    submitTemplate(c.req.raw, { baseUrl: templateBase(c), appId: c.req.param('appId') }, c.env, templates),
  );
  app.all('/api/v2/rcs/:appId/templates', () => wrongMethod('POST'));

  app.post('/api/verification/v1/verifications', (c) =>
    passVerificationStart(c.req.raw, verificationBase(c), c.env, verifications),
  );
  app.all('/api/verification/v1/verifications', () => wrongMethod('POST'));
  app.get('/api/verification/v1/verifications/id/:id', (c) =>
    passVerificationStatus(
      c.req.raw,
      { baseUrl: verificationBase(c), id: c.req.param('id') },
      c.env,
      verifications,
    ),
  );
  app.all('/api/verification/v1/verifications/id/:id', () => wrongMethod('GET'));
  app.get('/api/verification/connection', (c) =>
    Response.json({
      platform: VERIFICATION_BASE_URL === undefined ? 'embedded' : 'remote',
      baseUrl: verificationBase(c),
      appId: verifications.appId,
      signs: verifications.secret !== undefined,
      chosenAddress: verifications.chosenAddress,
      address: c.env.client ?? null,
      operators:
        VERIFICATION_BASE_URL === undefined
          ? settings.PLATFORM_OPERATORS.map(({ name, cidrs }) => ({ name, cidrs }))
          : [],
    }),
  );
  app.all('/api/verification/connection', () => wrongMethod('GET'));
  app.get('/api/verification/sent/:id', (c) => {
    const sent = verifications.sent.find(c.req.param('id'));
    return sent === undefined ? refusal(404, 'not_found', 'id: is not known here') : Response.json(sent);
  });
  app.all('/api/verification/sent/:id', () => wrongMethod('GET'));

  if (RCS_BASE_URL === undefined) {
    app.put('/api/scenario', (c) =>
      mayChooseScenario(c.req.raw, c.env)
        ? putScenario(c.req.raw, platform.scenarios)
        : refusal(
            403,
            'not_local',
            'Only the page of this server and programs on this machine may choose scenarios',
          ),
    );
    app.all('/api/scenario', () => wrongMethod('PUT'));
  }

  app.notFound(() => refusal(404, 'not_found', 'There is nothing at this address.'));
  app.onError((error) => {
    log('gateway-failure', { reason: error.message });
    return refusal(500, 'failure', 'Something went wrong.');
  });
  return { fetch: async (request: Request, bindings: Bindings) => app.fetch(request, bindings) };
}

const wrongMethod = (allow: string) =>
  refusal(405, 'method', `Use ${allow} at this address.`, { Allow: allow });

/** A request that names its origin has been found to come from our own page. */
function mayChooseScenario(request: Request, { client }: Bindings): boolean {
  return request.headers.has('origin') || client === undefined || isLoopback(client);
}
