import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { nameOfDraft, peopleToTell, type Announce } from '../notices/announce';

/** What became of templates, in the order in which people are told, by the states of the items. */
const words: readonly [word: string, states: readonly string[]][] = [
  ['created', ['created']],
  ['rejected', ['refused']],
  ['may have been created', ['unknown']],
  ['not sent', ['waiting', 'sending', 'not_sent']],
];

/**
 * Tells people once what became of all templates of a batch that has ended or stopped, in the transaction in which it does.
 * Programs were told of each template.
 */
export async function announceBatch(
  announce: Announce,
  work: Transaction<Tables>,
  { id, space, draft, subject, person, emergency }: Tables['batches'],
): Promise<void> {
  if (space === null) return;
  const rows = await work
    .selectFrom('batch_items')
    .select(['state', (count) => count.fn.countAll().as('count')])
    .where('batch', '=', id)
    .groupBy('state')
    .execute();
  const counts = words.map(([word, states]) => ({
    word,
    count: rows.reduce((sum, row) => sum + (states.includes(row.state) ? Number(row.count) : 0), 0),
  }));
  if (counts.every(({ word, count }) => word === 'not sent' || count === 0)) return;
  const place = { space, id: draft };
  const reason = emergency ?? undefined;
  await announce(
    work,
    {
      event: 'template.sent',
      ...place,
      name: await nameOfDraft(work, place),
      by: subject === null ? undefined : { subject, name: person ?? '' },
      outcome: counts
        .filter(({ count }) => count > 0)
        .map(({ word, count }) => `${count} ${word}`)
        .join(', '),
      isOfMany: true,
      about: id,
      text: reason,
    },
    { people: await peopleToTell(work, place, reason), webhooks: 'people' },
  );
}
