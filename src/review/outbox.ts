import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { changeOnServer } from '../http/changeOnServer';
import { readFromServer } from '../http/readFromServer';
import { withDatabase } from '../library/storage/database';
import { storageErrorMessages } from '../library/storage/storageError';
import { NewComment } from '../schema/responses/comments';
import { ReviewList } from '../schema/responses/reviews';
import { z } from '../schema/values/zod';
import { announce } from '../ui/notices/announcer';
import type { DraftOnServer } from '../workspace/draftOnServer';
import { useAppServices } from '../workspace/services/AppServices';
import { addressOfDraft, readAgain } from './reviewData';

/** Milliseconds between two tries to send what waits. */
const RETRY_MS = 10_000;
/** Where earlier versions of this page kept what waits. Browsers write it seconds late. */
const EARLIER_KEY = 'rcs.waiting-comments';
/** Statuses after which the same request may succeed later: nobody is signed in, too many requests. */
const passing = new Set([401, 408, 425, 429]);

const waitingComment = z.object({
  space: z.string(),
  id: z.string(),
  comment: z.string(),
  body: NewComment,
  /** Who wrote it: nobody else who signs in on this device sends it. Absent if that was not known. */
  by: z.optional(z.string()),
  /** Why the server does not take it. It stays until its writer has seen that. */
  problem: z.optional(z.string()),
});
export type WaitingComment = z.infer<typeof waitingComment>;

/** Comments that the server has not confirmed yet, as they are on the disk of this device. */
const waitingComments = createStore<readonly WaitingComment[]>(() => []);

/** Of this tab: a comment is sent by one request at a time. */
const underWay = new Set<string>();

const write = (waiting: WaitingComment) =>
  withDatabase(async (database) => {
    const work = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    await Promise.all([work.store.put(waiting), work.done]);
  });

const remove = (comment: string) => withDatabase((database) => database.delete('outbox', comment));

/** Reads what waits, also what other tabs have written. */
async function load(): Promise<readonly WaitingComment[]> {
  const rows = await withDatabase((database) => database.getAll('outbox'));
  if (rows.ok) {
    const read = rows.value.flatMap((row) => waitingComment.safeParse(row).data ?? []);
    waitingComments.setState(read, true);
  }
  return waitingComments.getState();
}

/** Takes over what an earlier version of this page has kept. */
async function takeOver(): Promise<void> {
  const earlier = readEarlier();
  for (const waiting of earlier) if (!(await write(waiting)).ok) return;
  if (earlier.length > 0) localStorage.removeItem(EARLIER_KEY);
}

function readEarlier(): WaitingComment[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(EARLIER_KEY) ?? '[]');
    return z.array(waitingComment).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

/** Sends one comment; the same id makes a repetition harmless. It stays where the server has not confirmed or rejected it. */
async function deliver(waiting: WaitingComment): Promise<'added' | 'waits' | 'rejected'> {
  const { comment } = waiting;
  if (underWay.has(comment)) return 'waits';
  underWay.add(comment);
  try {
    const result = await put(waiting);
    if (result.ok) {
      await remove(comment);
      return 'added';
    }
    const { status = 0, reason, isUnreached } = result;
    if (isUnreached || status >= 500 || passing.has(status)) return 'waits';
    await write({ ...waiting, problem: reason });
    announce(`The comment wasn’t added. ${reason}`);
    return 'rejected';
  } finally {
    underWay.delete(comment);
  }
}

async function put({ space, id, comment, body }: WaitingComment) {
  const address = addressOfDraft({ space, id });
  const result = await changeOnServer('PUT', `${address}/comments/${comment}`, body);
  if (result.ok || result.status !== 412) return result;
  // The version was overwritten before anybody could send it: the comment is about the newest one.
  const digest = await readFromServer(
    `${address}/reviews`,
    (json) => ReviewList.safeParse(json).data?.digest,
  ).catch(() => body.digest);
  return changeOnServer('PUT', `${address}/comments/${comment}`, { ...body, digest });
}

/** Adds a comment: at once, or as soon as the server can be reached. Throws if the text must stay in its field. */
export async function sendComment(waiting: WaitingComment): Promise<boolean> {
  const written = await write(waiting);
  const outcome = await deliver(waiting);
  await load();
  if (outcome === 'added' || written.ok) return outcome === 'added';
  announce(`The comment wasn’t sent. ${storageErrorMessages[written.error].title}.`);
  throw new Error('The comment is kept nowhere.');
}

/** Sends what was rejected once more. */
export async function retryComment(rejected: WaitingComment): Promise<void> {
  const waiting = { ...rejected, problem: undefined };
  await write(waiting);
  if ((await deliver(waiting)) === 'added') announce('Comment added.');
  await load();
}

export async function discardComment({ comment }: WaitingComment): Promise<void> {
  await remove(comment);
  await load();
}

/** The comments of this person on a draft that wait for the server, or that it has rejected. */
export function useWaitingComments({ space, id }: DraftOnServer): readonly WaitingComment[] {
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.subject);
  const all = useStore(waitingComments);
  return all.filter((row) => row.space === space && row.id === id && isOf(row, me));
}

const isOf = ({ by }: WaitingComment, me: string | undefined) => by === undefined || by === me;

/** Sends what waits, on every page, as soon as the server can be reached. Draws nothing. */
export function Outbox(): null {
  const queries = useQueryClient();
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.subject);
  // Storage and network are outside React.
  useEffect(() => {
    async function deliverAll() {
      for (const waiting of await load()) {
        if (waiting.problem !== undefined || !isOf(waiting, me)) continue;
        if ((await deliver(waiting)) === 'waits') continue;
        await load();
        await readAgain(queries, waiting);
      }
    }
    const retry = () => void deliverAll();
    void takeOver().then(retry);
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [queries, me]);
  return null;
}
