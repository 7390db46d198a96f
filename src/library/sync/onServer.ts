import { readFromServer } from '../../http/readFromServer';
import { ReviewSummaryList } from '../../schema/responses/reviews';
import { DraftList, type Space } from '../../schema/responses/spaces';
import { addFromServer, olderThan, readSyncState } from '../storage/syncRows';
import { draftsOf, fetchDraft } from './serverDrafts';
import { arrivalOf, fromDocument, rowOf } from './sharedDraft';

/** Drafts of a page of the search. */
const PAGE = 30;

/**
 * Searches the drafts of a space that are too old for this browser, newest first: one page. `cursor`: the `next` of the page
 * before.
 */
export function searchOlder(space: string, words: string, cursor: string | undefined): Promise<DraftList> {
  const query = new URLSearchParams({
    q: words,
    include: 'document',
    limit: String(PAGE),
    // A page begins after a time and an ID.
    cursor: cursor ?? `${new Date(olderThan()).toISOString()}~0`,
  });
  return readFromServer(`${draftsOf(space)}?${query}`, (json) => DraftList.safeParse(json).data);
}

/** Takes a draft that this browser does not have from the first of these spaces that has it; false if none has. */
export async function takeFromServer(id: string, spaces: readonly Pick<Space, 'name'>[]): Promise<boolean> {
  for (const { name: space } of spaces) {
    // Mostly there is one space.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetchDraft(space, id);
    const theirs = answer !== 'absent' && 'draft' in answer ? fromDocument(id, answer.document) : undefined;
    if (answer === 'absent' || !('draft' in answer) || !theirs) continue;
    const row = { ...rowOf({ id, space }, answer), localRevision: 1 };
    const { deletedAt } = answer.draft;
    // oxlint-disable-next-line no-await-in-loop
    const added = await addFromServer([{ draft: arrivalOf(space, answer, theirs), deletedAt, row }], 0);
    return added.ok;
  }
  return false;
}

/**
 * Takes the drafts whose review waits for the person, however old they are, if this browser does not have them. Resolves to
 * the IDs of all that wait; undefined if the server did not say.
 */
export async function takeWaiting(): Promise<Set<string> | undefined> {
  const reviews = await readFromServer(
    '/api/v1/reviews?waiting=me',
    (json) => ReviewSummaryList.safeParse(json).data?.reviews,
  ).catch(() => undefined);
  for (const { draft, space } of reviews ?? []) {
    // One after the other: mostly none is missing.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readSyncState(draft);
    const isMissing = read.ok && read.value.record.state === 'absent' && !read.value.row;
    // oxlint-disable-next-line no-await-in-loop
    if (isMissing) await takeFromServer(draft, [{ name: space }]);
  }
  return reviews && new Set(reviews.map(({ draft }) => draft));
}
