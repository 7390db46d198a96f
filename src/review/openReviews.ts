import { readFromServer } from '../http/readFromServer';
import { OpenReviewList, type Review } from '../schema/responses/reviews';
import type { Space } from '../schema/responses/spaces';

/** What a person is asked to do: decide, or change what a reviewer did not like. */
export type ReviewTask = 'decide' | 'change';

/** What waits for a person in the reviews of their spaces, by the ID of the draft. */
export async function readReviewTasks(
  spaces: readonly Pick<Space, 'name'>[],
  me: string,
): Promise<ReadonlyMap<string, ReviewTask>> {
  const lists = await Promise.all(
    spaces.map(({ name }) =>
      readFromServer(
        `/api/v1/spaces/${encodeURIComponent(name)}/reviews`,
        (json) => OpenReviewList.safeParse(json).data?.reviews,
      ),
    ),
  );
  const tasks = new Map<string, ReviewTask>();
  for (const review of lists.flat()) {
    const task = taskOf(review, me);
    if (task) tasks.set(review.draft, task);
  }
  return tasks;
}

/** What a review asks of a person; undefined if it waits for others. */
export function taskOf(
  { state, by, mayDecide, decisions }: Pick<Review, 'state' | 'by' | 'mayDecide' | 'decisions'>,
  me: string,
): ReviewTask | undefined {
  if (state === 'changes') return by.id === me ? 'change' : undefined;
  const hasDecided = decisions.some((decision) => decision.by.id === me);
  return state === 'open' && mayDecide && !hasDecided ? 'decide' : undefined;
}
