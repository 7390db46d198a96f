import type { Context, Hono } from 'hono';
import type { ServerEnv } from '../../request/bindings';
import { callEmbedded, callRemote } from '../calls/callPlatform';
import { forwardStart, forwardStatus } from './forwardVerification';
import { originOf, type GatewayDependencies } from '../calls/gatewayDependencies';
import { gatewayError, wrongMethod } from '../calls/gatewayError';
import { createMonotonicClock } from './monotonicClock';
import { SentRequests } from './sentRequests';
import { findVerificationApp } from '../credentials/usableApps';

/** Adds `/api/verification/…`: the connection, starts, statuses and sent requests. */
export function addVerificationRoutes(
  app: Hono<ServerEnv>,
  { settings, credentials, platform, now }: GatewayDependencies,
): void {
  const { VERIFICATION_BASE_URL, PLATFORM_OPERATORS } = settings;
  const isEmbedded = VERIFICATION_BASE_URL === undefined;
  const gateway = {
    ...findVerificationApp(settings, credentials),
    chosenAddress: isEmbedded,
    sent: new SentRequests(),
    call: isEmbedded ? callEmbedded(platform) : callRemote,
    now: createMonotonicClock(now),
  };
  const baseUrlOf = (c: Context<ServerEnv>) =>
    VERIFICATION_BASE_URL ?? `${originOf(c, settings)}/verification`;

  app.post('/api/verification/v1/verifications', (c) =>
    forwardStart(c.req.raw, baseUrlOf(c), c.env, gateway),
  );
  app.all('/api/verification/v1/verifications', () => wrongMethod('POST'));
  app.get('/api/verification/v1/verifications/id/:id', (c) =>
    forwardStatus(c.req.raw, { baseUrl: baseUrlOf(c), id: c.req.param('id') }, c.env, gateway),
  );
  app.all('/api/verification/v1/verifications/id/:id', () => wrongMethod('GET'));
  app.get('/api/verification/connection', (c) =>
    Response.json({
      platform: isEmbedded ? 'embedded' : 'remote',
      baseUrl: baseUrlOf(c),
      appId: gateway.appId,
      signs: gateway.secret !== undefined,
      chosenAddress: gateway.chosenAddress,
      address: c.env.client ?? null,
      operators: isEmbedded ? PLATFORM_OPERATORS.map(({ name, cidrs }) => ({ name, cidrs })) : [],
    }),
  );
  app.all('/api/verification/connection', () => wrongMethod('GET'));
  app.get('/api/verification/sent/:id', (c) => {
    const sent = gateway.sent.find(c.req.param('id'));
    return sent === undefined ? gatewayError(404, 'not_found', 'id: is not known here') : Response.json(sent);
  });
  app.all('/api/verification/sent/:id', () => wrongMethod('GET'));
}
