import type { Transaction } from 'kysely';
import { z } from 'zod';
import { NoticeEvent } from '../../schema/responses/notices';
import type { Person } from '../../schema/responses/session';
import type { Tables } from '../database/tables';
import { ascendingId } from '../request/requestId';
import type { Settings } from '../settings/settings';
import { webhookBody } from './webhookBody';

/** Characters of a note, reason or comment that a notice repeats. */
const MAX_TEXT = 200;

type DraftPlace = { space: string; id: string };

/** Something that people are notified of, and webhooks. */
type Happening = DraftPlace & {
  event: NoticeEvent;
  /** The name of the template. */
  name: string | null;
  /** Who did it; undefined for the platform, and without sign-in. */
  by: Person | undefined;
  outcome?: string;
  /** It is about many templates of the draft, and the outcome says how many of each. */
  isOfMany?: boolean;
  /** The id of the comment or review. */
  about?: string;
  text?: string | undefined;
};

/**
 * Whom to notify, by the ids of their sign-in. The person who did it is never among them. `webhooks`: only those of programs,
 * or only those that people read.
 */
type Audience = {
  people: Iterable<string>;
  mentioned?: Iterable<string>;
  webhooks?: 'programs' | 'people';
};

/**
 * Stores the notices, in the transaction of what happened: either both are stored or neither. Inboxes have them at once;
 * mail and webhooks follow.
 */
export type Announce = (work: Transaction<Tables>, happening: Happening, to: Audience) => Promise<void>;

/** The events of a webhook as they are stored. */
export const readWebhookEvents = (stored: string): NoticeEvent[] =>
  z.array(NoticeEvent).parse(JSON.parse(stored));

export function createAnnounce(
  { WEBHOOKS = [], PUBLIC_URL }: Pick<Settings, 'WEBHOOKS' | 'PUBLIC_URL'>,
  now: () => number,
): Announce {
  /** The webhooks that want to know. */
  async function listeners(work: Transaction<Tables>, { space, event }: Happening) {
    const stored = await work
      .selectFrom('webhooks')
      .select(['id', 'events', 'form'])
      .where('space', '=', space)
      .where('ended_at', 'is', null)
      .execute();
    return [
      ...stored.map((row) => ({ ...row, events: readWebhookEvents(row.events) })),
      ...hooksFor(WEBHOOKS, space),
    ].filter(({ events }) => events.includes(event));
  }

  return async (work, happening, { people, mentioned = [], webhooks }) => {
    const { space, id: draft, event, name, by, outcome, isOfMany = false, about, text } = happening;
    const at = new Date(now()).toISOString();
    const id = ascendingId(at);
    const named = new Set(mentioned);
    const recipients = [...new Set([...people, ...named])].filter(
      (subject) => subject !== by?.subject && !/^(?:guest|former):/.test(subject),
    );
    const row = {
      id,
      event,
      space,
      draft,
      name,
      person: by?.name ?? null,
      outcome: outcome ?? null,
      about: about ?? null,
      text: text === undefined ? null : beginningOf(text),
      many: isOfMany ? 'yes' : 'no',
      at,
      read_at: null,
      mailed_at: null,
    };
    for (const subject of recipients)
      await work
        .insertInto('notices')
        .values({ ...row, subject, mention: named.has(subject) ? 'yes' : 'no' })
        .execute();
    const hooks = (await listeners(work, happening)).filter(
      ({ form }) => webhooks === undefined || (form === 'standard') === (webhooks === 'programs'),
    );
    for (const hook of hooks)
      await work
        .insertInto('deliveries')
        .values(
          newDelivery({
            id: `${id}-${hook.id}`,
            webhook: hook.id,
            space,
            event,
            body: webhookBody(hook.form, row, PUBLIC_URL),
            at,
          }),
        )
        .execute();
  };
}

/** The webhooks of the setting that are for a space. */
export const hooksFor = <Hook extends { space?: string | undefined }>(
  hooks: readonly Hook[],
  space: string,
) => hooks.filter((hook) => hook.space === undefined || hook.space === space);

/** A message to a webhook that is to be sent at once. */
export const newDelivery = (
  message: Pick<Tables['deliveries'], 'id' | 'webhook' | 'space' | 'event' | 'body' | 'at'>,
): Tables['deliveries'] => ({
  ...message,
  state: 'waiting',
  attempts: '0',
  next_at: message.at,
  result: null,
});

/** The beginning of a text, as notices repeat it. */
export const beginningOf = (text: string) =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

const latestReview = (work: Transaction<Tables>, { space, id }: DraftPlace) =>
  work
    .selectFrom('reviews')
    .select(['id', 'subject', 'reviewers'])
    .where('space', '=', space)
    .where('draft', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Everybody who works on a draft: who wrote in it, and who asked for the latest review. */
export async function workersOn(work: Transaction<Tables>, place: DraftPlace): Promise<string[]> {
  const writers = await work
    .selectFrom('draft_writers')
    .select('subject')
    .where('space', '=', place.space)
    .where('draft', '=', place.id)
    .execute();
  const review = await latestReview(work, place);
  return [...writers.map(({ subject }) => subject), ...(review ? [review.subject] : [])];
}

/** The name of the template of a draft, for a notice about all templates that are made of it. */
export async function nameOfDraft(work: Transaction<Tables>, { space, id }: DraftPlace) {
  const draft = await work
    .selectFrom('drafts')
    .select('name')
    .where('space', '=', space)
    .where('id', '=', id)
    .executeTakeFirst();
  return draft?.name ?? null;
}

/** Who is told that a draft was sent. Whoever did not approve it learns that it was sent all the same. */
export const peopleToTell = async (
  work: Transaction<Tables>,
  place: DraftPlace,
  emergency: string | undefined,
): Promise<string[]> => [
  ...(await workersOn(work, place)),
  ...(emergency === undefined ? [] : await judgesOf(work, place)),
];

const AskedPeople = z.array(z.object({ id: z.string() }));

/** Everybody who was asked to decide about the latest review of a draft, or did. */
async function judgesOf(work: Transaction<Tables>, place: DraftPlace): Promise<string[]> {
  const review = await latestReview(work, place);
  if (!review) return [];
  const decisions = await work
    .selectFrom('decisions')
    .select('subject')
    .where('review', '=', review.id)
    .execute();
  const asked = AskedPeople.parse(JSON.parse(review.reviewers));
  return [...asked.map((person) => person.id), ...decisions.map(({ subject }) => subject)];
}
