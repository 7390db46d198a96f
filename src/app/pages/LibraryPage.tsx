import { changeDraft } from '../../library/storage/drafts';
import { decisiveSending, withStatusByHand } from '../../schema/draft/sendings';
import { ManualStatusDialog } from '../../submission/history/SendingHistory';
import { announce } from '../../ui/notices/announcer';
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { convertType } from '../../editor/changeType';
import { Library } from '../../library/list/Library';
import { notDone, storageErrorMessages } from '../../library/storage/storageError';
import { readView, wholeLibrary } from '../../library/query/libraryView';
import { useLibrary } from '../../library/query/useLibrary';
import { isUnseen, syncKnowledge } from '../../library/sync/syncState';
import { draftPlaceSetting, olderDraftsSetting, seenSetting } from '../../library/settings/settings';
import { hasWords, searchWords } from '../../library/query/searchDrafts';
import { groupBy, isSame } from '../../lib/values';
import { useStore } from 'zustand';
import { useAppServices, useHasSignIn } from '../../workspace/services/AppServices';
import type { Draft, SendingRecord, ManualStatus as Status, TemplateDraft } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { useConnection, canSetStatus } from '../../submission/connection/connection';
import { SendingBadge, TemplateStatusBadge, templateStatusLabel } from '../../submission/outcome/StatusBadge';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { NewTemplateDialog, StartPanel } from './StartPanel';
import { DeletedDrafts } from '../../library/list/DeletedDrafts';
import { lazyPart } from '../../ui/loading/lazyPart';
import { Notice } from '../../ui/notices/Notice';
import { DraftDrawing, LiveDrawing } from '../../phones/DraftDrawing';
import { ImportButton } from '../../importing/ImportOverlay';
import styles from './LibraryPage.module.css';
import { agentOf, useSenders } from '../../senders/agent';
import { draftHref } from '../../workspace/draftLinks';
import { newId } from '../../ui/browser/page';
import { PageTitle } from '../../ui/controls/PageTitle';
import { usePageTheme } from '../../workspace/usePageTheme';
import { live as atPlatform, versionsAddress } from '../../workspace/draftLinks';
import { useReviewSummaries } from '../../review/standing/useReviewSummaries';
import { peopleIn, ReviewMark, taskIn } from './ReviewMark';
import {
  describePlatformOnly,
  findPlatformOnly,
  matchesEntry,
  useLiveTemplates,
  withLiveSendings,
  countSetStatuses,
} from '../live/useLiveTemplates';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';

const DamagedRecords = lazyPart(
  async () => (await import('../../library/list/DamagedRecords')).DamagedRecords,
  null,
);
const ListPeople = lazyPart(async () => (await import('../../team/ListPeople')).ListPeople, null);
const LocalDrafts = lazyPart(async () => (await import('../../team/LocalDrafts')).LocalDrafts, null);
/** Drawn once somebody searches. */
const Elsewhere = lazyPart(async () => (await import('./Elsewhere')).Elsewhere, null);
const OlderDrafts = lazyPart(async () => (await import('../../team/OlderDrafts')).OlderDrafts);
/** With the readers of all formats. */
const PlatformOnly = lazyPart(async () => (await import('../live/PlatformOnly')).PlatformOnly);

const drawSending = (sending: SendingRecord) => <SendingBadge sending={sending} />;

function convertDraft({ template, stash }: Draft, type: TemplateType): Pick<Draft, 'template' | 'stash'> {
  const next = convertType(template, stash, type);
  return { template: { ...template, type, component: next.component }, stash: next.stash };
}

/** The start page: the drafts of this device, and the ways to a new one. */
export function LibraryPage() {
  const [parameters] = useSearchParams();
  const { drafts: read, deleted, damaged, error, isWhole } = useLibrary();
  const { data: connection } = useConnection();
  const live = useLiveTemplates(isWhole);
  const view = parameters.get('view');
  const { query } = readView(parameters);
  // The newest ones are the start of the usual view and of no other. A search that begins in it keeps its field.
  const [beganUsual] = useState(() => isUsualView(parameters));
  const showsNewest = isUsualView(parameters) || (beganUsual && view === null);
  const kept = isWhole || showsNewest ? read : undefined;
  const drafts = useMemo(() => withLiveSendings(kept, live), [kept, live]);
  const platformOnly = useMemo(() => (live && drafts ? findPlatformOnly(live, drafts) : []), [live, drafts]);
  const foundOnPlatform = useMemo(
    () => (query === '' ? 0 : platformOnly.filter((entry) => matchesEntry(entry, searchWords(query))).length),
    [platformOnly, query],
  );
  const [active, archived] = useMemo(() => splitArchive(drafts), [drafts]);
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.name);
  const seen = useStore(seenSetting);
  const summaries = useReviewSummaries('all');
  const reviews = useMemo(() => groupBy(summaries, ({ draft }) => draft), [summaries]);
  const marks = useMemo(
    () => ({
      isNew: (draft: Draft) => isUnseen(draft, seen, me),
      isToReview: ({ id }: Draft) => taskIn(reviews.get(id)) !== undefined,
      peopleOf: ({ id }: Draft) => peopleIn(reviews.get(id)),
    }),
    [seen, me, reviews],
  );
  const foundInArchive = useMemo(
    () => (query === '' ? 0 : archived.filter(hasWords(searchWords(query), marks.peopleOf)).length),
    [archived, query, marks],
  );
  const drawPeople = useCallback(
    (draft: Draft) =>
      draft.space !== undefined && (
        <>
          <ReviewMark draft={draft} reviews={reviews.get(draft.id)} />
          <ListPeople draft={draft} />
        </>
      ),
    [reviews],
  );
  const drawSet = useCallback(
    (draft: Draft) => {
      const counts = [...countSetStatuses(live, draft)];
      if (counts.length === 0) return undefined;
      return counts.map(([status, count]) => (
        <TemplateStatusBadge key={status} status={status} count={count} />
      ));
    },
    [live],
  );
  const isArchive = view === 'archive';
  const theme = usePageTheme();
  const senders = useSenders();
  const hasSignIn = useHasSignIn();
  const drawMessage = useCallback(
    (draft: Draft) => (
      <DraftDrawing
        draft={draft}
        agent={agentOf(
          senders,
          draft.sender,
          draft.trustsMedia ?? true,
          hasSignIn && draft.space !== '' ? draft.space : undefined,
        )}
        theme={theme}
      />
    ),
    [senders, theme, hasSignIn],
  );
  const drawTemplate = useCallback(
    (template: TemplateDraft) => (
      <LiveDrawing template={template} agent={agentOf(senders, undefined, true)} theme={theme} />
    ),
    [senders, theme],
  );
  const [, navigate] = useLocation();
  const [isStarting, setIsStarting] = useState(false);
  const [statusDraft, setStatusDraft] = useState<Draft>();
  // What a colleague writes is no work of this person.
  const last = newestOf(active.filter(({ id, space }) => !space || seen.changes[id] !== undefined));
  const draftPlace = useStore(draftPlaceSetting);
  const offersMoving = draftPlace === 'server' && (drafts?.some(({ space }) => space === undefined) ?? false);

  return (
    <>
      <div className={styles.head}>
        <PageTitle title="Templates">Write a message, see it on a phone, send it for approval.</PageTitle>
        <div className={layout.row}>
          <ImportButton />
          {last && (
            <Link href={draftHref(last.id)} asChild>
              <ButtonLink className={styles.last} icon={<ArrowRight aria-hidden />}>
                <span>Continue {last.template.name || 'latest draft'}</span>
              </ButtonLink>
            </Link>
          )}
          {active.length > 0 && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsStarting(true)}>
              New template
            </Button>
          )}
        </div>
      </div>
      {error && (
        <Notice tone="warning" title={storageErrorMessages[error].title}>
          <p>{storageErrorMessages[error].next}</p>
        </Notice>
      )}
      {damaged.length > 0 && (
        <DamagedRecords damaged={damaged} kind="draft">
          It wasn’t changed, and your other drafts are fine.
        </DamagedRecords>
      )}
      {view === null && isWhole && offersMoving && drafts && <LocalDrafts drafts={drafts} />}
      {view === 'deleted' && drafts && <DeletedDrafts deleted={deleted} drawMessage={drawMessage} />}
      {view === 'platform' && drafts && (
        <PlatformOnly
          entries={live && platformOnly}
          unreadable={live?.reduce((sum, place) => sum + place.unreadable, 0) ?? 0}
          hasSeveralPlaces={(live?.length ?? 0) > 1}
          drawTemplate={drawTemplate}
        />
      )}
      {view === 'older' && <OlderDrafts hrefOf={draftHref} drawTemplate={drawTemplate} />}
      {isArchive && <ArchiveHeading />}
      {view !== 'deleted' && view !== 'platform' && view !== 'older' && drafts && (
        <Library
          // The list and the archive each have their own selection and last action.
          key={isArchive ? 'archive' : 'list'}
          drafts={isArchive ? archived : active}
          all={drafts}
          archived={isArchive ? 0 : archived.length}
          marks={marks}
          isWhole={isWhole}
          deleted={deleted.length}
          platformOnly={describePlatformOnly(platformOnly)}
          tools={{
            newId,
            convertType: convertDraft,
            setStatus: setStatusDraft,
            canSetStatus: (sending) => canSetStatus(sending, connection),
            compareWithPlatform: ({ id }) => navigate(versionsAddress(id, { from: atPlatform })),
          }}
          whenEmpty={
            isArchive ? (
              <p className={words.soft}>No archived drafts.</p>
            ) : (
              <NoDrafts
                archived={archived.length}
                deleted={deleted.length}
                platformOnly={describePlatformOnly(platformOnly)}
              />
            )
          }
          hrefOf={draftHref}
          drawMessage={drawMessage}
          drawSending={drawSending}
          drawSet={drawSet}
          drawPeople={drawPeople}
        />
      )}
      {view === null && query !== '' && (
        <Elsewhere query={query} onPlatform={foundOnPlatform} inArchive={foundInArchive} />
      )}
      {isStarting && <NewTemplateDialog onClose={() => setIsStarting(false)} />}
      {statusDraft && <StatusByHand draft={statusDraft} onClose={() => setStatusDraft(undefined)} />}
    </>
  );
}

function isUsualView(parameters: URLSearchParams): boolean {
  return parameters.get('view') === null && isSame(readView(parameters), wholeLibrary);
}

/** The drafts of the list, and those of the archive. */
function splitArchive(drafts: readonly Draft[] = []): [active: Draft[], archived: Draft[]] {
  return [drafts.filter(({ archived }) => !archived), drafts.filter(({ archived }) => archived)];
}

function ArchiveHeading() {
  return (
    <div>
      <Link href="/" className={layout.wayBack}>
        <ArrowLeft aria-hidden size={16} /> All templates
      </Link>
      <h2>Archive</h2>
      <p className={words.soft}>Out of the way, and kept. Move a draft back to the list at any time.</p>
    </div>
  );
}

function newestOf(drafts: readonly Draft[]): Draft | undefined {
  return drafts.reduce<Draft | undefined>(
    (newest, draft) => (newest && newest.changedAt >= draft.changedAt ? newest : draft),
    undefined,
  );
}

type NoDraftsProps = { archived: number; deleted: number; platformOnly: string | undefined };

function NoDrafts({ archived, deleted, platformOnly }: NoDraftsProps) {
  const place = useStore(draftPlaceSetting);
  const hasOlder = useStore(olderDraftsSetting);
  const hasSignIn = useHasSignIn();
  const isInNoSpace = useStore(syncKnowledge, ({ spaces }) => spaces?.length === 0);
  const hasOthers = hasOlder || archived > 0 || deleted > 0;
  return (
    <StartPanel
      heading="h3"
      title={<h2 id="start">No drafts {hasOthers ? 'here' : 'yet'}. What would you like to send?</h2>}
    >
      <p className={words.note}>
        {hasSignIn && isInNoSpace && (
          <>
            You’re signed in, and in no space yet: you see no drafts of a team. Ask a colleague to invite you
            under <Link href="/team">Team</Link>.{' '}
          </>
        )}
        {place === 'browser' && 'Drafts are saved in this browser, on this device. '}
        {archived > 0 && <Link href="/?view=archive">Archive ({archived})</Link>}{' '}
        {deleted > 0 && (
          <>
            You can restore what was deleted: <Link href="/?view=deleted">Recently deleted ({deleted})</Link>
          </>
        )}{' '}
        {platformOnly !== undefined && <Link href="/?view=platform">{platformOnly}</Link>}{' '}
        {hasOlder && <Link href="/?view=older">Older drafts</Link>}
      </p>
    </StartPanel>
  );
}

/** Sets the status of a draft in the library by hand. */
function StatusByHand({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const sending = decisiveSending(draft.sendings);
  if (!sending) return null;

  async function setStatus(byHand: Status | undefined) {
    const result = await changeDraft(draft.id, (kept) => ({
      ...kept,
      sendings: withStatusByHand(kept.sendings, byHand),
    }));
    if (!result.ok) announce(notDone(result.error));
    else
      announce(
        byHand
          ? `Status set: ${templateStatusLabel(byHand.status)}`
          : 'The platform’s status is shown again.',
      );
  }
  return (
    <ManualStatusDialog sending={sending} onSet={(byHand) => void setStatus(byHand)} onClose={onClose} />
  );
}
