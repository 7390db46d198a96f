import { buildEndSessionUrl } from 'openid-client';
import * as operations from '../../../schema/openapi/ownServer';
import type { SignedOut, Session } from '../../../schema/responses/session';
import { gatewayError } from '../../gateway/calls/gatewayError';
import { publicOrigin } from '../../guards/addresses';
import { readMailAddress, type MailboxStore } from '../../notices/mailboxStore';
import type { Settings } from '../../settings/settings';
import { type AuditTrail, del, get, type Route } from '../route';
import type { Identify } from '../guard';
import type { Provider } from './provider';
import { readSessionId, sessionCookie, type SessionStore } from '../sessions/sessionStore';
import type { Caller } from '../../request/bindings';
import type { TokenStore } from '../tokens/tokenStore';

type SessionDependencies = {
  settings: Settings;
  identify: Identify;
  sessions: SessionStore;
  tokens: TokenStore;
  mailboxes: Pick<MailboxStore, 'remember'>;
  provider: Provider;
  trail: AuditTrail;
};

/** `/api/session`, the caller's own, and `/api/sessions`, everybody's. */
export function sessionRoutes(dependencies: SessionDependencies): Route[] {
  const { settings, identify, sessions, tokens, mailboxes } = dependencies;
  return [
    get('/api/session', { needs: 'anyone', operation: operations.readSession }, async (c) => {
      const caller = await identify(c.req.raw, c.env);
      // Behind a proxy nobody signs in here: the visit of the page is what tells a person’s groups.
      if (settings.SIGN_IN === 'header' && caller.person && !caller.token) {
        await tokens.rememberPerson(caller.person, caller.groups ?? []);
        await mailboxes.remember(caller.person.subject, readMailAddress(caller.person.name));
      }
      return Response.json(describeSession(caller, settings));
    }),
    del('/api/session', { needs: 'anyone', operation: operations.signOut }, (c) =>
      signOut(c.req.raw, dependencies),
    ),
    get('/api/sessions', { needs: 'sender', operation: operations.listSessions }, async () =>
      Response.json(await sessions.list()),
    ),
    del(
      '/api/sessions/:id',
      { needs: 'sender', operation: operations.endSessionOperation, records: 'session-ended' },
      async (c) => {
        const id = c.req.param('id');
        const name = await sessions.nameOf(id);
        if (name === undefined) return gatewayError(404, 'not_found', 'id: there is no such session');
        const refusal = await c.env.beginAct?.({ name });
        if (refusal) return refusal;
        await sessions.revoke(id);
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

/**
 * Ends the caller's session here, and answers with the address at which the provider ends its own, where it has one.
 */
async function signOut(
  request: Request,
  { settings, sessions, identify, provider, trail }: SessionDependencies,
): Promise<Response> {
  const id = readSessionId(request, settings);
  const { person } = await identify(request, {});
  if (id !== undefined) await sessions.close(id);
  if (person !== undefined) await trail.record({ action: 'signed-out', person }, { outcome: 'done' });
  const headers = { 'Set-Cookie': sessionCookie.write(request, settings, { value: '', seconds: 0 }) };
  const to = await findEndOfSession(request, settings, provider);
  return Response.json({ to } satisfies SignedOut, { headers });
}

async function findEndOfSession(
  request: Request,
  settings: Settings,
  provider: Provider,
): Promise<string | null> {
  if (settings.SIGN_IN !== 'oidc') return null;
  const client = await provider().catch(() => undefined);
  if (client?.serverMetadata().end_session_endpoint === undefined) return null;
  return buildEndSessionUrl(client, {
    post_logout_redirect_uri: `${publicOrigin(request, settings)}/`,
  }).href;
}

/** What the page may know about its user. No secret. */
export const describeSession = ({ role, person }: Caller, settings: Pick<Settings, 'SIGN_IN'>): Session => ({
  signIn: settings.SIGN_IN ?? 'none',
  role: role ?? null,
  person: person ?? null,
});
