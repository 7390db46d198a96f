import * as operations from '../../../schema/openapi/tokens';
import { NewToken, type ListedToken, type MadeToken, type TokenList } from '../../../schema/responses/tokens';
import { gatewayError } from '../../gateway/calls/gatewayError';
import { readOwnBody } from '../../gateway/calls/readForwardedBody';
import type { Caller } from '../../request/bindings';
import { hasSignIn } from '../../settings/signInValues';
import type { Settings } from '../../settings/settings';
import { includesRole } from '../people';
import { del, get, post, type Route } from '../route';
import { roleIn } from '../spaces';
import type { TokenRow, TokenStore } from './tokenStore';

const MAX_REQUEST_BYTES = 2000;
/** Tokens of one person. */
const MAX_TOKENS = 50;

/** `/api/v1/tokens`: what lets programs in. Only people make and revoke tokens, not programs by a token. */
export function tokenRoutes(settings: Settings, tokens: TokenStore): Route[] {
  /** The tokens that a caller sees and may revoke: their own, those of spaces where they are a sender, all as a sender. */
  const listFor = async (caller: Caller) =>
    (await tokens.list()).filter(
      ({ subject, space }) =>
        caller.role === 'sender' ||
        subject === caller.person?.subject ||
        (space !== null && roleIn(space, caller, settings) === 'sender'),
    );

  return [
    get('/api/v1/tokens', { needs: 'viewer', operation: operations.listTokens }, async ({ env }) => {
      const { caller = {} } = env;
      if (caller.token) return notByToken();
      const found = await listFor(caller);
      return Response.json({ tokens: found.map((row) => listed(row, caller)) } satisfies TokenList);
    }),
    post(
      '/api/v1/tokens',
      { needs: 'viewer', operation: operations.makeToken, records: 'token-made' },
      async (c) => {
        const { caller = {}, beginAct } = c.env;
        if (caller.token) return notByToken();
        const body = await readOwnBody(c.req.raw, NewToken, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { person, groups = [] } = caller;
        if (!hasSignIn(settings) || person === undefined) return noSignIn();
        const refusal = judge(body, caller, settings);
        if (refusal) return refusal;
        const own = (await tokens.list()).filter(({ subject }) => subject === person.subject);
        if (own.length >= MAX_TOKENS)
          return gatewayError(
            409,
            'too_many',
            `You have ${MAX_TOKENS} tokens, the most that one person can have. Revoke one first.`,
          );
        const unrecorded = await beginAct?.({ name: body.label });
        if (unrecorded) return unrecorded;
        await tokens.rememberPerson(person, groups);
        const { row, secret } = await tokens.add(body, person);
        return Response.json({ token: listed(row, caller), secret } satisfies MadeToken, {
          status: 201,
          headers: { 'Cache-Control': 'no-store' },
        });
      },
    ),
    del(
      '/api/v1/tokens/:id',
      { needs: 'viewer', operation: operations.revokeToken, records: 'token-revoked' },
      async (c) => {
        const { caller = {}, beginAct } = c.env;
        if (caller.token) return notByToken();
        const token = (await listFor(caller)).find(({ id }) => id === c.req.param('id'));
        if (token === undefined) return gatewayError(404, 'not_found', 'id: there is no such token');
        const unrecorded = await beginAct?.({ name: token.label });
        if (unrecorded) return unrecorded;
        await tokens.revoke(token.id);
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

/** Refuses a token that could do more than its owner. A token of a space is made by its senders. */
function judge({ role, space }: NewToken, caller: Caller, settings: Settings): Response | undefined {
  if (caller.role === undefined || !includesRole(caller.role, role))
    return gatewayError(403, 'role', `role: your role is ${caller.role}, so your token cannot be a ${role}`);
  if (space === null) return undefined;
  const inSpace = roleIn(space, caller, settings);
  if (inSpace === undefined)
    return gatewayError(404, 'not_found', 'space: there is no such space, or it is not yours');
  return inSpace === 'sender'
    ? undefined
    : gatewayError(403, 'role', 'space: only people who can send in the space make its tokens');
}

function listed({ subject, name: owner, ...row }: TokenRow, { person }: Caller): ListedToken {
  const { id, label, role, space, created_at: createdAt, expires_at: expiresAt, used_at: usedAt } = row;
  return { id, label, role, space, owner, isOwn: subject === person?.subject, createdAt, expiresAt, usedAt };
}

const notByToken = () =>
  gatewayError(403, 'token', 'Tokens are made and revoked by people who are signed in, not by a program.');

const noSignIn = () =>
  gatewayError(409, 'no_sign_in', 'Nobody signs in at this server, so programs need no token.');
