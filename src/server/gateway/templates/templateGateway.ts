import {
  type CallPlatform,
  type GatewayDependencies,
  callEmbedded,
  callRemote,
  commonHeaders,
} from '../calls/callPlatform';
import { type Authorizer, createAuthorizer, findTemplateAppIds } from '../credentials/authorizer';
import type { Tone, PlatformSettings } from '../../settings/platforms';
import type { SentMedia } from '../../media/files/sentMedia';
import type { Reviews } from '../../reviews/createReviews';
import type { JudgeSending } from '../../reviews/gate';
import type { Spaces } from '../../spaces/createSpaces';
import type { RecordSending } from '../../spaces/sendingStore';
import type { CreateOnce } from '../idempotency/createOnce';
import { type Readability, alwaysReadable, createReadability } from './readability';
import { createStatusNews, type StatusNews } from './statusNews';
import { unknownAppId } from '../calls/gatewayError';
import type { Bindings } from '../../request/bindings';
import type { ConnectedPlatform } from '../../../schema/responses/connection';

export type ForwardedTo = { baseUrl: string; appId: string };

/** Everything that a request to the templates of one platform needs. */
export type TemplateGateway = {
  name: string;
  label: string;
  tone: Tone | undefined;
  /** Undefined for the embedded platform, whose address is this server's own. */
  baseUrl: string | undefined;
  /** App ids that this server may use. */
  appIds: readonly string[];
  authorizer: Authorizer;
  call: CallPlatform;
  createOnce: CreateOnce;
  readability: Readability;
  sentMedia: SentMedia;
  judgeSending: JudgeSending;
  recordSending: RecordSending;
  noteStatuses: StatusNews;
};

export type TemplateDependencies = GatewayDependencies & {
  /** What the server sends in batches. Its platforms go by name, those of spaces by label. */
  batches: {
    noteStatuses: (name: string, appId: string, statuses: ReadonlyMap<string, string>) => Promise<void>;
    pendingAppIds: (name: string) => Promise<string[]>;
  };
  spaces: Pick<Spaces, 'recordSending' | 'noteStatuses' | 'pendingAppIds'>;
  reviews: Pick<Reviews, 'judgeSending'>;
};

/** @throws {SettingsError} if settings do not fit the embedded platform's credentials */
export function createTemplateGateway(
  platform: PlatformSettings,
  createOnce: CreateOnce,
  { credentials, platform: embedded, media, spaces, reviews, batches, log, now }: TemplateDependencies,
): TemplateGateway {
  const { name, label, tone, baseUrl } = platform;
  const appIds = findTemplateAppIds(platform, credentials);
  const authorizer = createAuthorizer(platform, credentials, log, now);
  const common = {
    name,
    label,
    tone,
    appIds,
    authorizer,
    createOnce,
    sentMedia: media.sent,
    judgeSending: reviews.judgeSending,
    recordSending: spaces.recordSending,
    noteStatuses: createStatusNews(label, async (_label, appId, statuses) => {
      await spaces.noteStatuses(label, appId, statuses);
      await batches.noteStatuses(name, appId, statuses);
    }),
  };
  if (baseUrl === undefined)
    return { ...common, baseUrl, call: callEmbedded(embedded), readability: alwaysReadable };
  const [firstAppId] = appIds;
  const gateway: TemplateGateway = {
    ...common,
    baseUrl,
    call: callRemote,
    readability: createReadability(
      authorizer.credentials === 'server' && firstAppId !== undefined
        ? () => probe(gateway, { baseUrl, appId: firstAppId })
        : undefined,
    ),
  };
  return gateway;
}

/** A name that no template has: names have no capitals. */
const ABSENT_NAME = 'No-Such-Template';

function probe(gateway: TemplateGateway, place: { baseUrl: string; appId: string }): Promise<Response> {
  const below = `/${ABSENT_NAME}/status`;
  return forwardReading(new Request('http://localhost/'), { ...place, below }, {}, gateway);
}

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
  const { credentials, secrets = [] } = authorizer;
  const answer = await call(write(token), bindings, credentials === 'server' ? [token, ...secrets] : []);
  if (answer.status !== 401) return answer;
  const next = await authorizer.renewToken?.(token);
  return next === undefined ? answer : call(write(next), bindings, [token, next, ...secrets]);
}

/**
 * Handles `GET /api/v2/rcs/<appId>/templates`, `…/<name>` and `…/<name>/status`.
 *
 * @param below the rest of the path behind `templates`, encoded
 */
export async function forwardReading(
  incoming: Request,
  { baseUrl, appId, below }: ForwardedTo & { below: string },
  bindings: Bindings,
  gateway: TemplateGateway,
): Promise<Response> {
  if (!gateway.appIds.includes(appId)) return unknownAppId();
  const write = (token: string) =>
    new Request(`${baseUrl}/v2/rcs/${appId}/templates${below}`, {
      headers: { Authorization: `Bearer ${token}`, ...commonHeaders },
    });
  const answer = await callAuthorized(gateway, { appId, incoming, bindings, write });
  await gateway.readability.learn(answer);
  // The reading counts, whether or not the news in it can be written down, and nobody waits for that.
  void gateway.noteStatuses(answer, appId, below).catch(() => undefined);
  return answer;
}

/**
 * Asks a platform for the templates that were sent from drafts and are still pending, so that people learn of a status
 * though nobody has the page open.
 */
export async function followStatuses(
  gateway: TemplateGateway,
  { spaces, batches }: Pick<TemplateDependencies, 'spaces' | 'batches'>,
): Promise<void> {
  if (gateway.authorizer.credentials !== 'server' || (await gateway.readability.find()) !== 'yes') return;
  const incoming = new Request('http://localhost/');
  const baseUrl = gateway.baseUrl ?? 'http://localhost';
  const appIds = [
    ...(await spaces.pendingAppIds(gateway.label)),
    ...(await batches.pendingAppIds(gateway.name)),
  ];
  for (const appId of new Set(appIds))
    await gateway.noteStatuses(
      await forwardReading(incoming, { baseUrl, appId, below: '' }, {}, gateway),
      appId,
      '',
    );
}

/** What the page may know of one platform: no secret. */
export async function describePlatform(
  gateway: TemplateGateway,
  textLimit: number,
  ownOrigin: string,
): Promise<ConnectedPlatform> {
  const { name, label, tone, baseUrl, appIds, authorizer, readability } = gateway;
  // Asking whether the platform can be read asks for a token.
  const readable = await readability.find();
  const tokenProblem = authorizer.tokenProblem?.();
  return {
    name,
    label,
    ...(tone ? { tone } : {}),
    platform: baseUrl === undefined ? 'embedded' : 'remote',
    baseUrl: baseUrl ?? ownOrigin,
    appIds: [...appIds],
    textLimit,
    credentials: authorizer.credentials,
    ...(tokenProblem ? { tokenProblem } : {}),
    readable,
  };
}
