import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Configuration } from 'oidc-provider';
import { loadProvider } from './loadProvider';

export type TestPerson = { sub: string; [claim: string]: unknown };

export const CLIENT_ID = 'rcs-builder';
export const CLIENT_SECRET = 'marked-client-secret-8d2f';

/** An OpenID provider over real HTTP on a free port. It signs in without a form: `signInAs` says who comes next. */
export async function openTestProvider() {
  const { Provider } = await loadProvider();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const people = new Map<string, TestPerson>();
  let next: TestPerson | undefined;

  return {
    issuer,
    /** Serves one client, the server at this origin. */
    serve(origin: string) {
      const provider = new Provider(issuer, {
        ...configuration(origin),
        findAccount: (_context, sub) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
      });
      const answer = provider.callback();
      const interact = async (request: IncomingMessage, response: ServerResponse) => {
        const { params } = await provider.interactionDetails(request, response);
        if (next === undefined)
          return provider.interactionFinished(request, response, { error: 'access_denied' });
        people.set(next.sub, next);
        const grant = new provider.Grant({ accountId: next.sub, clientId: CLIENT_ID });
        grant.addOIDCScope(String(params.scope));
        return provider.interactionFinished(request, response, {
          login: { accountId: next.sub, remember: false },
          consent: { grantId: await grant.save() },
        });
      };
      server.on('request', (request, response) => {
        if (request.url?.startsWith('/interaction/')) void interact(request, response);
        else void answer(request, response);
      });
    },
    /** The person who signs in next; undefined refuses. */
    signInAs(person: TestPerson | undefined) {
      next = person;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>;

const configuration = (origin: string): Configuration => ({
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [`${origin}/auth/callback`],
      post_logout_redirect_uris: [`${origin}/`],
    },
  ],
  claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email'] },
  features: { devInteractions: { enabled: false } },
  cookies: { keys: ['test'] },
  pkce: { required: () => true },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
});
