import type { DraftOnServer } from '../../../workspace/draftOnServer';
import { useCallback, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { SetChanges } from '../../review/SetChanges';
import { GuestLinks } from './GuestLinks';
import { ChangeNames } from './ChangeNames';
import { VersionDrawing } from '../../../review/VersionDrawing';
import { VersionRecord } from '../../../review/record/VersionRecord';
import { useAgent } from '../../../senders/agent';
import { Comments } from '../../../review/Comments';
import { Decision } from '../../../review/Decision';
import { ReviewState } from '../../../review/standing/ReviewState';
import { noHighlights } from '../../../preview/message/parts';
import { pinsOf, threadsOf } from '../../../review/threads';
import { addressOfDraft, useComments, useReviews } from '../../../review/reviewData';
import { standingOf, type Review } from '../../../schema/responses/reviews';
import { isSet } from '../../../schema/draft/set';
import { digestOfVersion } from '../../../schema/sets/setVersion';
import { syncKnowledge } from '../../../library/sync/syncState';
import { includesSpaceRole } from '../../../schema/responses/spaces';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { ButtonLink } from '../../../ui/controls/Button';
import { CopyButton } from '../../../ui/notices/CopyButton';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { reviewHref, setHref } from '../../../workspace/draftLinks';
import { useAppServices } from '../../../workspace/services/AppServices';
import { useDraftOnServer } from '../../../workspace/draftOnServer';
import { LoadFailed } from '../../../ui/notices/Notice';
import layout from '../../../ui/styles/layout.module.css';
import words from '../../../ui/styles/words.module.css';

/** The review of the open draft: where it stands, and the comments beside the phones. */
export function ReviewTab({ open }: { open: OpenedTemplate }) {
  const draft = useDraftOnServer(open);
  if (draft) return <DraftReview open={open} draft={draft} />;
  return (
    <p className={words.soft}>
      This draft is only in this browser, so nobody else can see it. Choose “Move to …” in the list of
      templates to have it reviewed.
    </p>
  );
}

function DraftReview({ open, draft }: { open: OpenedTemplate; draft: DraftOnServer }) {
  const { editor } = open;
  const { draft: template, entries, set } = useStore(editor.document);
  const selected = useStore(editor.selection, ({ path }) => path);
  const role = useStore(
    syncKnowledge,
    ({ spaces }) => spaces?.find(({ name }) => name === draft.space)?.role,
  );
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.subject);
  const wanted = useStore(open.commentWanted);
  const source = useMemo(() => ({ draft: template, entries, set }), [template, entries, set]);
  const digest = useMemo(() => digestOfVersion(source), [source]);
  const agent = useAgent(useStore(open.sender), useStore(open.trustsMedia), open.space());
  const { data, error, refetch } = useReviews(draft);
  const mayWrite = role !== undefined && includesSpaceRole(role, 'author');
  const standing = data && standingOf(data.reviews, digest);
  const comments = useComments(draft).data;
  const pins = useMemo(
    () => pinsOf(threadsOf(comments?.comments ?? [], template, entries), template),
    [comments, template, entries],
  );
  // The phones are drawn by another part of the page.
  useEffect(() => {
    open.pins.setState(pins, true);
    return () => open.pins.setState(noHighlights, true);
  }, [open, pins]);
  const drawChanges = useCallback(
    (since: Review) => (
      <>
        <ChangeNames before={since.template} after={source.draft} />
        <SetChanges draft={draft} since={since} source={source} />
      </>
    ),
    [draft, source],
  );
  const drawVersion = useCallback(
    (version: string) => <VersionDrawing address={addressOfDraft(draft)} digest={version} agent={agent} />,
    [draft, agent],
  );
  const isWaiting = standing?.kind === 'open' || standing?.kind === 'changes';

  return (
    <div className={layout.sections}>
      {error && <LoadFailed title="Couldn’t load the review" error={error} onRetry={refetch} />}
      {data && (
        <ReviewState
          draft={draft}
          list={data}
          digest={digest}
          mayAsk={mayWrite}
          elsewhere={
            isSet(set) ? (
              <Link href={setHref(draft.id, 'send')} asChild>
                <ButtonLink size="small">Ask for review with all templates</ButtonLink>
              </Link>
            ) : undefined
          }
          drawChanges={drawChanges}
        >
          {isWaiting && (
            <>
              <CopyButton
                text={() => `${location.origin}${reviewHref(draft.id)}`}
                label="Copy link for reviewers"
                copied="Link copied"
              />
              <Link href={reviewHref(draft.id)} asChild>
                <ButtonLink size="small">Open the review</ButtonLink>
              </Link>
            </>
          )}
        </ReviewState>
      )}
      {isWaiting && standing.review.mayDecide && <Decision draft={draft} review={standing.review} me={me} />}
      {mayWrite && (
        <Disclosure summary="People without an account">
          {() => <GuestLinks draft={draft} trustsMedia={open.trustsMedia} />}
        </Disclosure>
      )}
      <Disclosure summary="Review record">{() => <VersionRecord draft={draft} digest={digest} />}</Disclosure>
      <Comments
        draft={draft}
        template={template}
        entries={entries}
        digest={data?.digest ?? digest}
        selected={selected}
        onSelect={(path) =>
          path === undefined ? editor.selection.select(undefined) : editor.selection.show(path)
        }
        wanted={wanted}
        canResolve={mayWrite}
        drawVersion={drawVersion}
      />
    </div>
  );
}
