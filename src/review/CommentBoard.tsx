import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../lib/path';
import { isolate, quote } from '../lib/text/isolate';
import { identifyPath } from '../schema/entries/entryPaths';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Comment, CommentChange } from '../schema/responses/comments';
import type { Member } from '../schema/responses/members';
import { nameOfPath } from '../schema/template/templateTree';
import { parsePath } from '../schema/values/issues';
import { Button, TextButton } from '../ui/controls/Button';
import { Disclosure } from '../ui/controls/Disclosure';
import { announce } from '../ui/notices/announcer';
import { Badge, Notice } from '../ui/notices/Notice';
import { RelativeTime } from '../ui/time/time';
import { CommentForm } from './CommentForm';
import { splitMentions } from '../lib/text/mentions';
import { mentionedIn } from './mentions';
import { isOpen, threadsOf, type Thread } from './threads';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './review.module.css';

export type CommentBoardProps = {
  /** Names the draft. */
  about: string;
  /** Undefined while they are loaded. */
  comments: readonly Comment[] | undefined;
  /** The texts of comments that the server does not have yet. */
  waiting: readonly { id: string; text: string }[];
  /** The template that the phones show, and the identities of its cards and buttons. */
  template: TemplateDraft;
  entries: DraftEntries | undefined;
  /** The dotted path of the part that is selected on the phone. */
  selected: string | undefined;
  /** Selects a part; undefined selects none. */
  onSelect: (path: string | undefined) => void;
  /** Counts the presses on the phone: each moves the focus to the field for a new comment. */
  wanted: number;
  /** Adds a comment on a part, or a reply to the first comment of a thread. */
  onWrite: (text: string, path: string, thread?: Comment) => Promise<void>;
  /** Changes a comment, or deletes it; resolves to whether that is done. Absent where nobody can. */
  onChange?: (id: string, change: CommentChange | undefined) => Promise<boolean>;
  /** Who can be named with “@”; absent for guests. */
  people?: readonly Pick<Member, 'id' | 'name' | 'address'>[];
  /** Whether the person may resolve the threads of others. */
  canResolve: boolean;
  /** Draws a version: what a comment was about whose part is gone. */
  drawVersion?: (digest: string) => ReactNode;
  /** Drawn above the form: why there are no comments, or who writes. */
  children?: ReactNode;
};

/** What a comment is about, in words. */
const nameOfPart = (path: string) => (path === '' ? 'Whole message' : nameOfPath(parsePath(path)));

/** The beginning of a part's text, which the form for a comment may push off the screen. */
function quoteOfPart(template: TemplateDraft, path = ''): string {
  const text = valueAt(template, path);
  return typeof text === 'string' && text.trim() !== '' ? quote(text) : '';
}

/** Comments in the order of the phone, and the form for a new one. */
export function CommentBoard(props: CommentBoardProps) {
  const { about, comments, waiting, template, entries, selected, onSelect, wanted, people, onWrite } = props;
  const threads = threadsOf(comments ?? [], template, entries);
  const open = threads.filter(isOpen);
  const resolved = threads.filter(({ first }) => first.resolvedAt !== null);

  function write(text: string) {
    const path = selected ?? '';
    return onWrite(text, entries ? identifyPath(path.split('.'), entries).join('.') : path);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const entry = (thread: Thread) => (
    <ThreadEntry key={thread.first.id} {...props} thread={thread} onGone={() => heading.current?.focus()} />
  );
  return (
    <section aria-labelledby="comments" className={layout.stack}>
      <h3 id="comments" ref={heading} tabIndex={-1}>
        Comments
      </h3>
      {props.children}
      <div className={layout.tightStack}>
        <p className={styles.about}>
          <span>
            About: <strong>{nameOfPart(selected ?? '')}</strong> {quoteOfPart(template, selected)}
          </span>
          {selected !== undefined && (
            <TextButton onClick={() => onSelect(undefined)}>Whole message instead</TextButton>
          )}
        </p>
        <CommentForm
          label="New comment"
          button="Comment"
          about={about}
          wanted={wanted}
          people={people}
          hint={selected === undefined ? 'Press a part of the phone to comment on it.' : undefined}
          onSubmit={write}
        />
      </div>
      {waiting.length > 0 && (
        <Notice tone="warning" title="Saved on this device, not yet on the server">
          <ul className={layout.bullets}>
            {waiting.map(({ id, text }) => (
              <li key={id} dir="auto" className={styles.text}>
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {comments && open.length === 0 && resolved.length === 0 && waiting.length === 0 && (
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

type ThreadProps = CommentBoardProps & {
  thread: Thread;
  /** Moves the focus: the pressed button is no longer there. */
  onGone: () => void;
};

function ThreadEntry(props: ThreadProps) {
  const { thread, selected, onSelect, onWrite, onChange, onGone, canResolve, people, drawVersion } = props;
  const { first, answers, path, number } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const reply = useRef<HTMLButtonElement>(null);
  const isResolved = first.resolvedAt !== null;
  const part = nameOfPart(path ?? '');

  async function settle(next: boolean) {
    const isDone = await onChange?.(first.id, { isResolved: next });
    if (!isDone) return;
    announce(
      next ? 'Resolved.' : 'Reopened.',
      next ? { undo: () => void settle(false), takesFocus: true } : undefined,
    );
    if (!next) onGone();
  }
  function endReply() {
    flushSync(() => setAnswering(false));
    reply.current?.focus();
  }
  return (
    <li
      className={`${layout.card} ${styles.thread}`}
      data-selected={(path !== undefined && path !== '' && path === selected) || undefined}
      aria-label={`Comment ${number}, ${isolate(first.by ?? 'Somebody')} about ${path === undefined ? 'a removed part' : part}`}
    >
      <div className={styles.about}>
        <div className={styles.part}>
          <span aria-hidden className={styles.number}>
            {number}
          </span>
          {path === undefined ? (
            <Disclosure summary="About a part that was removed">
              {() => drawVersion?.(first.digest)}
            </Disclosure>
          ) : path === '' ? (
            <span>{part}</span>
          ) : (
            <TextButton onClick={() => onSelect(path)}>{part}</TextButton>
          )}
        </div>
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
          about={`reply ${first.id}`}
          takesFocus
          people={people}
          onCancel={endReply}
          onSubmit={async (text) => {
            await onWrite(text, first.path, first);
            endReply();
          }}
        />
      ) : (
        <div className={layout.row}>
          <Button ref={reply} size="small" onClick={() => setAnswering(true)}>
            Reply
          </Button>
          {onChange && (canResolve || first.isOwn) && (
            <Button size="small" onClick={() => void settle(!isResolved)}>
              {isResolved ? 'Reopen' : 'Resolve'}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type CommentEntryProps = Pick<ThreadProps, 'onChange' | 'onGone' | 'people'> & { comment: Comment };

function CommentEntry({ comment, people, onChange, onGone }: CommentEntryProps) {
  const { id, by, byId, text, mentions, isOwn, isNew, at, editedAt, deletedAt } = comment;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  function endEdit() {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  }
  async function remove() {
    if (!(await onChange?.(id, undefined))) return;
    announce('Comment deleted.');
    onGone();
  }
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
        about={`change ${id}`}
        text={text}
        takesFocus
        people={people}
        onCancel={endEdit}
        onSubmit={async (written) => {
          // While the people are not known, the server keeps whom the text still names.
          const change = { text: written, ...(people && { mentions: mentionedIn(written, people) }) };
          if (!(await onChange?.(id, change))) return;
          announce('Comment changed.');
          endEdit();
        }}
      />
    );
  return (
    <div className={styles.comment}>
      <p className={words.softNote}>
        <strong>
          <bdi title={people?.find((person) => person.id === byId)?.address ?? undefined}>
            {by ?? 'Somebody'}
          </bdi>
        </strong>{' '}
        <RelativeTime at={at} />
        {editedAt !== null && ', edited'} {isNew && <Badge tone="info">new</Badge>}
      </p>
      <p dir="auto" className={styles.text}>
        {splitMentions(text, mentions).map((piece, index) =>
          piece.isMention ? <strong key={index}>{piece.text}</strong> : piece.text,
        )}
      </p>
      {isOwn && onChange && (
        <div className={styles.own}>
          <TextButton ref={edit} onClick={() => setEditing(true)}>
            Edit
          </TextButton>
          <TextButton onClick={() => void remove()}>Delete</TextButton>
        </div>
      )}
    </div>
  );
}
