import type { DraftOnServer } from '../workspace/draftOnServer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { identifyPath } from '../exchange/merge/identify';
import { changeOnServer } from '../http/changeOnServer';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Comment, CommentChange } from '../schema/responses/comments';
import { nameOfPath } from '../schema/template/templateTree';
import { parsePath } from '../schema/values/issues';
import { Button, TextButton } from '../ui/controls/Button';
import { Disclosure } from '../ui/controls/Disclosure';
import { newId } from '../ui/browser/page';
import { announce } from '../ui/notices/announcer';
import { Badge, Notice } from '../ui/notices/Notice';
import { RelativeTime } from '../ui/time/time';
import { sendComment, useWaitingComments } from './outbox';
import { addressOfDraft, readAgain, useComments } from './reviewData';
import { CommentForm } from './CommentForm';
import { threadsOf, type Thread } from './threads';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './review.module.css';

/** Milliseconds after which comments on the screen count as seen. */
const SEEN_MS = 1500;

export type CommentsProps = {
  draft: DraftOnServer;
  /** The template that the phones show, the identities of its cards and buttons, and the digest of its body. */
  template: TemplateDraft;
  entries: DraftEntries | undefined;
  digest: string;
  /** The dotted path of the part that is selected on the phone. */
  selected: string | undefined;
  /** Selects a part; undefined selects none. */
  onSelect: (path: string | undefined) => void;
  /** Counts the presses on the phone: each moves the focus to the field for a new comment. */
  wanted: number;
  /** Whether the person may resolve the threads of others. */
  canResolve: boolean;
  /** Draws a version: what a comment was about whose part is gone. */
  drawVersion: (digest: string) => ReactNode;
};

/** What a comment is about, in words. */
const nameOfPart = (path: string) => (path === '' ? 'Whole message' : nameOfPath(parsePath(path)));

/** The comments on a draft in the order of the phone, and the form for a new one. */
export function Comments(props: CommentsProps) {
  const { draft, template, entries, digest, selected, onSelect, wanted } = props;
  const queries = useQueryClient();
  const { data, error, refetch } = useComments(draft);
  const waiting = useWaitingComments(draft);
  useSeen(draft, data?.comments.some(({ isNew }) => isNew) ? data.sequence : undefined);
  const threads = threadsOf(data?.comments ?? [], template, entries);
  const open = threads.filter(({ first }) => first.resolvedAt === null && !isEmpty(first, threads));
  const resolved = threads.filter(({ first }) => first.resolvedAt !== null);

  async function write(text: string, thread?: Comment) {
    const path =
      thread?.path ?? (entries ? identifyPath((selected ?? '').split('.'), entries).join('.') : selected);
    const body = { ...(thread ? { thread: thread.id } : {}), path: path ?? '', digest, text };
    const isAdded = await sendComment({ ...draft, comment: newId(), body });
    if (isAdded) announce(thread ? 'Reply added.' : 'Comment added.');
    await readAgain(queries, draft);
  }
  const entry = (thread: Thread) => (
    <ThreadEntry
      key={thread.first.id}
      {...props}
      thread={thread}
      onAnswer={(text) => write(text, thread.first)}
    />
  );
  return (
    <section aria-labelledby="comments" className={layout.stack}>
      <h3 id="comments">Comments</h3>
      <div className={layout.tightStack}>
        <p className={styles.about}>
          <span>
            About: <strong>{nameOfPart(selected ?? '')}</strong>
          </span>
          {selected !== undefined && (
            <TextButton onClick={() => onSelect(undefined)}>Whole message instead</TextButton>
          )}
        </p>
        <CommentForm
          label="New comment"
          button="Comment"
          wanted={wanted}
          hint={selected === undefined ? 'Press a part of the phone to comment on it.' : undefined}
          onSubmit={(text) => write(text)}
        />
      </div>
      {error && (
        <Notice
          tone="error"
          title="Couldn’t load the comments"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error.message}</p>
        </Notice>
      )}
      {waiting.length > 0 && (
        <Notice tone="warning" title="Saved on this device, not yet on the server">
          <ul className={layout.bullets}>
            {waiting.map(({ comment, body }) => (
              <li key={comment} dir="auto" className={styles.text}>
                {body.text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {data && open.length === 0 && resolved.length === 0 && waiting.length === 0 && (
        <p className={words.soft}>No comments yet.</p>
      )}
      <ol className={styles.threads} aria-label="Comments, in the order of the phone">
        {open.map(entry)}
      </ol>
      {resolved.length > 0 && (
        <Disclosure summary={`Resolved (${resolved.length})`}>
          {() => <ol className={styles.threads}>{resolved.map(entry)}</ol>}
        </Disclosure>
      )}
    </section>
  );
}

/** Whether nothing is left of a thread to read. */
const isEmpty = (first: Comment, threads: readonly Thread[]) =>
  first.deletedAt !== null && (threads.find((thread) => thread.first === first)?.answers.length ?? 0) === 0;

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

type ThreadProps = CommentsProps & { thread: Thread; onAnswer: (text: string) => Promise<void> };

function ThreadEntry(props: ThreadProps) {
  const { draft, thread, selected, onSelect, canResolve, drawVersion, onAnswer } = props;
  const { first, answers, path } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const change = useCommentChange(draft);
  const isResolved = first.resolvedAt !== null;
  const part = nameOfPart(path ?? '');

  async function settle(next: boolean) {
    const isDone = await change(first.id, { isResolved: next });
    if (isDone)
      announce(next ? 'Resolved.' : 'Reopened.', next ? { undo: () => void settle(false) } : undefined);
  }
  return (
    <li
      className={`${layout.card} ${styles.thread}`}
      data-selected={(path !== undefined && path !== '' && path === selected) || undefined}
      aria-label={`${first.by ?? 'Somebody'} about ${path === undefined ? 'a removed part' : part}`}
    >
      <div className={styles.about}>
        {path === undefined ? (
          <Disclosure summary="About a part that was removed">{() => drawVersion(first.digest)}</Disclosure>
        ) : path === '' ? (
          <span>{part}</span>
        ) : (
          <TextButton onClick={() => onSelect(path)}>{part}</TextButton>
        )}
        {isResolved && (
          <span className={words.note}>
            Resolved by <bdi>{first.resolvedBy ?? 'somebody'}</bdi>
          </span>
        )}
      </div>
      <CommentEntry {...props} comment={first} />
      {answers.length > 0 && (
        <ol className={styles.answers} aria-label="Replies">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentEntry {...props} comment={answer} />
            </li>
          ))}
        </ol>
      )}
      {isAnswering ? (
        <CommentForm
          label="Reply"
          button="Reply"
          takesFocus
          onCancel={() => setAnswering(false)}
          onSubmit={async (text) => {
            await onAnswer(text);
            setAnswering(false);
          }}
        />
      ) : (
        <div className={layout.row}>
          <Button size="small" onClick={() => setAnswering(true)}>
            Reply
          </Button>
          {(canResolve || first.isOwn) && (
            <Button size="small" onClick={() => void settle(!isResolved)}>
              {isResolved ? 'Reopen' : 'Resolve'}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function CommentEntry({ draft, comment }: Pick<CommentsProps, 'draft'> & { comment: Comment }) {
  const { id, by, text, isOwn, isNew, at, editedAt, deletedAt } = comment;
  const [isEditing, setEditing] = useState(false);
  const change = useCommentChange(draft);
  if (deletedAt !== null)
    return (
      <p className={words.note}>
        <bdi>{by ?? 'Somebody'}</bdi> wrote something here that was deleted.
      </p>
    );
  if (isEditing)
    return (
      <CommentForm
        label="Your comment"
        button="Save"
        text={text}
        takesFocus
        onCancel={() => setEditing(false)}
        onSubmit={async (written) => {
          if (await change(id, { text: written })) setEditing(false);
        }}
      />
    );
  return (
    <div className={styles.comment}>
      <p className={words.softNote}>
        <strong>
          <bdi>{by ?? 'Somebody'}</bdi>
        </strong>{' '}
        <RelativeTime at={at} />
        {editedAt !== null && ', edited'} {isNew && <Badge tone="info">new</Badge>}
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {isOwn && (
        <div className={styles.own}>
          <TextButton onClick={() => setEditing(true)}>Edit</TextButton>
          <TextButton onClick={() => void change(id, undefined)}>Delete</TextButton>
        </div>
      )}
    </div>
  );
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
