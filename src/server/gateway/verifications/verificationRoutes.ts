import type { Context } from 'hono';
import { forwarded } from '../../../schema/openapi/forwarded';
import { readSentVerification, readVerificationConnection } from '../../../schema/openapi/ownServer';
import * as operations from '../../../schema/openapi/verifications';
import { route, type Route } from '../../access/route';
import type { VerificationConnection } from '../../../schema/responses/verifications';
import type { ServerEnv } from '../../request/bindings';
import { callEmbedded, callRemote } from '../calls/callPlatform';
import { forwardLookup, forwardStart, forwardStatus } from './forwardVerification';
import { originOf, gatewayError } from '../calls/gatewayError';
import type { GatewayDependencies } from '../calls/gatewayDependencies';
import { createIdempotency } from '../idempotency/createOnce';
import { createMonotonicClock, SentRequests } from './prepareVerification';
import { findVerificationApp } from '../credentials/authorizer';

/** `/api/verification/…`: the connection, starts, statuses and sent requests. */
export function verificationRoutes(dependencies: GatewayDependencies): Route[] {
  const { settings, credentials, platform, database, log, now } = dependencies;
  const { VERIFICATION_BASE_URL, PLATFORM_OPERATORS } = settings;
  const isEmbedded = VERIFICATION_BASE_URL === undefined;
  const gateway = {
    ...findVerificationApp(settings, credentials),
    chosenAddress: isEmbedded,
    sent: new SentRequests(),
    call: isEmbedded ? callEmbedded(platform) : callRemote,
    now: createMonotonicClock(now),
    createOnce: createIdempotency(database, now, log),
  };
  const baseUrlOf = (c: Context<ServerEnv>) =>
    VERIFICATION_BASE_URL ?? `${originOf(c, settings)}/verification`;

  return [
    route({
      method: 'POST',
      path: '/api/verification/v1/verifications',
      needs: 'sender',
      operation: forwarded(operations.startVerificationOperation),
      records: 'verification-started',
      handle: (c) => forwardStart(c.req.raw, baseUrlOf(c), c.env, gateway),
    }),
    route({
      method: 'GET',
      path: '/api/verification/v1/verifications/id/:id',
      needs: 'viewer',
      operation: forwarded(operations.readVerificationStatus),
      handle: (c) =>
        forwardStatus(c.req.raw, { baseUrl: baseUrlOf(c), id: c.req.param('id') }, c.env, gateway),
    }),
    route({
      method: 'GET',
      path: '/api/verification/v1/verifications/seamless/number/:number',
      needs: 'viewer',
      operation: forwarded(operations.readVerificationStatusByNumber),
      handle: (c) =>
        forwardLookup(c.req.raw, { baseUrl: baseUrlOf(c), number: c.req.param('number') }, c.env, gateway),
    }),
    route({
      method: 'GET',
      path: '/api/verification/v1/verifications/reference/:reference',
      needs: 'viewer',
      operation: forwarded(operations.readVerificationStatusByReference),
      handle: (c) =>
        forwardLookup(
          c.req.raw,
          { baseUrl: baseUrlOf(c), reference: c.req.param('reference') },
          c.env,
          gateway,
        ),
    }),
    route({
      method: 'GET',
      path: '/api/verification/connection',
      needs: 'viewer',
      operation: readVerificationConnection,
      handle: (c) =>
        Response.json({
          platform: isEmbedded ? 'embedded' : 'remote',
          baseUrl: baseUrlOf(c),
          appId: gateway.appId,
          signs: gateway.secret !== undefined,
          chosenAddress: gateway.chosenAddress,
          address: c.env.client ?? null,
          operators: isEmbedded ? PLATFORM_OPERATORS.map(({ name, cidrs }) => ({ name, cidrs })) : [],
        } satisfies VerificationConnection),
    }),
    route({
      method: 'GET',
      path: '/api/verification/sent/:id',
      needs: 'sender',
      operation: readSentVerification,
      handle(c) {
        const sent = gateway.sent.find(c.req.param('id'));
        return sent === undefined
          ? gatewayError(404, 'not_found', 'id: is not known here')
          : Response.json(sent);
      },
    }),
  ];
}
