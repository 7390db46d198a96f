import { Component, type ReactNode } from 'react';
import type { Draft } from '../../schema/draft/draft';
import { Button } from '../../ui/controls/Button';
import { download } from '../../ui/browser/page';
import { Notice } from '../../ui/notices/Notice';
import { draftFile } from '../../workspace/draftLinks';
import type { AppServices } from '../../workspace/services/AppServices';
import styles from '../frame/PageFrame.module.css';
import { forgetSession } from '../../library/session/draftSession';

type Props = { openDraft: AppServices['openDraft']; children: ReactNode };
type State = { error: Error | undefined; draft?: Draft | undefined };

/** The crash notice: when drawing the page fails, it offers the open draft as a file and a reload. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** Reads the open draft now: its page is removed a moment later. */
  static getDerivedStateFromProps({ openDraft }: Props, state: State): Partial<State> | null {
    return state.error && !('draft' in state) ? { draft: openDraft.getState()?.() } : null;
  }

  override componentDidCatch() {
    const { draft } = this.state;
    if (draft) void forgetSession(draft.id);
  }

  override render() {
    const { error, draft } = this.state;
    if (!error) return this.props.children;
    return (
      <main className={styles.page}>
        <h1>The page stopped working</h1>
        <Notice
          tone="error"
          role="alert"
          title={draft ? 'Your draft is still here' : 'No draft was open'}
          actions={
            <>
              {draft && (
                <Button variant="primary" onClick={() => download(...draftFile(draft))}>
                  Download draft
                </Button>
              )}
              <Button onClick={() => location.reload()}>Reload the page</Button>
            </>
          }
        >
          <p>
            {draft
              ? 'Download it to be safe, then reload the page. It’s also saved on this device.'
              : 'Reload the page to continue. Your drafts are saved on this device.'}
          </p>
          <p>Error: {error.message}</p>
        </Notice>
      </main>
    );
  }
}
