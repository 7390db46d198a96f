import { creationOutcome } from './creationOutcome';
import type { Metrics } from './metrics';

/** One request and its answer, as far as the metrics need it. */
export type ObservedAnswer = {
  method: string;
  /** The address as the table of routes writes it; undefined if no route has answered. */
  route: string | undefined;
  isForPrograms: boolean;
  status: number | 'connection lost';
  /** The code of the gateway's own refusal. */
  code: string | undefined;
};

/** Methods of HTTP; a caller may send any other word, and each would be a time series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Begins to measure a request. Call the result with its answer. */
export function observeRequest(metrics: Metrics): (answer: ObservedAnswer) => void {
  const started = performance.now();
  const end = metrics.startRequest();
  return ({ method, route, isForPrograms, status, code }) => {
    end({
      method: methods.has(method) ? method : 'other',
      route: route ?? (isForPrograms ? 'none' : 'page'),
      status: String(status),
      seconds: (performance.now() - started) / 1000,
    });
    if (method !== 'POST' || !route?.endsWith('/rcs/:appId/templates')) return;
    const by = route.startsWith('/api/') ? 'gateway' : 'platform';
    metrics.countCreation(by, status === 'connection lost' ? 'unknown' : creationOutcome(status, code));
  };
}
