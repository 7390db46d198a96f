import type { Bindings } from '../../request/bindings';
import type { TemplateGateway } from './templateGateway';

type AuthorizedCall = {
  appId: string;
  /** The request of the page or program, which may carry its own token. */
  incoming: Request;
  bindings: Bindings;
  /** Writes the request to the platform. Called again with a new token. */
  write: (token: string) => Request;
};

/**
 * Calls a platform with a token. If the platform refuses the token, and the token service gives another one, the call
 * is made once more: a request that was refused for its token has certainly done nothing.
 */
export async function callAuthorized(
  { authorizer, call }: TemplateGateway,
  { appId, incoming, bindings, write }: AuthorizedCall,
): Promise<Response> {
  const token = await authorizer.tokenFor(appId, incoming);
  if (token instanceof Response) return token;
  const { credentials, secrets } = authorizer;
  const answer = await call(write(token), bindings, credentials === 'server' ? [token, ...secrets] : []);
  if (answer.status !== 401) return answer;
  const next = await authorizer.renewToken(token);
  return next === undefined ? answer : call(write(next), bindings, [token, next, ...secrets]);
}
