import type { DraftOnServer } from '../workspace/draftOnServer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { changeOnServer } from '../http/changeOnServer';
import { bodyDigest, remark } from '../schema/responses/reviews';
import { z } from '../schema/values/zod';
import { announce } from '../ui/notices/announcer';
import { createDeviceStore } from '../ui/browser/deviceStore';
import { addressOfDraft, readAgain } from './reviewData';

/** Milliseconds between two tries to send what waits. */
const RETRY_MS = 10_000;

const waitingComment = z.object({
  space: z.string(),
  id: z.string(),
  comment: z.string(),
  body: z.object({ thread: z.optional(z.string()), path: z.string(), digest: bodyDigest, text: remark }),
});
export type WaitingComment = z.infer<typeof waitingComment>;

/** Comments that the server has not confirmed yet: they are stored here first, and sent until it has. */
const waitingComments = createDeviceStore<readonly WaitingComment[]>(
  'rcs.waiting-comments',
  () => [],
  (stored) => z.array(waitingComment).safeParse(stored).data,
);

/** Of this tab: a comment is sent by one request at a time. */
const underWay = new Set<string>();

/** Sends one comment. It stays where the server gave no answer, and the same ID makes a repetition harmless. */
async function deliver({ space, id, comment, body }: WaitingComment): Promise<boolean> {
  if (underWay.has(comment)) return false;
  underWay.add(comment);
  const result = await changeOnServer('PUT', `${addressOfDraft({ space, id })}/comments/${comment}`, body);
  underWay.delete(comment);
  if (!result.ok && result.isUnreached) return false;
  waitingComments.setState(waitingComments.getState().filter((one) => one.comment !== comment));
  if (!result.ok) announce(`The comment wasn’t added. ${result.reason} Its text: ${body.text}`);
  return result.ok;
}

/** Adds a comment: at once, or as soon as the server can be reached. */
export async function sendComment(waiting: WaitingComment): Promise<boolean> {
  waitingComments.setState([...waitingComments.getState(), waiting]);
  return deliver(waiting);
}

/** The comments on a draft that wait for the server. Sends them when it can be reached. */
export function useWaitingComments({ space, id }: DraftOnServer): readonly WaitingComment[] {
  const queries = useQueryClient();
  const all = useStore(waitingComments);
  const isWaiting = all.length > 0;
  // The network is outside React.
  useEffect(() => {
    if (!isWaiting) return undefined;
    async function deliverAll() {
      for (const waiting of waitingComments.getState())
        if (await deliver(waiting)) await readAgain(queries, waiting);
    }
    const retry = () => void deliverAll();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    retry();
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [queries, isWaiting]);
  return all.filter((waiting) => waiting.space === space && waiting.id === id);
}
