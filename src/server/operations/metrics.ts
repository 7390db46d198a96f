import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseObserver } from '../database/databaseObserver';
import { timingSafeEqual } from 'node:crypto';
import { isLocal } from '../access/guard';
import { get, open, type Route } from '../access/route';
import { bearerToken, sha256 } from '../guards/callers';
import type { Settings } from '../settings/settings';

/** What became of a creation, as the words of the page name it. */
export type CreationOutcome =
  | 'created'
  | 'refused_content'
  | 'refused_token'
  | 'refused_access'
  | 'refused_rate'
  | 'not_passed_on'
  | 'unknown';

/** One answered request; `route` is the address as the table of routes writes it, so that its values are few. */
type ObservedRequest = { method: string; route: string; status: string; seconds: number };

/** Figures about the running server in the text form of Prometheus. No label holds content, names or persons. */
export type Metrics = {
  /** Counts a request that has come; call the result when it ends. */
  startRequest: () => (request: ObservedRequest) => void;
  countCreation: (by: 'gateway' | 'platform', outcome: CreationOutcome) => void;
  database: DatabaseObserver;
  read: () => Promise<{ contentType: string; text: string }>;
};

/** In seconds: from an answer out of memory to the time limit of a platform. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** In seconds: from a commit on a quick disk to the longest wait for a lock. */
const databaseBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Creates the figures, with those of the process. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const running = new Gauge({
    name: 'http_requests_running',
    help: 'Requests that are under way.',
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer. "page" is every file of the page, "none" an address that does not exist.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const creations = new Counter({
    name: 'template_creations_total',
    help: 'Creations of templates that came through the gateway or to the embedded platform, by their outcome.',
    labelNames: ['by', 'outcome'],
    registers,
  });
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of a query of the database.',
    labelNames: ['outcome'],
    buckets: databaseBuckets,
    registers,
  });
  const waits = new Histogram({
    name: 'database_wait_seconds',
    help: 'Time that a query waited for a connection, for its turn, or for the lock of another process.',
    buckets: databaseBuckets,
    registers,
  });
  const waiting = new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection, for their turn, or for the lock of another process.',
    registers,
  });
  return {
    startRequest() {
      running.inc();
      return ({ seconds, ...labels }) => {
        running.dec();
        durations.observe(labels, seconds);
      };
    },
    countCreation: (by, outcome) => creations.inc({ by, outcome }),
    database: {
      query: (seconds, outcome) => queries.observe({ outcome }, seconds),
      wait() {
        const started = performance.now();
        waiting.inc();
        return () => {
          waiting.dec();
          waits.observe((performance.now() - started) / 1000);
        };
      },
    },
    read: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  };
}

/** `GET /metrics`: for callers on this machine, and for those with the token of the settings. */
export function metricsRoute(
  metrics: Metrics,
  { METRICS_TOKEN, TRUSTED_PROXIES }: Pick<Settings, 'METRICS_TOKEN' | 'TRUSTED_PROXIES'>,
): Route {
  const digest = METRICS_TOKEN === undefined ? undefined : sha256(METRICS_TOKEN);
  const hasToken = (request: Request) => {
    const given = bearerToken(request.headers.get('authorization'));
    return digest !== undefined && given !== undefined && timingSafeEqual(sha256(given), digest);
  };
  return get('/metrics', open, async (c) => {
    if (!hasToken(c.req.raw) && !isLocal(c.req.raw, c.env, TRUSTED_PROXIES))
      return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
    const { contentType, text } = await metrics.read();
    return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  });
}
