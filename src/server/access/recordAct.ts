import type { Context } from 'hono';
import type { AuditAction } from '../../schema/responses/activity';
import { GatewayError } from '../../schema/responses/gateway';
import { databaseAway } from '../gateway/calls/gatewayError';
import { isUnavailable } from '../database/databaseErrors';
import { isAlreadySent, type ServerEnv } from '../request/bindings';
import { createRateLimiter } from '../request/rateLimiter';
import type { ActResult, AuditTrail } from './route';
import { readDraftHeader } from './spaces';

/** Runs the handler of a route whose act is recorded. */
export type RecordAct = (
  action: AuditAction,
  c: Context<ServerEnv>,
  run: () => Response | Promise<Response>,
) => Promise<Response>;

const uncertain = new Set(['no_answer', 'deadline', 'interrupted', 'redirected', 'failure']);

/** Whether a request may have arrived at the platform, by the gateway's code. */
export const isUncertain = (code: string) => uncertain.has(code);

/** Refusals that are recorded each minute: a loop of refused calls must not push older records out. */
const REFUSALS_PER_MINUTE = 60;

/**
 * Records an act with its outcome. A handler that reaches the point of no return calls `bindings.beginAct`, so that the
 * record is written before the act; an act that cannot be recorded does not happen. Without that call the record is written
 * afterwards. Calls of nobody are in the log only.
 *
 * @param platformOf the label of the platform that an address names
 */
export function createRecorder(
  trail: AuditTrail,
  platformOf: (name: string | undefined) => string | undefined,
): RecordAct {
  const limit = createRateLimiter({ count: REFUSALS_PER_MINUTE, seconds: 60 });

  return async (action, c, run) => {
    const { name, file, appId, platform } = c.req.param() as Partial<Record<string, string>>;
    const act = { action, name: name ?? file, appId, platform: platformOf(platform), space: spaceOf(c) };
    let finish: ((result: ActResult) => Promise<void>) | undefined;
    c.env.beginAct = async (facts, within) => {
      c.env.about ??= facts.name;
      try {
        finish = await trail.begin({ ...act, person: c.env.caller?.person, ...facts }, within);
        return undefined;
      } catch (error) {
        if (isUnavailable(error) && within === undefined)
          return databaseAway('The server’s database cannot be written. Nothing was done.');
        throw error;
      }
    };
    let result: ActResult = { outcome: 'unknown' };
    try {
      const answer = await run();
      result = await readResult(answer);
      const isRepeated = answer.headers.has('idempotency-replayed');
      const isNoAct =
        c.env.isActOnlyIfBegun === true ||
        isRepeated ||
        result.code === 'sign_in' ||
        result.code === 'database';
      const isRefusal = result.outcome === 'not-done';
      if (!finish && !isNoAct && (!isRefusal || (await limit('refusals')) === undefined))
        await trail.record({ ...act, name: act.name ?? c.env.about, person: c.env.caller?.person }, result);
      return answer;
    } finally {
      await finish?.(result);
    }
  };
}

/** The space that the address names, or the one from which something is sent. */
function spaceOf(c: Context<ServerEnv>): string | undefined {
  const draft = readDraftHeader(c.req.raw.headers);
  return c.env.space ?? (draft instanceof Response ? undefined : draft?.space);
}

/** What an answer says about the act. */
export async function readResult(answer: Response): Promise<ActResult> {
  if (isAlreadySent(answer)) return { outcome: 'unknown' };
  const { status } = answer;
  if (answer.ok) return { outcome: 'done', status };
  const code = await readGatewayCode(answer);
  if (code !== undefined) return { outcome: isUncertain(code) ? 'unknown' : 'not-done', status, code };
  return { outcome: status >= 500 ? 'unknown' : 'refused', status };
}

/** The code of the gateway's own refusal; undefined for an answer of the platform. */
export async function readGatewayCode(answer: Response): Promise<string | undefined> {
  if (answer.ok || answer.headers.get('content-type') !== 'application/json') return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return GatewayError.safeParse(body).data?.error.code;
}
