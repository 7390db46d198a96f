import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '../../editor/panes/ErrorSummary';
import { IssuesPane } from '../../editor/panes/IssuesPane';
import { TemplateForm } from '../../editor/TemplateForm';
import { PendingJsonNotice } from '../../editor/panes/PendingJsonNotice';
import type { Agent } from '../../preview/model/agent';
import { Badge } from '../../ui/notices/Badge';
import { useStore } from '../../ui/useStore';
import { lazyPart } from '../../ui/loading/lazyPart';
import { Tabs, type TabsHandle } from '../../ui/controls/Tabs';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import type { InspectorTab, View } from '../session/draftScreen';
import { usePane } from '../services/usePane';
import { useCommands } from '../services/useCommands';
import { ShareButton } from '../sharing/ShareButton';
import { PasteIntoDraft } from './pasting/PasteIntoDraft';
import { UnmappedAtImport } from './pasting/UnmappedAtImport';
import { PhonePane } from '../phones/PhonePane';
import styles from './TemplatePanes.module.css';

const JsonPane = lazyPart(async () => (await import('../../editor/panes/JsonPane')).JsonPane);
const SamplesPane = lazyPart(async () => (await import('../../editor/panes/SamplesPane')).SamplesPane);
const LogPane = lazyPart(async () => (await import('../phones/LogPane')).LogPane);
const SendPane = lazyPart(async () => (await import('./SendPane')).SendPane);

const views = [
  { view: 'edit', label: 'Edit' },
  { view: 'preview', label: 'Preview' },
  { view: 'check', label: 'Check' },
  { view: 'send', label: 'Send' },
] satisfies { view: View; label: string }[];

const tabs = [
  { name: 'issues', label: 'Issues' },
  { name: 'json', label: 'JSON' },
  { name: 'samples', label: 'Samples' },
  { name: 'log', label: 'Log' },
  { name: 'send', label: 'Send' },
] as const satisfies { name: InspectorTab; label: string }[];

type TemplatePanesProps = { open: OpenedTemplate; agent: Agent; draftId: string; onDownload: () => void };

/**
 * Form, phone and inspector: side by side if there is room, else one at a time behind four switches. From
 * 900 px on the form stays beside the others.
 */
export function TemplatePanes({ open, agent, draftId, onDownload }: TemplatePanesProps) {
  const { editor } = open;
  const registerPane = usePane();
  const { view, tab, phone } = useStore(open.screen, (screen) => screen);
  const setView = (next: View) => open.screen.set({ ...open.screen.get(), view: next });
  const setTab = (next: InspectorTab) => open.screen.set({ ...open.screen.get(), tab: next });
  const inspector = useRef<TabsHandle<InspectorTab>>(null);
  const [jsonTarget, setJsonTarget] = useState<{ path: string }>();
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
  const hasText = useStore(editor.json, ({ pending }) => pending !== undefined);
  const problems = useStore(editor.diagnostics, (state) => state.issues.length);

  function show(next: View) {
    setView(next);
    if (next === 'check' && tab === 'send') setTab('issues');
    if (next === 'send') setTab('send');
  }
  function showForm() {
    if (matchMedia('(width < 900px)').matches) flushSync(() => setView('edit'));
  }
  function goTo(path: string) {
    showForm();
    editor.focus.focus(path);
  }
  function showLine(path: string) {
    setJsonTarget({ path });
    setTab('json');
  }
  function showTab(name: InspectorTab) {
    flushSync(() => {
      setTab(name);
      setView(name === 'send' ? 'send' : 'check');
    });
    inspector.current?.focusTab(name);
  }
  useCommands(async () => {
    const { templateCommands } = await import('../palette/templateCommands');
    return templateCommands(open, { goTo, showForm, tabs, showTab, onDownload });
  });

  function showErrors() {
    flushSync(() => {
      setTab('send');
      setView('send');
    });
    editor.focus.focusSpot('', 'errors');
  }

  const badges: Partial<Record<InspectorTab, ReactNode>> = {
    issues: problems > 0 && <Badge>{problems}</Badge>,
    json: hasText && (
      <Badge tone="warning" title="Has text that is not in the draft">
        !
      </Badge>
    ),
  };

  return (
    <main className={styles['page']} data-view={view}>
      <h1 className={styles['hidden']}>Template</h1>
      <div ref={registerPane} className={styles['views']} role="group" aria-label="View" data-pane>
        {views.map((entry) => (
          <button
            key={entry.view}
            type="button"
            data-view={entry.view}
            aria-pressed={view === entry.view}
            onClick={() => show(entry.view)}
          >
            {entry.label}
            {entry.view === 'check' && problems > 0 && <Badge>{problems}</Badge>}
          </button>
        ))}
      </div>
      <section
        ref={registerPane}
        className={styles['edit']}
        aria-label="Edit"
        // A read-only form has no field to focus, and keys must scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isReadOnly ? 0 : undefined}
        data-pane
      >
        <PasteIntoDraft open={open} draftId={draftId} />
        <TemplateForm editor={editor} />
      </section>
      <section ref={registerPane} className={styles['preview']} aria-label="Preview" data-pane>
        <PhonePane
          open={open}
          agent={agent}
          onGoTo={goTo}
          view={phone}
          onView={(next) => open.screen.set({ ...open.screen.get(), phone: next })}
        />
      </section>
      <section ref={registerPane} className={styles['inspector']} aria-label="Inspector" data-pane>
        <Tabs<InspectorTab>
          ref={inspector}
          label="Inspector"
          selected={tab}
          onSelect={(next) => {
            setTab(next);
            setJsonTarget(undefined);
            if (view === 'check' || view === 'send') setView(next === 'send' ? 'send' : 'check');
          }}
          tabs={tabs.map((entry) => ({ ...entry, badge: badges[entry.name] }))}
        >
          {tab === 'issues' && (
            <>
              <PendingJsonNotice editor={editor} />
              <UnmappedAtImport editor={editor} />
              <IssuesPane editor={editor} onGoTo={goTo} onShowLine={showLine} />
            </>
          )}
          {tab === 'json' && (
            <>
              <ShareButton open={open} agent={agent} />
              <JsonPane editor={editor} target={jsonTarget} onGoTo={goTo} />
            </>
          )}
          {tab === 'samples' && <SamplesPane editor={editor} choice={open.samples} onGoTo={goTo} />}
          {tab === 'log' && <LogPane editor={editor} simulator={open.simulator} />}
          {tab === 'send' && (
            <SendPane
              open={open}
              summary={
                <>
                  <PendingJsonNotice editor={editor} />
                  <ErrorSummary editor={editor} onGoTo={goTo} />
                </>
              }
              onErrors={showErrors}
              onGoTo={goTo}
              onDownload={onDownload}
            />
          )}
        </Tabs>
      </section>
    </main>
  );
}
