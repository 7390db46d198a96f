import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeOnServer } from '../http/changeOnServer';
import type { Comment, CommentChange } from '../schema/responses/comments';
import { Button } from '../ui/controls/Button';
import { newId } from '../ui/browser/page';
import { announce } from '../ui/notices/announcer';
import { Notice, LoadFailed } from '../ui/notices/Notice';
import type { DraftOnServer } from '../workspace/draftOnServer';
import { CommentBoard, type CommentBoardProps } from './CommentBoard';
import { mentionedIn } from './mentions';
import { useNewsAloud } from './newsAloud';
import { type WaitingComment, discardComment, retryComment, sendComment, useWaitingComments } from './outbox';
import { addressOfDraft, readAgain, useComments, usePeople } from './reviewData';
import { useAppServices } from '../workspace/services/AppServices';
import styles from './review.module.css';

/** Milliseconds after which comments on the screen count as seen. */
const SEEN_MS = 1500;

type CommentsProps = Pick<
  CommentBoardProps,
  'template' | 'entries' | 'selected' | 'onSelect' | 'wanted' | 'canResolve' | 'drawVersion'
> & {
  draft: DraftOnServer;
  /** The version that the phones show. */
  digest: string;
};

/** The comments on a draft, live, for people of its space. */
export function Comments({ draft, digest, ...board }: CommentsProps) {
  const queries = useQueryClient();
  const { data, error, refetch } = useComments(draft);
  const { data: people } = usePeople(draft);
  const waiting = useWaitingComments(draft);
  const change = useCommentChange(draft);
  const { session } = useAppServices();
  useNewsAloud(data?.comments);
  useSeen(draft, data?.comments.some(({ isNew }) => isNew) ? data.sequence : undefined);

  async function write(text: string, path: string, thread?: Comment) {
    const mentions = mentionedIn(text, people ?? []);
    const body = {
      ...(thread ? { thread: thread.id } : {}),
      ...(mentions.length > 0 ? { mentions } : {}),
      path,
      digest,
      text,
    };
    const by = session.state.getState()?.person?.subject;
    const isAdded = await sendComment({ ...draft, comment: newId(), body, ...(by !== undefined && { by }) });
    if (isAdded) announce(thread ? 'Reply added.' : 'Comment added.');
    await readAgain(queries, draft);
  }
  return (
    <CommentBoard
      {...board}
      about={draft.id}
      comments={data?.comments}
      people={people}
      waiting={waiting.filter(({ problem }) => problem === undefined).map(textOf)}
      onWrite={write}
      onChange={change}
    >
      {error && <LoadFailed title="Couldn’t load the comments" error={error} onRetry={refetch} />}
      {waiting.map(
        (rejected) =>
          rejected.problem !== undefined && <RejectedComment key={rejected.comment} rejected={rejected} />,
      )}
    </CommentBoard>
  );
}

const textOf = ({ comment, body: { text } }: WaitingComment) => ({ id: comment, text });

/** A comment that the server does not take: its text is not lost. */
function RejectedComment({ rejected }: { rejected: WaitingComment }) {
  return (
    <Notice
      tone="error"
      title="Your comment wasn’t added"
      actions={
        <>
          <Button size="small" onClick={() => void retryComment(rejected)}>
            Try again
          </Button>
          <Button size="small" onClick={() => void discardComment(rejected)}>
            Discard
          </Button>
        </>
      }
    >
      <p>{rejected.problem}</p>
      <blockquote dir="auto" className={styles.quote}>
        {rejected.body.text}
      </blockquote>
    </Notice>
  );
}

/** Says that the comments on the screen are seen. `sequence`: undefined while there is nothing new. */
function useSeen({ space, id }: DraftOnServer, sequence: number | undefined) {
  // Time is outside React.
  useEffect(() => {
    if (sequence === undefined) return undefined;
    const address = `${addressOfDraft({ space, id })}/comments/seen`;
    const timer = setTimeout(() => void changeOnServer('PUT', address, { sequence }), SEEN_MS);
    return () => clearTimeout(timer);
  }, [space, id, sequence]);
}

/** Changes a comment, or deletes it; the reason of a failure is announced. */
function useCommentChange(draft: DraftOnServer) {
  const queries = useQueryClient();
  return async (id: string, change: CommentChange | undefined): Promise<boolean> => {
    const address = `${addressOfDraft(draft)}/comments/${id}`;
    const result = await (change === undefined
      ? changeOnServer('DELETE', address)
      : changeOnServer('PATCH', address, change));
    if (!result.ok) announce(result.reason);
    await readAgain(queries, draft);
    return result.ok;
  };
}
