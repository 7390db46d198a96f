import type { GatewayError } from '../../../schema/responses/gateway';
import { currentRequestId } from '../../request/requestId';
import type { Context } from 'hono';
import type { z } from 'zod';
import { ownOrigin } from '../../guards/addresses';
import type { ServerEnv } from '../../request/bindings';

/**
 * An error of the gateway itself; `source` distinguishes it from an answer of the platform, `requestId` finds it in the
 * log.
 */
export function gatewayError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body: GatewayError = { source: 'gateway', error: { code, message }, requestId: currentRequestId() };
  return Response.json(body, { status, headers });
}

/** 503 while the database cannot be used; the caller may come again. */
export const databaseAway = (
  message = 'The server’s database is not available. Try again in a moment.',
): Response => gatewayError(503, 'database', message, { 'Retry-After': '5' });

export const unknownAppId = () =>
  gatewayError(403, 'app_id', 'appId: must be an app ID that this server can use');

export const wrongMethod = (allow: string) =>
  gatewayError(405, 'method', `Use ${allow} at this address.`, { Allow: allow });

/** 400 for the query of an address. `what`: what its members are called. */
export function wrongQuery({ issues: [first] }: z.ZodError, what: 'filter' | 'parameter'): Response {
  const name = first?.code === 'unrecognized_keys' ? first.keys.join() : first?.path.join('.');
  return gatewayError(400, 'query', `${name}: is not a ${what}, or its value is not allowed`);
}

/** The origin of this server as the caller sees it. */
export const originOf = (c: Context<ServerEnv>) => ownOrigin(c.req.raw);
