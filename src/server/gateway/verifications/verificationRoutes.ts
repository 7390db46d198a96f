import type { Context } from 'hono';
import { forwarded } from '../../../schema/openapi/forwarded';
import { readSentVerification, readVerificationConnection } from '../../../schema/openapi/ownServer';
import * as operations from '../../../schema/openapi/verifications';
import { get, post, type Route } from '../../access/route';
import type { VerificationConnection } from '../../../schema/responses/verifications';
import type { ServerEnv } from '../../request/bindings';
import { callEmbedded, callRemote, type GatewayDependencies } from '../calls/callPlatform';
import { forwardStart, forwardStatus } from './forwardVerification';
import { originOf, gatewayError } from '../calls/gatewayError';
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
  const baseUrlOf = (c: Context<ServerEnv>) => VERIFICATION_BASE_URL ?? `${originOf(c)}/verification`;

  const readStatus = (c: Context<ServerEnv>, path: string, linked?: string) =>
    forwardStatus(c.req.raw, linked ?? `${baseUrlOf(c)}/v1/verifications/${path}`, c.env, gateway);
  const below = '/api/verification/v1/verifications';

  return [
    post(
      below,
      {
        needs: 'sender',
        operation: forwarded(operations.startVerificationOperation),
        records: 'verification-started',
      },
      (c) => forwardStart(c.req.raw, baseUrlOf(c), c.env, gateway),
    ),
    get(
      `${below}/id/:id`,
      { needs: 'lookup', operation: forwarded(operations.readVerificationStatus) },
      (c) => {
        const id = c.req.param('id');
        // The address that the platform linked, if the start is remembered; otherwise the interface document's.
        return readStatus(c, `id/${encodeURIComponent(id)}`, gateway.sent.statusAddress(id));
      },
    ),
    get(
      `${below}/seamless/number/:number`,
      { needs: 'lookup', operation: forwarded(operations.readVerificationStatusByNumber) },
      (c) => {
        // The plus sign is not escaped in the path, and the signature covers the path as it is sent.
        const number = encodeURIComponent(c.req.param('number')).replace(/^%2B/, '+');
        return readStatus(c, `seamless/number/${number}`);
      },
    ),
    get(
      `${below}/reference/:reference`,
      { needs: 'lookup', operation: forwarded(operations.readVerificationStatusByReference) },
      (c) => readStatus(c, `reference/${encodeURIComponent(c.req.param('reference'))}`),
    ),
    get('/api/verification/connection', { needs: 'viewer', operation: readVerificationConnection }, (c) =>
      Response.json({
        platform: isEmbedded ? 'embedded' : 'remote',
        baseUrl: baseUrlOf(c),
        appId: gateway.appId,
        signs: gateway.secret !== undefined,
        chosenAddress: gateway.chosenAddress,
        address: c.env.client ?? null,
        operators: isEmbedded ? PLATFORM_OPERATORS.map(({ name, cidrs }) => ({ name, cidrs })) : [],
      } satisfies VerificationConnection),
    ),
    get('/api/verification/sent/:id', { needs: 'lookup', operation: readSentVerification }, (c) => {
      const sent = gateway.sent.find(c.req.param('id'));
      return sent === undefined
        ? gatewayError(404, 'not_found', 'id: there is no such request')
        : Response.json(sent);
    }),
  ];
}
