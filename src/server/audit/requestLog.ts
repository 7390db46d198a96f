import type { LoggedRequest } from '../../schema/responses/activity';

export type RequestActivity = ReturnType<typeof createRequestLog>;

const HOUR_MS = 60 * 60 * 1000;
const MAX_REQUESTS = 2000;

const headersOfInterest = ['Retry-After', 'Content-Type', 'Content-Length', 'Location', 'Allow'];

/** The headers of an answer that the log shows. */
export const readHeadersOfInterest = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    headersOfInterest.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value.slice(0, 200)]];
    }),
  );

/** Keeps the last requests in the memory of this process. */
export function createRequestLog(now: () => number) {
  let requests: (LoggedRequest & { at: number })[] = [];
  const isRecent = ({ at }: { at: number }) => at > now() - HOUR_MS;
  return {
    add(request: Omit<LoggedRequest, 'time'>): void {
      const at = now();
      requests.push({ time: new Date(at).toISOString(), ...request, at });
      if (requests.length >= 2 * MAX_REQUESTS) requests = requests.slice(-MAX_REQUESTS);
    },
    /** The requests of the last hour, the newest first. `q`: part of name, path, person, request id or code. */
    list(q = ''): LoggedRequest[] {
      const part = q.trim().toLowerCase();
      const hasPart = ({ name, path, person, requestId, code }: LoggedRequest) =>
        [name, path, person, requestId, code].some((value) => value?.toLowerCase().includes(part));
      return requests
        .slice(-MAX_REQUESTS)
        .filter((request) => isRecent(request) && (part === '' || hasPart(request)))
        .map(({ at: _at, ...request }) => request)
        .toReversed();
    },
  };
}
