import type { SendingRecord } from '../../../schema/draft/draft';
import { nameOrUntitled } from '../../../schema/template/typeNames';
import { ArrowLeft, Layers } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { draftPlaceSetting } from '../../../library/settings/settings';
import { storageErrorMessages } from '../../../library/storage/storageError';
import { HistoryList } from '../../../library/versions/HistoryList';
import { useHistory } from '../../../library/versions/useHistory';
import { saveOnServer } from '../../../library/versions/serverVersions';
import { useVersions } from '../../../library/versions/useVersions';
import {
  defaultVersionName,
  versionTitle,
  type Version,
  type VersionLabel,
  type VersionSending,
  versionContent,
} from '../../../library/versions/version';
import { VersionDialog, VersionList } from '../../../library/versions/VersionList';
import { keepVersion } from '../../../library/versions/versions';
import { syncKnowledge } from '../../../library/sync/syncState';
import { nameOfWriter } from '../../../team/people';
import { SendingBadge } from '../../../submission/outcome/StatusBadge';
import { announce } from '../../../ui/notices/announcer';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { useStore } from 'zustand';
import { Notice } from '../../../ui/notices/Notice';
import { useAgent } from '../../../senders/agent';
import { useDraftStatus } from '../../live/useDraftStatus';
import { useAppServices, usePane } from '../../../workspace/services/AppServices';
import { foreignDraftOf } from '../../../workspace/newDraft';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { draftHref, live, now, versionsAddress } from '../../../workspace/draftLinks';
import { ComparedSide, ComparisonView } from './ComparisonView';
import { toLiveSide, toSide, useLiveSide, type LiveSide } from './useComparison';
import styles from './VersionsPage.module.css';
import { replaceDraft } from '../../../editor/replaceDraft';
import { formatDateAndTime } from '../../../ui/time/time';
import layout from '../../../ui/styles/layout.module.css';
import wording from '../../../ui/styles/words.module.css';
import { PageHeading } from '../../../ui/controls/PageTitle';

type VersionsPageProps = {
  open: OpenedTemplate;
  draftId: string;
  /** A version was restored, and the draft is shown again. */
  onRestored: () => void;
};

const nothingSent: readonly SendingRecord[] = [];

/** `/templates/<id>/versions`: the versions of the open draft, and a comparison of two, or of one with the draft. */
export function VersionsPage({ open, draftId, onRestored }: VersionsPageProps) {
  const { editor, sendings, trustsMedia } = open;
  const [, navigate] = useLocation();
  const { newDrafts, session } = useAppServices();
  const me = useStore(session.state, (who) => who?.person?.name);
  const registerPane = usePane();
  const [parameters] = useSearchParams();
  const isShared = open.space() !== undefined && draftPlaceSetting.getState() === 'server';
  const sent = useStore(sendings);
  const known = useVersions(draftId, isShared ? sent : nothingSent);
  const pushed = useStore(syncKnowledge, ({ revisions }) => revisions[draftId]);
  const history = useHistory(draftId, pushed);
  /** The time at which the dialog for the name was opened. */
  const [keepingAt, setKeepingAt] = useState<number>();
  const state = useStore(editor.document);
  const { draft } = state;
  const isReadOnly = useStore(editor.document.readOnly);
  const isTrusted = useStore(trustsMedia);
  const agent = useAgent(useStore(open.sender), isTrusted, open.space());

  const { error } = known;
  const access = useStore(open.access);
  const isReader = access === 'reader' || access === 'lost';
  const atPlatform = useLiveSide(useDraftStatus(open).sending);
  const versions = (known.versions ?? []).filter(({ id }) => !known.deleted.has(id));
  const states = history.entries.map(({ version }) => version);
  // The newest state is the current draft: without a version, compare with what was there before.
  const newest = versions[0] ?? states[1];
  const asked = { from: parameters.get('from') ?? newest?.id, to: parameters.get('to') ?? now };
  const find = (id: string | undefined) => [...versions, ...states].find((version) => version.id === id);
  const hasVersions = (known.versions ?? []).length > 0 || known.damaged.length > 0;
  const isRead = !history.isPending && !known.isPending;
  const missing = isRead && [asked.from, asked.to].some((id) => isVersion(id) && !find(id));
  const asksForLive = asked.from === live || asked.to === live;
  const fromVersion = find(asked.from) ?? (asked.from === now ? undefined : newest);
  const toVersion = find(asked.to);
  const liveSide = atPlatform.state === 'found' ? toLiveSide(state, atPlatform) : undefined;
  const from = (asked.from === live && liveSide) || toSide(fromVersion?.id ?? now, state, fromVersion);
  const to = (asked.to === live && liveSide) || toSide(toVersion?.id ?? now, state, toVersion);

  async function keep({ name, note }: VersionLabel) {
    const label = { name: name || defaultVersionName(Date.now()), note };
    await open.saveNow();
    const shared = isShared && !isReader ? await saveOnServer(draftId, open.revision(), label) : undefined;
    if (shared?.kind === 'same') {
      announce(`No changes since ${versionTitle(shared.version)}, which is already saved.`);
      return;
    }
    const revision = shared?.kind === 'saved' ? shared.revision : undefined;
    const kept = await keepVersion({
      draftId,
      origin: 'hand',
      ...versionContent(open.read()),
      name: label.name,
      ...(note ? { note } : {}),
      ...(revision === undefined ? {} : { revision }),
    });
    if (revision !== undefined) await known.readAgain();
    if (revision !== undefined || (kept.ok && kept.value.state !== 'same'))
      announce(
        shared?.kind === 'failed'
          ? `Version saved on this device only: ${label.name}. ${shared.why}`
          : `Version saved: ${label.name}`,
      );
    else if (kept.ok)
      announce(`No changes since ${versionTitle(kept.value.version)}, which is already saved.`);
    else announce(`Couldn’t save the version. ${storageErrorMessages[kept.error].title}.`);
  }
  async function restore(version: Version) {
    announce(await restoreVersion(open, draftId, version));
    navigate(draftHref(draftId));
    onRestored();
  }
  function openAsDraft({ template, parameters: notes, altTexts, trustsMedia: trusted = true }: Version) {
    const { id } = newDrafts.add(
      foreignDraftOf({
        template,
        parameters: notes,
        altTexts,
        trustsMedia: trusted && trustsMedia.getState(),
      }),
    );
    navigate(draftHref(id));
  }

  // The draft's own record may have a newer status.
  const drawSending = (sending: VersionSending) => (
    <SendingBadge sending={sendings.getState().find(({ at }) => at === sending.at) ?? sending} />
  );
  const keepButton = (
    <Button variant="primary" icon={<Layers aria-hidden />} onClick={() => setKeepingAt(Date.now())}>
      Save version
    </Button>
  );
  const sideProps = {
    versions: [
      ...versions,
      ...states.filter((one) => (one.id === from.id || one.id === to.id) && find(one.id) === one),
    ],
    hasLive: atPlatform.state === 'found',
    drawSending,
    isReadOnly,
    onRestore: (version: Version) => void restore(version),
    onUse: openAsDraft,
  };
  return (
    <main className={styles.page}>
      <div ref={registerPane} className={styles.top} data-pane>
        <div className={styles.naming}>
          <PageHeading>Versions</PageHeading>
          <p className={wording.soft}>of {nameOrUntitled(draft)}</p>
        </div>
        <div className={layout.actions}>
          <Link href={draftHref(draftId)} asChild>
            <ButtonLink icon={<ArrowLeft aria-hidden />}>Back to the draft</ButtonLink>
          </Link>
          {newest && keepButton}
        </div>
      </div>
      {error && (
        <Notice tone="error" title={storageErrorMessages[error].title}>
          <p>Versions are stored with your drafts. {storageErrorMessages[error].next}</p>
        </Notice>
      )}
      {known.versions && (
        <div className={styles.body} data-empty={newest || history.entries.length > 0 ? undefined : ''}>
          {(hasVersions || history.entries.length > 0) && (
            <nav ref={registerPane} aria-label="Versions" className={styles.list} data-pane>
              {hasVersions && (
                <VersionList
                  known={known}
                  isShared={isShared}
                  isReader={isReader}
                  me={me}
                  hrefOf={(version) => versionsAddress(draftId, version ? { from: version.id } : {})}
                  compared={[from.id, to.id]}
                  drawSending={drawSending}
                />
              )}
              <HistoryList
                history={history}
                hrefOf={(version) => versionsAddress(draftId, { from: version.id })}
                compared={[from.id, to.id]}
                nameOf={(writer) => nameOfWriter(writer, me)}
              />
            </nav>
          )}
          {fromVersion || asksForLive ? (
            <section ref={registerPane} aria-label="Comparison" className={layout.looseStack} data-pane>
              {missing && (
                <Notice tone="warning" title="This version isn’t on this device">
                  <p>It was deleted, or is in another browser. Showing the newest version instead.</p>
                </Notice>
              )}
              {asksForLive && atPlatform.state !== 'found' && <LiveNotice side={atPlatform} />}
              <div className={styles.sides}>
                <ComparedSide
                  {...sideProps}
                  label="From"
                  side={from}
                  onChoose={(id) => navigate(versionsAddress(draftId, { from: id, to: to.id }))}
                />
                <ComparedSide
                  {...sideProps}
                  label="To"
                  side={to}
                  onChoose={(id) => navigate(versionsAddress(draftId, { from: from.id, to: id }))}
                />
              </div>
              <ComparisonView from={from} to={to} agent={agent} trustsMedia={isTrusted} />
            </section>
          ) : (
            !error && <NoVersions action={keepButton} isShared={isShared} isReader={isReader} />
          )}
        </div>
      )}
      {keepingAt !== undefined && (
        <VersionDialog
          title="Save version"
          action="Save"
          start={{ name: '', note: '' }}
          unnamed={defaultVersionName(keepingAt)}
          onDone={(words) => void keep(words)}
          onClose={() => setKeepingAt(undefined)}
        />
      )}
    </main>
  );
}

/** Why the template at the platform is not compared. */
function LiveNotice({ side }: { side: LiveSide }) {
  if (side.state === 'asking') return <p role="status">Loading the template from the platform…</p>;
  return (
    <Notice tone="warning" title="Can’t compare with the platform">
      <p>
        {side.state === 'missing'
          ? side.why
          : 'This draft wasn’t sent under its current name, or the platform doesn’t show its templates.'}
      </p>
    </Notice>
  );
}

/** Whether an id of the address means a version, and not the draft or the platform. */
const isVersion = (id: string | undefined) => id !== undefined && id !== now && id !== live;

type NoVersionsProps = { action: ReactNode; isShared: boolean; isReader: boolean };

function NoVersions({ action, isShared, isReader }: NoVersionsProps) {
  return (
    <section aria-labelledby="no-versions" className={styles.empty}>
      <h2 id="no-versions">No versions yet</h2>
      <p>
        Save a version before you try something, then compare or restore it.
        {!isReader && ' Sending for approval saves one too.'}
        {isShared &&
          (isReader
            ? ' Versions that you save stay on this device.'
            : ' Everyone who has the draft finds the versions that you save.')}
      </p>
      {action}
    </section>
  );
}

/**
 * Replaces the open draft by a version, as one undo step. The draft before it is kept as a version first.
 * Returns the announcement.
 */
async function restoreVersion(
  { editor, trustsMedia, read, noteRestored }: OpenedTemplate,
  draftId: string,
  version: Version,
): Promise<string> {
  const title = versionTitle(version);
  // An unnamed version's title quotes the label of the step after it. Use the date, or titles would nest forever.
  const label = `restore version ${version.name ?? `of ${formatDateAndTime(version.at)}`}`;
  editor.json.flush();
  const before = read();
  const kept = await keepVersion({ draftId, origin: 'restoring', before: label, ...versionContent(before) });
  replaceDraft(editor, {
    origin: 'command',
    label,
    template: version.template,
    stash: version.stash,
    parameters: version.parameters,
    altTexts: version.altTexts,
    // A version from before there was a set leaves it as it is.
    ...(version.set && { set: { value: version.set }, entries: version.entries }),
  });
  // Pictures that were not allowed then are not allowed now.
  if (version.trustsMedia === false) trustsMedia.setState(false);
  noteRestored(title);
  editor.diagnostics.revealAll();
  const done = `Restored: ${title}. Undo to go back.`;
  return kept.ok
    ? done
    : `${done} Couldn’t save the previous draft as a version. ${storageErrorMessages[kept.error].title}.`;
}
