import { useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { countToFix } from '../../editor/model/diagnosticsState';
import type { Agent } from '../../preview/model/agent';
import type { TabsHandle } from '../../ui/controls/Tabs';
import { lazyPart } from '../../ui/loading/lazyPart';
import { Badge } from '../../ui/notices/Notice';
import { useStore } from 'zustand';
import { elementRef } from '../../ui/browser/focus';
import { isNarrow } from '../../ui/browser/hooks';
import type { createPictures } from '../../pictures/card/createPictures';
import { PhonePane } from '../../phones/PhonePane';
import { useCommands, usePane } from '../../workspace/services/AppServices';
import { useMediaAddress } from '../../workspace/mediaAddress';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { isReviewShown, type DrawerTab, type View } from '../../workspace/draftScreen';
import { openDrawer, useDrawerTabs } from './drawer/drawerTabs';
import type { DraftSending } from './sending/draftSending';
import { SendingSection } from './sending/SendingSection';
import words from '../../ui/styles/words.module.css';
import styles from './TemplatePanes.module.css';
import { PageHeading } from '../../ui/controls/PageTitle';

const Drawer = lazyPart(async () => (await import('./drawer/Drawer')).Drawer, null);
const EditPane = lazyPart(async () => (await import('./EditPane')).EditPane, null);
const SendPane = lazyPart(async () => (await import('./sending/SendPane')).SendPane);
const ReviewPane = lazyPart(async () => (await import('./sending/SendPane')).ReviewPane, null);
const PictureDialogs = lazyPart(
  async () => (await import('../../pictures/card/PictureDialogs')).PictureDialogs,
  null,
);

const views = [
  { view: 'edit', label: 'Edit' },
  { view: 'preview', label: 'Preview' },
  { view: 'check', label: 'Check' },
  { view: 'send', label: 'Send' },
] satisfies { view: View; label: string }[];

type TemplatePanesProps = {
  open: OpenedTemplate;
  pictures: ReturnType<typeof createPictures>;
  sending: DraftSending;
  agent: Agent;
  draftId: string;
  /** The heading of the sendings. */
  sendingRef: Ref<HTMLHeadingElement>;
  onCloseSending: (takesFocus: boolean) => void;
  onDownload: () => void;
};

/** Form, phone and drawer side by side; in a narrow window one at a time, behind four switches. */
export function TemplatePanes(props: TemplatePanesProps) {
  const { open, pictures, sending, agent, draftId, sendingRef, onCloseSending, onDownload } = props;
  const { editor } = open;
  const pictureDialog = useStore(pictures.dialog);
  const pictureAddress = useMediaAddress(open);
  const registerPane = usePane();
  const { view, phone, isDrawerOpen, beside } = useStore(open.screen);
  const isSendingShown = useStore(sending.isShown);
  const isReviewed = useStore(sending.submission.state, ({ review }) => review !== undefined);
  const isReadOnly = useStore(editor.document.readOnly);
  const setView = (next: View) => open.screen.setState({ view: next });
  const tabs = useDrawerTabs();
  const drawer = useRef<TabsHandle<DrawerTab>>(null);
  const pins = useStore(open.pins);
  const isCommenting = useStore(open.screen, isReviewShown);

  function showForm() {
    const shown = open.screen.getState();
    const next = isNarrow() ? 'edit' : shown.view;
    if (shown.beside === 'form' && shown.view === next) return;
    flushSync(() => open.screen.setState({ ...shown, beside: 'form', view: next }, true));
  }
  function goTo(path: string) {
    showForm();
    editor.focus.focus(path);
  }
  function commentOn(path: string) {
    editor.selection.show(path);
    open.commentWanted.setState((count) => count + 1);
  }
  function showTab(name: DrawerTab) {
    openDrawer(open, name);
    drawer.current?.focusTab(name);
  }
  useCommands(async () => {
    const { templateCommands } = await import('../palette/templateCommands');
    return templateCommands(open, {
      goTo,
      showForm,
      tabs,
      showTab,
      onSend: () => void sending.press(),
      onDownload,
    });
  });

  return (
    <main
      className={styles.page}
      data-view={view}
      data-drawer={isDrawerOpen ? '' : undefined}
      data-beside={beside}
      data-both={phone.phones === 'both' ? '' : undefined}
    >
      <PageHeading className={words.visuallyHidden}>Template</PageHeading>
      <div ref={registerPane} className={styles.views} role="group" aria-label="View" data-pane>
        {views.map((entry) => (
          <button
            key={entry.view}
            ref={elementRef(open.viewButtons, entry.view)}
            type="button"
            aria-pressed={view === entry.view}
            onClick={() => setView(entry.view)}
          >
            {entry.label}
            {entry.view === 'check' && <ProblemCount editor={editor} />}
          </button>
        ))}
      </div>
      <section
        ref={registerPane}
        className={styles.edit}
        aria-label="Edit"
        // A read-only form has no field to focus, and keys must scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isReadOnly ? 0 : undefined}
        data-pane
      >
        <EditPane open={open} draftId={draftId} pictures={pictures} />
      </section>
      <section ref={registerPane} className={styles.preview} aria-label="Preview" data-pane>
        <PhonePane
          open={open}
          agent={agent}
          onGoTo={isCommenting ? commentOn : goTo}
          highlights={pins}
          selectLabel={isCommenting ? 'Comment' : 'Edit'}
          view={phone}
          onView={(next) => open.screen.setState({ phone: next })}
        />
      </section>
      <section ref={registerPane} className={styles.drawer} aria-label="Side panel" data-pane>
        <Drawer tabsRef={drawer} open={open} onGoTo={goTo} />
      </section>
      {(isSendingShown || view === 'send') && (
        <SendingSection headingRef={sendingRef} isShown={isSendingShown} onClose={onCloseSending}>
          <SendPane
            open={open}
            sending={sending}
            onGoTo={goTo}
            onOpenJson={() => showTab('json')}
            onOpenReview={() => showTab('review')}
            onDownload={onDownload}
          />
        </SendingSection>
      )}
      {pictureDialog && (
        <PictureDialogs
          editor={editor}
          dialog={pictureDialog}
          pictures={pictures}
          options={phone}
          toSource={pictureAddress}
          onClose={pictures.closeDialog}
        />
      )}
      {isReviewed && (
        <ReviewPane
          open={open}
          agent={agent}
          sending={sending}
          pictures={pictures}
          onGoTo={goTo}
          onOpenJson={() => showTab('json')}
          onOpenReview={() => showTab('review')}
        />
      )}
    </main>
  );
}

function ProblemCount({ editor }: { editor: OpenedTemplate['editor'] }) {
  const problems = useStore(editor.diagnostics, countToFix);
  return problems > 0 && <Badge>{problems}</Badge>;
}
