import { version } from '../../../package.json';
import { isUncertain } from '../access/recordAct';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseObserver } from '../database/databaseObserver';
import { timingSafeEqual } from 'node:crypto';
import { hasSignIn } from '../settings/signInValues';
import { get, open, type Route } from '../access/route';
import { bearerToken, sha256 } from '../guards/callers';
import { tooManyRequests, unauthorized } from '../platform/replies/templateReplies';
import { createGuessLimiter } from '../request/rateLimiter';
import type { Settings } from '../settings/settings';

/** What became of a creation, as the words of the page name it. */
type CreationOutcome =
  | 'created'
  | 'refused_content'
  | 'refused_token'
  | 'refused_access'
  | 'refused_rate'
  | 'not_passed_on'
  | 'database_away'
  | 'unknown';

/** One request and its answer, as far as the metrics need it. */
type ObservedAnswer = {
  method: string;
  /** The address as the table of routes writes it; undefined if no route has answered. */
  route: string | undefined;
  isForPrograms: boolean;
  status: number | 'connection lost';
  /** The code of the gateway's own refusal. */
  code: string | undefined;
  /** The embedded platform could not use its database. */
  isOfDatabase?: boolean;
};

/** A store as the metrics show it. */
type StoreState = { isReady: boolean; freeBytes: number | undefined };

/** Methods of HTTP; a caller may send any other word, and each would be a time series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Figures about the running server in the text form of Prometheus. No label holds content, names or persons. */
export type Metrics = ReturnType<typeof createMetrics>;

/** In seconds: from an answer out of memory to the time limit of a platform. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** In seconds: from a commit on a quick disk to the longest wait for a lock. */
const databaseBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Creates the figures, with those of the process. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'build_info',
    help: 'Always 1. The version of this program, and of Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  const running = new Gauge({
    name: 'http_requests_running',
    help: 'Requests in progress.',
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response. "page" is any file of the page, "none" an unknown path.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const creations = new Counter({
    name: 'template_creations_total',
    help: 'Templates submitted through the gateway or to the embedded platform, by outcome.',
    labelNames: ['by', 'outcome'],
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins at the OpenID Connect provider, by their outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of a database query.',
    labelNames: ['outcome'],
    buckets: databaseBuckets,
    registers,
  });
  const waits = new Histogram({
    name: 'database_wait_seconds',
    help: 'Time a query waited for a connection, its turn, or the lock of another process.',
    buckets: databaseBuckets,
    registers,
  });
  const waiting = new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries waiting for a connection, their turn, or the lock of another process.',
    registers,
  });
  const storesReady = new Gauge({
    name: 'store_ready',
    help: '1 if the store (database, media) could be written when last checked, otherwise 0.',
    labelNames: ['store'],
    registers,
  });
  const storesFree = new Gauge({
    name: 'store_free_bytes',
    help: 'Free bytes on the disk of a store (database, media); absent if the store is elsewhere.',
    labelNames: ['store'],
    registers,
  });
  const streams = new Gauge({
    name: 'event_streams_open',
    help: 'Browsers that follow the drafts of their spaces: each has one event stream for all its tabs.',
    registers,
  });
  let countStreams: (() => number) | undefined;
  let readStores: (() => Promise<Record<'database' | 'media', StoreState>>) | undefined;
  return {
    /** Counts a request that has come. Call the result with its answer. */
    startRequest() {
      running.inc();
      const end = durations.startTimer();
      return ({ method, route, isForPrograms, status, code, isOfDatabase = false }: ObservedAnswer) => {
        running.dec();
        end({
          method: methods.has(method) ? method : 'other',
          route: route ?? (isForPrograms ? 'none' : 'page'),
          status: String(status),
        });
        const signIn = signInOutcome(route, status);
        if (signIn !== undefined) signIns.inc({ outcome: signIn });
        if (method !== 'POST' || !route?.endsWith('/rcs/:appId/templates')) return;
        const by = route.startsWith('/api/') ? 'gateway' : 'platform';
        creations.inc({
          by,
          outcome: outcomeOf(status, isOfDatabase ? 'database' : code),
        });
      };
    },
    database: {
      query: (seconds, outcome) => queries.observe({ outcome }, seconds),
      wait() {
        waiting.inc();
        const end = waits.startTimer();
        return () => {
          waiting.dec();
          end();
        };
      },
    } satisfies DatabaseObserver,
    /** Shows the state of the stores, which is read at each call of `/metrics`. */
    showStores(read: () => Promise<Record<'database' | 'media', StoreState>>) {
      readStores = read;
    },
    /** Shows the event streams, which are counted at each call of `/metrics`. */
    showStreams(count: () => number) {
      countStreams = count;
    },
    async read() {
      streams.set(countStreams?.() ?? 0);
      for (const [store, { isReady, freeBytes }] of Object.entries((await readStores?.()) ?? {})) {
        storesReady.set({ store }, isReady ? 1 : 0);
        if (freeBytes !== undefined) storesFree.set({ store }, freeBytes);
      }
      return { contentType: register.contentType, text: await register.metrics() };
    },
  };
}

const byStatus: Record<number, CreationOutcome> = {
  201: 'created',
  400: 'refused_content',
  401: 'refused_token',
  403: 'refused_access',
  429: 'refused_rate',
};

const outcomeOf = (status: ObservedAnswer['status'], code: string | undefined): CreationOutcome =>
  status === 'connection lost' ? 'unknown' : creationOutcome(status, code);

/** The outcome of a creation by the status of its answer, and by the code if the gateway itself has answered. */
export function creationOutcome(status: number, code: string | undefined): CreationOutcome {
  if (code === 'database') return 'database_away';
  if (code !== undefined) return isUncertain(code) ? 'unknown' : 'not_passed_on';
  return byStatus[status] ?? (status >= 500 || status < 400 ? 'unknown' : 'refused_content');
}

/** The outcome of a sign-in: of the way back, or of a start that fails. */
function signInOutcome(
  route: string | undefined,
  status: ObservedAnswer['status'],
): 'done' | 'refused' | 'failed' | undefined {
  if (typeof status !== 'number') return undefined;
  const isEnd = route === '/auth/callback';
  if (!isEnd && (route !== '/auth/sign-in' || status < 400)) return undefined;
  if (status >= 500) return 'failed';
  return status < 400 ? 'done' : 'refused';
}

/** `GET /metrics`: for those with the token of the settings; without a sign-in also for callers on this machine. */
export function metricsRoute(metrics: Metrics, settings: Pick<Settings, 'METRICS_TOKEN' | 'SIGN_IN'>): Route {
  const { METRICS_TOKEN } = settings;
  const digest = METRICS_TOKEN === undefined ? undefined : sha256(METRICS_TOKEN);
  const guess = createGuessLimiter();
  /** The refusal of a caller; undefined for one with the token. */
  const refuse = async (request: Request, client: string | undefined): Promise<Response | undefined> => {
    const token = bearerToken(request.headers.get('authorization'));
    if (token === undefined || digest === undefined) return unauthorized();
    const guessed = await guess(client, () => timingSafeEqual(sha256(token), digest) || undefined);
    if ('waitSeconds' in guessed) return tooManyRequests(guessed.waitSeconds);
    return guessed.found ? undefined : unauthorized();
  };
  return get('/metrics', open, async (c) => {
    const mayBeLocal = !hasSignIn(settings) && c.env.isLocal === true;
    const refusal = mayBeLocal ? undefined : await refuse(c.req.raw, c.env.client);
    if (refusal) return refusal;
    const { contentType, text } = await metrics.read();
    return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  });
}
