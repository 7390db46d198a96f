import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { matchEntries } from '../../schema/entries/matchEntries';
import { changeOnServer } from '../../http/changeOnServer';
import { fromDocument, sharedOf } from '../../library/sync/sharedDraft';
import { PhonePane } from '../../phones/PhonePane';
import { CommentBoard } from '../../review/CommentBoard';
import { useNewsAloud } from '../../review/newsAloud';
import { pinsOf, threadsOf } from '../../review/threads';
import type { Draft } from '../../schema/draft/draft';
import type { Comment } from '../../schema/responses/comments';
import type { GuestReview } from '../../schema/responses/guests';
import { nameOrUntitled, typeNames } from '../../schema/template/typeNames';
import { agentOf } from '../../senders/agent';
import { neutralSender } from '../../senders/chosenSender';
import { createDeviceStore } from '../../ui/browser/deviceStore';
import { isNarrow } from '../../ui/browser/hooks';
import { newId } from '../../ui/browser/page';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { PageHeading } from '../../ui/controls/PageTitle';
import { announce } from '../../ui/notices/announcer';
import { Notice } from '../../ui/notices/Notice';
import { dayAt, formatDay } from '../../ui/time/time';
import { defaultViewOptions, showsMessageOnly, type ViewOptions } from '../../workspace/draftScreen';
import { usePane } from '../../workspace/services/AppServices';
import { Logo } from '../frame/PageFrame';
import { OfflineMark } from '../offline/OfflineNotices';
import { openForGuests, loadGuestReview } from './guestReview';
import layout from '../../ui/styles/layout.module.css';
import frame from '../frame/PageFrame.module.css';
import styles from './ReviewPage.module.css';

/** How a guest is called, so that they write it once. */
const guestName = createDeviceStore(
  'rcs.guest-name',
  () => '',
  (stored) => (typeof stored === 'string' ? stored : undefined),
);

/** Milliseconds between two looks for replies, while the page is visible. */
const LOOK_MS = 15_000;

/** `/review/<secret>`: one template on the phones for somebody without an account, and what guests say about it. */
export function GuestPage({ secret }: { secret: string }) {
  const registerPane = usePane();
  return (
    <>
      <title>Review · RCS Template Builder</title>
      {/* Without the links of other pages: they would tell a guest nothing. */}
      <header ref={registerPane} className={frame.header} data-pane>
        <p className={frame.brand}>
          <Logo />
          <span>RCS Template Builder</span>
        </p>
        <OfflineMark />
      </header>
      <main ref={registerPane} className={frame.page} data-pane>
        <GuestReviewOf secret={secret} />
      </main>
    </>
  );
}

function GuestReviewOf({ secret }: { secret: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['guest', secret],
    queryFn: () => loadGuestReview(secret),
    refetchInterval: LOOK_MS,
    retry: 0,
  });
  const stored = useMemo(() => data && fromDocument('guest', data.document), [data]);
  // Guests cannot be told apart: no comment comes back as their own.
  const [written] = useState(() => new Set<string>());
  useNewsAloud(data?.comments, written);
  if (data && stored)
    return <GuestVersion key={data.digest} secret={secret} review={data} stored={stored} written={written} />;
  return (
    <>
      <PageHeading>Review</PageHeading>
      {error ? (
        <Notice
          tone="error"
          title="This link can’t be opened"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error.message}</p>
        </Notice>
      ) : (
        <p role="status">Opening the review…</p>
      )}
    </>
  );
}

type GuestVersionProps = {
  secret: string;
  review: GuestReview;
  stored: Draft;
  /** Ids of the comments of this page. */
  written: Set<string>;
};

function GuestVersion({ secret, review, stored, written }: GuestVersionProps) {
  const { by, expiresAt, digest, comments } = review;
  const queries = useQueryClient();
  const [{ open, entries, template }] = useState(() => ({
    open: openForGuests(stored),
    entries: matchEntries(sharedOf(stored), stored.template, newId),
    template: stored.template,
  }));
  const [view, setView] = useState<ViewOptions>(() => ({
    ...defaultViewOptions,
    phones: isNarrow() ? 'android' : 'both',
  }));
  const [selected, setSelected] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const name = useStore(guestName);
  const [isNameMissing, setNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  // A press after a lost response sends the same comment: with its id it is added once.
  const [unconfirmed] = useState(() => new Map<string, string>());
  // Senders of the guest's own browser are nobody's here: the server has said what the space shows.
  const trustsMedia = useStore(open.trustsMedia);
  const agent = useMemo(
    () => agentOf([], stored.sender ?? neutralSender, trustsMedia),
    [stored.sender, trustsMedia],
  );
  const pins = useMemo(
    () => pinsOf(threadsOf(comments, template, entries), template),
    [comments, template, entries],
  );

  function select(path: string | undefined) {
    setSelected(path);
    if (path !== undefined) open.editor.selection.show(path);
  }
  async function write(text: string, path: string, thread?: Comment) {
    if (name.trim() === '') {
      setNameMissing(true);
      nameField.current?.focus();
      throw new Error('A guest without a name.');
    }
    const key = JSON.stringify([text, path, thread?.id]);
    const id = unconfirmed.get(key) ?? newId();
    unconfirmed.set(key, id);
    written.add(id);
    const result = await changeOnServer('PUT', `/api/v1/guest/comments/${id}`, {
      secret,
      name: name.trim(),
      digest,
      path,
      text,
      ...(thread ? { thread: thread.id } : {}),
    });
    announce(result.ok ? 'Comment added.' : `The comment wasn’t added. ${result.reason}`);
    if (!result.ok) throw new Error(result.reason);
    unconfirmed.delete(key);
    await queries.invalidateQueries({ queryKey: ['guest', secret] });
  }
  return (
    <>
      <div className={layout.pageTitle}>
        <PageHeading>{nameOrUntitled(template)}</PageHeading>
        <p>
          {typeNames[template.type]}. <bdi>{by}</bdi> would like your comments. The link works until{' '}
          {formatDay(dayAt(Date.parse(expiresAt)))}.
        </p>
      </div>
      <div className={styles.columns}>
        <section
          aria-label="Preview"
          className={styles.phones}
          data-fitted={showsMessageOnly(view) || undefined}
        >
          <PhonePane
            open={open}
            agent={agent}
            onGoTo={(path) => {
              select(path);
              setWanted((count) => count + 1);
            }}
            highlights={pins}
            view={view}
            onView={setView}
            selectLabel="Comment"
          />
        </section>
        <div className={styles.beside}>
          <CommentBoard
            about="guest"
            comments={comments}
            waiting={[]}
            template={template}
            entries={entries}
            selected={selected}
            onSelect={select}
            wanted={wanted}
            onWrite={write}
            canResolve={false}
          >
            <Field
              label="Your name"
              required
              hint="Shown beside your comments."
              error={isNameMissing && name.trim() === '' ? 'Say who you are first.' : undefined}
            >
              <TextInput
                ref={nameField}
                autoComplete="name"
                maxLength={60}
                value={name}
                onChange={({ target }) => guestName.setState(target.value)}
              />
            </Field>
          </CommentBoard>
        </div>
      </div>
    </>
  );
}
