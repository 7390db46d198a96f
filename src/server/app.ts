import { readGatewayCode } from './access/recordAct';
import type { RouteRule } from './access/route';
import type { Batches } from './batches/createBatches';
import { createRequestLog, readHeadersOfInterest } from './audit/requestLog';
import { createRouter, type AppDependencies } from './createRouter';
import { dropForged, readForwarding, type Forwarding } from './guards/forwarding';
import { isProgramPath, ownOrigin } from './guards/addresses';
import { securityHeaders } from './guards/securityHeaders';
import { maskPath } from './log/log';
import type { Notices } from './notices/createNotices';
import { isPlatformAway } from './platform/replies/templateReplies';
import type { Bindings } from './request/bindings';
import { chooseRequestId, REQUEST_ID_HEADER, runWithRequestId } from './request/requestId';

/** Characters of a name in the list of requests; names that the interface allows are shorter. */
const MAX_NAME = 100;

/** The whole server as a function; `bindings` are the listening server's facts of the connection. */
export type ServerApp = {
  fetch: (request: Request, bindings?: Bindings) => Promise<Response>;
  /** Looks at database and media store, and reports a change. */
  watch: () => Promise<void>;
  /** Ends the event streams, so that a stopping server need not wait for them. */
  endStreams: () => void;
  /** Work of every second, half minute and hour: webhooks, e-mail, and removing what is old. */
  notices: Pick<Notices, 'deliver' | 'mail' | 'tidy'>;
  /** Sends what waits in batches, every second. */
  batches: Pick<Batches, 'work' | 'tidy'>;
  /** Asks the platforms for statuses that people wait for. */
  followStatuses: () => Promise<void>;
  /** Every address of the server, and who may call it. */
  rules: readonly RouteRule[];
};

/**
 * Creates the server: gives each request an id, routes it, logs the calls of programs, and adds the headers of every answer.
 *
 * @throws {SettingsError} if settings do not fit the embedded platform's credentials
 */
export function createApp(dependencies: AppDependencies): ServerApp {
  const { metrics } = dependencies;
  const requests = createRequestLog(dependencies.now);
  const router = createRouter({ ...dependencies, requests });

  async function answerRequest(
    request: Request,
    bindings: Bindings,
    { client, isLocal }: Forwarding,
    requestId: string,
  ): Promise<Response> {
    const started = performance.now();
    // An address that cannot be read throws here, and `refuseUnreadable` answers.
    const { pathname } = new URL(request.url);
    const facts: Bindings = { ...bindings, client, isLocal };
    const observe = metrics?.startRequest();
    const answer = await router.fetch(request, facts);

    const isForPrograms = isProgramPath(pathname);
    const status = bindings.outgoing?.destroyed ? 'connection lost' : answer.status;
    const code = isForPrograms ? await readGatewayCode(answer) : undefined;
    observe?.({
      method: request.method,
      route: facts.route,
      isForPrograms,
      status,
      code,
      isOfDatabase: isPlatformAway(answer),
    });
    if (isForPrograms) {
      const ms = Math.round(performance.now() - started);
      const call = { method: request.method, path: maskPath(pathname), status, ms };
      dependencies.log('request', call);
      requests.add({
        ...call,
        person: facts.caller?.person?.name ?? null,
        name: facts.about?.slice(0, MAX_NAME) ?? null,
        requestId,
        isReadOfPage:
          (request.method === 'GET' || pathname.startsWith('/api/v1/')) &&
          request.headers.get('sec-fetch-site') === 'same-origin',
        code: code ?? null,
        headers: readHeadersOfInterest(answer),
      });
    }
    if (bindings.outgoing?.destroyed) return answer;
    const overTls = ownOrigin(request).startsWith('https:');
    return withHeaders(answer, {
      ...securityHeaders(overTls),
      ...(isForPrograms ? { 'Cache-Control': 'no-store' } : {}),
      [REQUEST_ID_HEADER]: requestId,
    });
  }

  return {
    rules: router.rules,
    watch: router.watch,
    endStreams: router.endStreams,
    notices: router.notices,
    batches: router.batches,
    followStatuses: router.followStatuses,
    fetch(request, bindings = {}) {
      const peer = bindings.incoming && { address: bindings.incoming.socket.remoteAddress };
      const forwarding = readForwarding(request.headers, peer, dependencies.settings);
      dropForged(request.headers, forwarding);
      const id = chooseRequestId(request.headers);
      return runWithRequestId(id, () => answerRequest(request, bindings, forwarding, id));
    },
  };
}

/** Headers that a stored file sets itself, for it may be shown elsewhere and may run nothing. */
const ownHeaders = new Set(['Content-Security-Policy', 'Cross-Origin-Resource-Policy']);

/** Adds to the answer itself: a new one made from its body would be sent through a stream. */
function withHeaders(answer: Response, more: Record<string, string>): Response {
  const { headers } = answer;
  for (const [name, value] of Object.entries(more))
    if (!ownHeaders.has(name) || !headers.has(name)) headers.set(name, value);
  return answer;
}
