import { X } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { countToFix } from '../../../editor/model/diagnosticsState';
import { IconButton } from '../../../ui/controls/Button';
import { Tabs, type TabsHandle } from '../../../ui/controls/Tabs';
import { PendingJsonNotice } from '../../../editor/json/PendingJsonNotice';
import { lazyPart } from '../../../ui/loading/lazyPart';
import { Badge } from '../../../ui/notices/Notice';
import { useStore } from 'zustand';
import { coversMiddle, isOverlayOpen } from '../../../ui/browser/focus';
import { useIsNarrow, useWindowEvent } from '../../../ui/browser/hooks';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { neighbourOf, type DrawerTab } from '../../../workspace/draftScreen';
import { useDrawerTabs } from './drawerTabs';
import styles from './Drawer.module.css';
import { CheckList } from '../../../editor/check/CheckList';
import { ErrorSummary } from '../../../editor/check/CheckSection';
import { advise } from '../../../checks/useChecks';
import { usePhoneShow } from '../../../checks/clipping/showOnPhone';
import { UnmappedAtImport } from '../../../importing/pasting/UnmappedAtImport';
import layout from '../../../ui/styles/layout.module.css';

const JsonPane = lazyPart(async () => (await import('../../../editor/json/JsonPane')).JsonPane);
const LogPane = lazyPart(async () => (await import('../../../phones/LogPane')).LogPane);
const ReviewBadge = lazyPart(async () => (await import('./ReviewBadge')).ReviewBadge, null);
const ReviewTab = lazyPart(async () => (await import('./ReviewTab')).ReviewTab);
const SamplesTab = lazyPart(async () => (await import('./SamplesTab')).SamplesTab);

type DrawerProps = {
  open: OpenedTemplate;
  /** The row of tabs. */
  tabsRef: RefObject<TabsHandle<DrawerTab> | null>;
  onGoTo: (path: string) => void;
};

/** Checks, samples, log and JSON beside the phones: closed to a row of tabs until one is pressed. */
export function Drawer({ open, tabsRef, onGoTo }: DrawerProps) {
  const { editor, screen } = open;
  const { tab: chosen, view, isDrawerOpen } = useStore(screen);
  const tabs = useDrawerTabs();
  const tab = tabs.some(({ name }) => name === chosen) ? chosen : 'check';
  const isNarrow = useIsNarrow();
  const panel = useRef<HTMLDivElement>(null);
  const [jsonTarget, setJsonTarget] = useState<{ path: string }>();
  const isOpen = isNarrow ? view === 'check' : isDrawerOpen;

  function select(next: DrawerTab) {
    screen.setState({ tab: next, isDrawerOpen: true, beside: neighbourOf(next) });
    setJsonTarget(undefined);
  }
  function close() {
    // The closed drawer has no panel: its tab takes the focus.
    tabsRef.current?.focusTab(tab);
    screen.setState({ isDrawerOpen: false });
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isNarrow || !isDrawerOpen) return;
    event.stopPropagation();
    close();
  }
  // Beside the form it lies over the phones: it closes when the focus comes to a control whose middle it hides.
  useWindowEvent('focusin', ({ target }) => {
    if (isNarrow || !isDrawerOpen || isOverlayOpen() || !(target instanceof Element)) return;
    if (panel.current && coversMiddle(panel.current, target)) screen.setState({ isDrawerOpen: false });
  });
  return (
    <div ref={panel} role="presentation" className={styles.drawer} onKeyDown={handleKey}>
      <Tabs<DrawerTab>
        ref={tabsRef}
        className={styles.tabs}
        label="Side panel"
        selected={isOpen ? tab : undefined}
        onSelect={select}
        tabs={tabs.map((entry) => ({
          ...entry,
          badge: <TabBadge open={open} tab={entry.name} />,
        }))}
      >
        <div className={styles.top}>
          <h2>{tabs.find(({ name }) => name === tab)?.label}</h2>
          <IconButton label="Close" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
        {tab === 'check' && (
          <CheckPane
            open={open}
            onGoTo={onGoTo}
            onShowLine={(path) => {
              select('json');
              setJsonTarget({ path });
            }}
            onOpenJson={() => {
              select('json');
              tabsRef.current?.focusTab('json');
            }}
          />
        )}
        {tab === 'review' && <ReviewTab open={open} />}
        {tab === 'json' && <JsonPane editor={editor} target={jsonTarget} onGoTo={onGoTo} />}
        {tab === 'samples' && <SamplesTab open={open} onGoTo={onGoTo} />}
        {tab === 'log' && <LogPane editor={editor} simulator={open.simulator} />}
      </Tabs>
    </div>
  );
}

/** The mark on a tab that has something to say while it is closed. */
function TabBadge({ open, tab }: { open: OpenedTemplate; tab: DrawerTab }) {
  const { editor } = open;
  const problems = useStore(editor.diagnostics, countToFix);
  const hasText = useStore(editor.json, ({ pending }) => pending !== undefined);
  if (tab === 'check' && problems > 0) return <Badge>{problems}</Badge>;
  if (tab === 'review') return <ReviewBadge open={open} />;
  if (tab !== 'json' || !hasText) return null;
  return (
    <Badge tone="warning" title="Has changes that aren’t in the draft">
      !
    </Badge>
  );
}

type CheckPaneProps = {
  open: OpenedTemplate;
  onGoTo: (path: string) => void;
  onShowLine: (path: string) => void;
  onOpenJson: () => void;
};

/** What stands in the way of sending, and what else is worth a look. */
function CheckPane({ open, onGoTo, onShowLine, onOpenJson }: CheckPaneProps) {
  const { editor } = open;
  const pane = useRef<HTMLDivElement>(null);
  // The rules are loaded from the network.
  useEffect(() => void advise(editor.diagnostics), [editor]);
  const phones = usePhoneShow(open);
  const isSummarized = useStore(editor.diagnostics, ({ allRevealed }) => allRevealed);
  return (
    <div ref={pane} tabIndex={-1} className={`${layout.looseStack} ${styles.check}`}>
      <PendingJsonNotice editor={editor} onOpenJson={onOpenJson} />
      <UnmappedAtImport editor={editor} />
      <ErrorSummary editor={editor} onGoTo={onGoTo} onFixed={() => pane.current?.focus()} />
      <CheckList
        editor={editor}
        withoutErrors={isSummarized}
        onGoTo={onGoTo}
        onShowLine={onShowLine}
        phones={phones}
      />
    </div>
  );
}
