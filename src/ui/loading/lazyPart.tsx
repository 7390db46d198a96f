import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { reloadPage } from '../browser/page';
import { Button } from '../controls/Button';
import { Notice } from '../notices/Notice';
import { useIsPainted } from './later';
import { loadFailedStyles } from './failedStyles';
import styles from './lazyPart.module.css';

class NotLoadedError extends Error {}

/**
 * A part of the page that is loaded when it is first drawn; `waiting` is drawn until then. If it cannot be loaded,
 * for example because a new release has replaced it, a notice offers to try again, and the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): ComponentType<Props> {
  let isLoaded = false;
  // React keeps a failure for good: another try needs another part.
  const createPart = (isRetry: boolean) =>
    lazy(async () => {
      try {
        if (isRetry) await loadFailedStyles();
        const part = await load();
        isLoaded = true;
        return { default: part };
      } catch (cause) {
        // Some browsers never request a file again that was once missing: a new page does.
        if (isRetry && (await isServerResponding())) await reloadPage();
        throw new NotLoadedError('A part of the page was not loaded.', { cause });
      }
    });
  let newest = createPart(false);

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => newest);
    const isDrawn = useIsPainted(isLoaded);

    function retry() {
      newest = createPart(true);
      setPart(() => newest);
    }
    return (
      <LoadBoundary onRetry={retry}>
        <Suspense fallback={waiting}>{isDrawn ? <Part {...props} /> : waiting}</Suspense>
      </LoadBoundary>
    );
  };
}

type LoadBoundaryProps = { onRetry: () => void; children: ReactNode };

/** Offers to try again what was not loaded. Any other error is one of the whole page. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof NotLoadedError)) throw error;
    return <NotLoaded onRetry={this.#retry} />;
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };
}

const isServerResponding = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

function Waiting() {
  return <p className={styles.waiting}>Opening…</p>;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Notice
      tone="error"
      role="alert"
      title="This part of the page couldn’t be loaded"
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <Button onClick={() => void reloadPage().then((reloaded) => setUnsaved(!reloaded))}>
            Reload the page
          </Button>
        </>
      }
    >
      <p>
        The server isn’t responding, or has a newer version of this page. Your work is saved: try again or
        reload the page.
      </p>
      {unsaved && <p>Not reloaded: your latest changes couldn’t be saved. Download the draft first.</p>}
    </Notice>
  );
}
