import { createGuard, type Guard } from '../access/guard';
import { withMemberships } from '../access/members/memberStore';
import type { Route } from '../access/route';
import { createRouteTable, type Access, type RouteTableOptions } from '../access/routeTable';
import { createTokenStore } from '../access/tokens/tokenStore';
import type { Database } from '../database/openDatabase';
import { findStored, isReadable } from '../gateway/templates/findStored';
import { storedKey } from '../gateway/templates/forwardTemplate';
import type { TemplateGateway } from '../gateway/templates/templateGateway';
import { maskPath, type Log } from '../log/log';
import type { Announce } from '../notices/announce';
import type { Caller } from '../request/bindings';
import { EMERGENCY_HEADER } from '../reviews/gate';
import type { Settings } from '../settings/settings';
import { hasSignIn } from '../settings/signInValues';
import { createBatchQueue } from './batchQueue';
import { batchRoutes } from './batchRoutes';
import type { BatchRow, BatchStore } from './batchStore';
import { createBatchSender, type BatchSubmission } from './sendBatches';

type BatchDependencies = {
  settings: Settings;
  database: Database;
  store: BatchStore;
  gateways: readonly TemplateGateway[];
  /** The addresses of single creations. */
  templateRoutes: readonly Route[];
  record: Access['record'];
  announce: Announce;
  onFailure: Pick<RouteTableOptions, 'wrongMethod' | 'notFound' | 'onError'>;
  log: Log;
  now: () => number;
};

/** Batches: their addresses, and the sending. */
export function createBatches({
  settings,
  database,
  store,
  gateways,
  templateRoutes,
  record,
  announce,
  onFailure,
  log,
  now,
}: BatchDependencies) {
  const tokens = createTokenStore(database, settings, now);
  const find = (name: string) => gateways.find((each) => each.name === name);
  // The addresses of single creations once more, for callers that this server has identified itself.
  const identified: Guard = createGuard(async (_request, { caller = {} }) => caller, settings);
  const table = createRouteTable(templateRoutes, { ...onFailure, guard: identified, record });

  /** What the person or program may do now, in whose name a batch sends. */
  async function findCaller({ subject, token }: BatchRow): Promise<Caller> {
    if (!hasSignIn(settings)) return { role: 'sender' };
    const known =
      token !== null
        ? await tokens.findById(token)
        : subject !== null
          ? await tokens.findPerson(subject)
          : undefined;
    return withMemberships(async () => known ?? {}, database)(new Request('http://localhost/'), {});
  }

  async function send(
    caller: Caller,
    { platform, appId, space, draft, emergency, body, key }: BatchSubmission,
  ): Promise<Response> {
    const started = performance.now();
    const path = `/api/platforms/${encodeURIComponent(platform)}/v2/rcs/${encodeURIComponent(appId)}/templates`;
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(space === null ? {} : { 'RCS-Draft': `${space}/${draft}` }),
        ...(emergency === null ? {} : { [EMERGENCY_HEADER]: encodeURIComponent(emergency) }),
      },
      body,
    });
    const response = await table.fetch(request, { caller: { ...caller, isBatch: true } });
    const ms = Math.round(performance.now() - started);
    log('request', { method: 'POST', path: maskPath(path), status: response.status, ms });
    return response;
  }

  const sender = createBatchSender({
    database,
    settings,
    queue: createBatchQueue(database, now, announce),
    findCaller,
    send,
    storedKey: (platform, key) => storedKey({ name: platform }, key),
    async lookUp(platform, appId, name) {
      const gateway = find(platform);
      return gateway ? findStored(gateway, appId, name) : 'unreadable';
    },
    async isReadable(platform) {
      const gateway = find(platform);
      return gateway !== undefined && isReadable(gateway);
    },
    now,
  });

  return {
    /** The addresses under `/api/v1`. */
    apiRoutes: batchRoutes({
      database,
      store,
      findPlatform(name) {
        const gateway = find(name);
        return gateway && { appIds: gateway.appIds, hasToken: gateway.authorizer.credentials === 'server' };
      },
      async remember(c) {
        const { person, groups = [], token } = c.env.caller ?? {};
        // With a sign-in by a proxy, groups are known only from requests, so they are saved now.
        if (settings.SIGN_IN === 'header' && person && !token) await tokens.rememberPerson(person, groups);
      },
      now,
    }),
    /** Sends what waits. */
    work: (stop?: AbortSignal) => sender.work(stop),
    /** Removes what is old. */
    tidy: () => store.tidy(),
  };
}

export type Batches = ReturnType<typeof createBatches>;
