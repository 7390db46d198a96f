import type { Transaction } from 'kysely';
import { groupBy } from '../../lib/values';
import type { Tables } from '../database/tables';
import { withCurrentNames } from '../access/people';
import type { ActResult } from '../access/route';
import type { Person } from '../../schema/responses/session';
import { includesSpaceRole } from '../../schema/responses/spaces';
import { readDraftHeader, roleIn, type SpaceSettings } from '../access/spaces';
import { columnsOf } from '../audit/auditTrail';
import { isUnavailable } from '../database/databaseErrors';
import type { Database } from '../database/openDatabase';
import { nameOfDraft, peopleToTell, workersOn, type Announce } from '../notices/announce';
import { databaseAway } from '../gateway/calls/gatewayError';
import type { Caller } from '../request/bindings';
import { ascendingId, currentRequestId } from '../request/requestId';
import type { DraftKey } from './draftRows';

/** What is sent from a draft, to which platform, and by whom. */
type Sending = {
  platform: string;
  appId: string;
  name: string;
  /** SHA-256 of the request body as canonical JSON, in hexadecimal digits. */
  digest: string;
  /** The request body as canonical JSON. */
  body: string;
  person: Person | undefined;
  /** Why it is sent without the approval that the space requires. */
  emergency: string | undefined;
  /** It is one of many: people are told of all of them at once. */
  isOfBatch?: true | undefined;
};

export type SendingStore = ReturnType<typeof createSendingStore>;

/** Records a creation before it goes out. Resolves to what is called with its result, or to a refusal. */
export type RecordSending = (
  request: Request,
  caller: Caller | undefined,
  sending: Omit<Sending, 'person' | 'isOfBatch'>,
) => Promise<((result: ActResult) => Promise<void>) | Response>;

const unrecorded = async () => undefined;

/** Records creations that name a draft of a space in which the caller writes; others leave no record here. */
export function createSendingRecorder(
  store: SendingStore,
  settings: SpaceSettings,
  report: () => void,
): RecordSending {
  return async (request, caller = {}, sending) => {
    const draft = readDraftHeader(request.headers);
    if (draft instanceof Response) return draft;
    if (draft === undefined) return unrecorded;
    const role = roleIn(draft.space, caller, settings);
    if (role === undefined || !includesSpaceRole(role, 'author')) return unrecorded;
    try {
      const finish = await store.begin(draft, {
        ...sending,
        person: caller.person,
        isOfBatch: caller.isBatch,
      });
      // The response counts, whether or not it can be written down: the record then says `started`.
      return (result) =>
        finish(result)
          .then(report)
          .catch(() => undefined);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return databaseAway('The server’s database cannot be written. Nothing was sent.');
    }
  };
}

const TOO_MANY_REQUESTS = 429;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Outcomes after which the platform may have the template. */
const mayHaveArrived = ['done', 'unknown', 'started'];
/** Days for which a pending status is asked for. */
const PENDING_DAYS = 30;

type StatusChange = { id: string; name: string; status: string; subject: string | null; place: DraftKey };

/** Tells of statuses of one draft’s templates: people of several at once, programs of each. */
async function announceStatuses(
  announce: Announce,
  work: Transaction<Tables>,
  changed: readonly StatusChange[],
): Promise<void> {
  const [first] = changed;
  if (!first) return;
  const { place } = first;
  const event = 'template.status_changed';
  const people = [...changed.flatMap(({ subject }) => subject ?? []), ...(await workersOn(work, place))];
  const isOne = changed.length === 1;
  for (const { id, name, status } of changed)
    await announce(
      work,
      { event, ...place, name, by: undefined, outcome: status, about: id },
      isOne ? { people } : { people: [], webhooks: 'programs' },
    );
  if (isOne) return;
  const counts = [...groupBy(changed, ({ status }) => status)].map(
    ([status, those]) => `${those.length} ${status}`,
  );
  const name = await nameOfDraft(work, place);
  await announce(
    work,
    { event, ...place, name, by: undefined, outcome: counts.join(', '), isOfMany: true, about: first.id },
    { people, webhooks: 'people' },
  );
}

/** Keeps what was sent from each draft. The records stay when the draft is gone. */
export function createSendingStore(database: Database, now: () => number, announce: Announce) {
  return {
    /** Records a sending before it goes out; call the result with its outcome. */
    async begin(
      { space, id: draft }: DraftKey,
      { platform, appId, name, digest, body, person, emergency, isOfBatch }: Sending,
    ): Promise<(result: ActResult) => Promise<void>> {
      const at = new Date(now()).toISOString();
      const id = ascendingId(at);
      // Reviewers see what changed since a version was sent. Of a set they see what changed since it was approved.
      if (!isOfBatch)
        await database
          .insertInto('draft_versions')
          .values({ space, draft, digest, body, document: null, members: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await database
        .insertInto('draft_sendings')
        .values({
          id,
          space,
          draft,
          platform,
          app_id: appId,
          name,
          digest,
          person: person?.name ?? null,
          subject: person?.subject ?? null,
          at,
          emergency: emergency ?? null,
          request_id: currentRequestId() ?? null,
          ...columnsOf({ outcome: 'started' }),
        })
        .execute();
      return async (result) => {
        await database.transaction().execute(async (work) => {
          await work.updateTable('draft_sendings').set(columnsOf(result)).where('id', '=', id).execute();
          const { outcome, status } = result;
          // A platform that wants a pause has not decided anything.
          if (outcome === 'not-done' || status === TOO_MANY_REQUESTS) return;
          const key = { space, id: draft };
          await announce(
            work,
            { event: 'template.sent', ...key, name, by: person, outcome, about: id, text: emergency },
            isOfBatch
              ? { people: [], webhooks: 'programs' }
              : { people: await peopleToTell(work, key, emergency) },
          );
        });
      };
    },
    /**
     * Notes the statuses that a platform tells of templates by name, and tells people of those that have changed. That
     * a new template is pending is no news, nor is the first status of one that was sent long ago. A name that was sent
     * again is the latest sending's. Resolves to whether anything has changed.
     */
    async noteStatuses(
      platform: string,
      appId: string,
      statuses: ReadonlyMap<string, string>,
    ): Promise<boolean> {
      const sent = await database
        .selectFrom('draft_sendings')
        .select(['id', 'name', 'at', 'platform_status', 'space', 'draft', 'subject'])
        .where('platform', '=', platform)
        .where('app_id', '=', appId)
        .where('outcome', 'in', mayHaveArrived)
        .where('name', 'in', [...statuses.keys(), ''])
        .orderBy('id')
        .execute();
      const latest = [...new Map(sent.map((row) => [row.name, row])).values()];
      const news = latest.filter(({ name, platform_status: known }) => known !== statuses.get(name));
      for (const ofDraft of groupBy(news, ({ space, draft }) => `${space}/${draft}`).values())
        await database.transaction().execute(async (work) => {
          const changed: StatusChange[] = [];
          for (const { id, name, at, platform_status: known, space, draft, subject } of ofDraft) {
            const status = statuses.get(name) ?? null;
            const { numUpdatedRows } = await work
              .updateTable('draft_sendings')
              .set({ platform_status: status })
              .where('id', '=', id)
              .where('platform_status', known === null ? 'is' : '=', known)
              .executeTakeFirst();
            const isOld = at < new Date(now() - PENDING_DAYS * DAY_MS).toISOString();
            const isFirst = known === null && (status === 'pending' || isOld);
            if (numUpdatedRows > 0n && status !== null && !isFirst)
              changed.push({ id, name, status, subject, place: { space, id: draft } });
          }
          await announceStatuses(announce, work, changed);
        });
      return news.length > 0;
    },
    /** App ids of a platform to which templates were sent whose status people wait for. */
    async pendingAppIds(platform: string): Promise<string[]> {
      const rows = await database
        .selectFrom('draft_sendings')
        .select('app_id')
        .distinct()
        .where('platform', '=', platform)
        .where('outcome', 'in', mayHaveArrived)
        .where('at', '>', new Date(now() - PENDING_DAYS * DAY_MS).toISOString())
        .where((row) => row.or([row('platform_status', 'is', null), row('platform_status', '=', 'pending')]))
        .execute();
      return rows.map((row) => row.app_id);
    },
    /** What was sent from a draft, newest first. `before`: the id of the last one of the page before. */
    async list({ space, id }: DraftKey, before: string | undefined, limit: number) {
      let query = database
        .selectFrom('draft_sendings')
        .selectAll()
        .where('space', '=', space)
        .where('draft', '=', id)
        .orderBy('id', 'desc')
        .limit(limit);
      if (before !== undefined) query = query.where('id', '<', before);
      return withCurrentNames(database, await query.execute());
    },
  };
}
