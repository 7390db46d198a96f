import { describeSize } from '../../schema/sets/describeSet';
import type { DraftOnServer } from '../../workspace/draftOnServer';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useChecks } from '../../checks/useChecks';
import { CheckList } from '../../editor/check/CheckList';
import { matchEntries } from '../../schema/entries/matchEntries';
import { fetchDraft, fetchSpaces } from '../../library/sync/serverDrafts';
import { fromDocument, sharedOf } from '../../library/sync/sharedDraft';
import { PhonePane } from '../../phones/PhonePane';
import { Comments } from '../../review/Comments';
import { Decision } from '../../review/Decision';
import { ReviewFacts } from '../../review/standing/ReviewState';
import {
  addressOfDraft,
  useComments,
  useReviewNews,
  useReviews,
  draftToReviewKey,
  useVersion,
} from '../../review/reviewData';
import { pinsOf, threadsOf } from '../../review/threads';
import type { Draft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { countMembers, isSet } from '../../schema/draft/set';
import { digestOfVersion, sourceOfDocument, type VersionSource } from '../../schema/sets/setVersion';
import { plural } from '../../schema/values/text';
import type { Agent } from '../../preview/model/agent';
import { MemberChoice } from '../../sets/MemberChoice';
import { useSet } from '../../sets/model/useSet';
import { WallTab } from '../../sets/WallTab';
import { Disclosure } from '../../ui/controls/Disclosure';
import { parameterNotesOf } from '../../schema/draft/parameterNotes';
import type { Review, ReviewList } from '../../schema/responses/reviews';
import { includesSpaceRole, type Space } from '../../schema/responses/spaces';
import { nameOrUntitled, typeNames } from '../../schema/template/typeNames';
import { useAgent } from '../../senders/agent';
import { ButtonLink } from '../../ui/controls/Button';
import { PageHeading } from '../../ui/controls/PageTitle';
import { Badge, LoadFailed, Notice, type NoticeTone } from '../../ui/notices/Notice';
import { isNarrow } from '../../ui/browser/hooks';
import { newId } from '../../ui/browser/page';
import { draftHref } from '../../workspace/draftLinks';
import { defaultViewOptions, showsMessageOnly, type ViewOptions } from '../../workspace/draftScreen';
import { openToRead, type OpenToRead } from '../../workspace/openToRead';
import { usePlatformTextLimit } from '../../workspace/destination';
import { useAppServices, useIsSignedOut } from '../../workspace/services/AppServices';
import { SignInFirst } from '../access/SignInNotice';
import { ReviewChanges } from './ReviewChanges';
import { VersionDrawing } from '../../review/VersionDrawing';
import { VersionRecord } from '../../review/record/VersionRecord';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './ReviewPage.module.css';

/** `/templates/<id>/review`: a version on the phones, what changed, comments and the decision. Needs no knowledge of the editor. */
export function ReviewPage({ id }: { id: string }) {
  const { session } = useAppServices();
  const state = useStore(session.state);
  const isSignedOut = useIsSignedOut();
  const { data, error } = useQuery({
    queryKey: [...draftToReviewKey(id), state?.person?.subject],
    queryFn: () => findDraft(id),
    enabled: state !== undefined && !isSignedOut,
    retry: 0,
  });
  const reviews = useReviews(data ?? undefined);
  useReviewNews(data ?? undefined);
  if (data && reviews.data) return <FoundReview {...data} list={reviews.data} />;
  const problem = error ?? reviews.error;
  return (
    <>
      <PageHeading>Review</PageHeading>
      {isSignedOut && <SignInFirst>Sign in to see the message and say what you think.</SignInFirst>}
      {data === null && (
        <Notice tone="info" title="This template can’t be found">
          <p>
            It may have been deleted, or you may not have access to its space. Ask whoever sent you the link.
          </p>
        </Notice>
      )}
      {problem && (
        <Notice tone="error" title="Couldn’t load the review">
          <p>{problem.message}</p>
        </Notice>
      )}
      {!isSignedOut && data !== null && !problem && <p role="status">Opening the review…</p>}
    </>
  );
}

type FoundDraft = DraftOnServer & { inSpace: Space; stored: Draft };

/** Looks for a draft in all spaces of the person; null if none has it. */
async function findDraft(id: string): Promise<FoundDraft | null> {
  const spaces = await fetchSpaces();
  if (!Array.isArray(spaces)) throw new Error('The server isn’t responding.');
  for (const inSpace of spaces) {
    const answer = await fetchDraft(inSpace.name, id);
    if (answer === 'absent') continue;
    if ('kind' in answer) throw new Error('The server isn’t responding.');
    const stored = answer.draft.deletedAt === null ? fromDocument(id, answer.document) : undefined;
    if (stored) return { space: inSpace.name, id, inSpace, stored };
  }
  return null;
}

/** The version that a page about a draft shows: the one that waits, else the newest that was decided. */
const shownReview = ({ reviews }: ReviewList): Review | undefined =>
  reviews.find(({ state }) => state === 'open' || state === 'changes') ??
  reviews.find(({ state }) => state === 'approved');

function FoundReview({ list, ...found }: FoundDraft & { list: ReviewList }) {
  const review = shownReview(list);
  const { stored } = found;
  const ofSet = review !== undefined && review.members !== null;
  const version = useVersion(addressOfDraft(found), ofSet ? review.digest : undefined);
  const source = useMemo((): VersionSource | undefined => {
    const shared = sharedOf(stored);
    if (!review) return { draft: shared.template, entries: shared.entries, set: shared.set };
    if (ofSet) return version.data?.document && sourceOfDocument(version.data.document);
    // The cards and buttons of this version, as the draft knows them.
    return { draft: review.template, entries: matchEntries(shared, review.template, newId) };
  }, [stored, review, ofSet, version.data]);
  if (version.error)
    return <LoadFailed title="Couldn’t load the review" error={version.error} onRetry={version.refetch} />;
  if (!source) return <p role="status">Opening the review…</p>;
  // Of the version that is shown: the list may know a newer one before the draft has arrived.
  const digest = review?.digest ?? digestOfVersion(source);
  return (
    <ReviewedVersion key={digest} {...found} list={list} review={review} digest={digest} source={source} />
  );
}

type ReviewedVersionProps = FoundDraft & {
  list: ReviewList;
  review: Review | undefined;
  digest: string;
  source: VersionSource;
};

function ReviewedVersion({ space, id, inSpace, stored, list, review, digest, source }: ReviewedVersionProps) {
  const draft = useMemo(() => ({ space, id }), [space, id]);
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.subject);
  const [shown] = useState(() => {
    const { draft: written, entries, set } = source;
    const notes = { parameters: parameterNotesOf(stored), altTexts: stored.altTexts };
    const template = draftToTemplate(written);
    return {
      // The templates of a set are made of the message as it is written.
      open: openToRead({ template: isSet(set) ? written : template, entries, set, ...notes }),
      entries,
      template,
    };
  });
  const { open, entries, template } = shown;
  const { editor } = open;
  const [view, setView] = useState<ViewOptions>(() => ({
    ...defaultViewOptions,
    phones: isNarrow() ? 'android' : 'both',
  }));
  const [selected, setSelected] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const agent = useAgent(stored.sender, useStore(open.trustsMedia), space);
  const phones = useRef<HTMLElement>(null);
  usePlatformTextLimit(editor);
  useChecks(open);
  const { data } = useComments(draft);
  const pins = useMemo(
    () => pinsOf(threadsOf(data?.comments ?? [], template, entries), template),
    [data, template, entries],
  );

  const drawVersion = useCallback(
    (version: string) => <VersionDrawing address={addressOfDraft(draft)} digest={version} agent={agent} />,
    [draft, agent],
  );

  function select(path: string | undefined) {
    setSelected(path);
    if (path === undefined) return;
    editor.selection.show(path);
  }
  function comment(path: string) {
    select(path);
    setWanted((count) => count + 1);
  }
  function show(path: string | undefined) {
    select(path);
    phones.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <div className={styles.top}>
        <div className={layout.pageTitle}>
          <PageHeading>{nameOrUntitled(template)}</PageHeading>
          <p>
            {typeNames[template.type]} in <bdi>{inSpace.label}</bdi> <StateBadge review={review} />
          </p>
        </div>
        <Link href={draftHref(id)} asChild>
          <ButtonLink
            size="small"
            className={styles.editorLink}
            title="Open in the editor"
            icon={<PencilLine aria-hidden />}
          >
            <span>Open in the editor</span>
          </ButtonLink>
        </Link>
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="decision" className={`${layout.stack} ${styles.decision}`}>
          <h2 id="decision" className={words.visuallyHidden}>
            Decision
          </h2>
          {review ? (
            <>
              {review.mayDecide && review.state === 'open' && (
                <p>
                  <b>Approve this message, or ask for changes.</b> To comment on a part, press it on the
                  phone.
                </p>
              )}
              <ReviewFacts review={review} />
              {list.digest !== review.digest && (
                <p>
                  The draft has changed since. You see the version that was sent to review, and decide about
                  that one.
                </p>
              )}
              {isSet(source.set) && (
                <p>
                  <strong>
                    {plural(countMembers(source.set), 'template')}: {describeSize(source.set)}.
                  </strong>{' '}
                  A decision counts for all of them.
                </p>
              )}
              <div ref={reserveHeight} className={styles.bar}>
                <Decision draft={draft} review={review} me={me} />
              </div>
            </>
          ) : (
            <p className={words.soft}>Not sent to review yet. You can comment on it.</p>
          )}
        </section>
        <section
          ref={phones}
          aria-label="Preview"
          className={styles.phones}
          data-fitted={showsMessageOnly(view) || undefined}
        >
          {isSet(source.set) && (
            <div className={styles.members}>
              <MemberChoice editor={editor} />
            </div>
          )}
          <PhonePane
            open={open}
            agent={agent}
            onGoTo={comment}
            highlights={pins}
            view={view}
            onView={setView}
            selectLabel="Comment"
          />
          {isSet(source.set) && source.set.languages.length > 0 && (
            <Disclosure summary="All languages on phones">
              {() => <VersionWall open={open} agent={agent} onComment={comment} />}
            </Disclosure>
          )}
        </section>
        <div className={`${layout.sections} ${styles.beside}`}>
          {review && (
            <ReviewChanges
              draft={draft}
              source={source}
              list={list}
              review={review}
              stored={stored}
              agent={agent}
              onSelect={show}
            />
          )}
          <Comments
            draft={draft}
            template={template}
            entries={entries}
            digest={digest}
            selected={selected}
            onSelect={show}
            wanted={wanted}
            canResolve={includesSpaceRole(inSpace.role, 'author')}
            drawVersion={drawVersion}
          />
          <section aria-labelledby="review-check" className={layout.stack}>
            <h3 id="review-check">Check</h3>
            <CheckList editor={editor} onGoTo={show} withoutFixes />
          </section>
          <section aria-labelledby="review-record" className={layout.stack}>
            <h3 id="review-record">Review record</h3>
            <VersionRecord draft={draft} digest={digest} />
          </section>
        </div>
      </div>
    </>
  );
}

/** Tells the style sheet how high the bar of the decision is now: the page has as much room below its end. */
function reserveHeight(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--decision-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--decision-height');
  };
}

const nothingTaken: ReadonlySet<string> = new Set();

/** All languages of a set beside each other, for one row at a time. */
function VersionWall({
  open,
  agent,
  onComment,
}: {
  open: OpenToRead;
  agent: Agent;
  onComment: (path: string) => void;
}) {
  const model = useSet(open, nothingTaken);
  return (
    <WallTab
      open={open}
      agent={agent}
      model={model}
      hint="Click or tap a part of a phone to comment on it. The comment is for all languages."
      isReadOnly
      onOpenField={(_member, path) => onComment(path)}
    />
  );
}

/** Without names: the decisions below have them, however long they are. */
const badges = {
  open: { tone: 'info', label: 'In review' },
  changes: { tone: 'warning', label: 'Changes requested' },
  approved: { tone: 'success', label: 'Approved in review' },
} satisfies Partial<Record<Review['state'], { tone: NoticeTone; label: string }>>;

function StateBadge({ review }: { review: Review | undefined }) {
  if (!review || !(review.state in badges)) return null;
  const { tone, label } = badges[review.state as keyof typeof badges];
  return <Badge tone={tone}>{label}</Badge>;
}
