import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { Notice } from '../notices/Notice';
import styles from './lazyPart.module.css';
import { PartsGateContext } from './PartsGate';
import { reloadPage } from '../browser/reloadPage';

type Part<Props> = { state: 'waiting' | 'failed' } | { state: 'ready'; Drawn: ComponentType<Props> };

type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading before the part is drawn. Resolves when it can be drawn, or was found not to load. */
  start: () => Promise<void>;
};

/**
 * A part of the page that is loaded when it is first drawn; `waiting` is drawn until then. If it cannot be loaded,
 * for example because a new release has replaced it, a notice offers to try again, and the rest of the page stays.
 * `isFirst`: the part needs nothing of what the gate above waits for.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
  { isFirst = false }: { isFirst?: boolean } = {},
): LazyPart<Props> {
  const part = createStore<Part<Props>>(() => ({ state: 'waiting' }));
  let loading: Promise<void> | undefined;

  function start(): Promise<void> {
    const again = part.getState().state === 'failed';
    if (again) part.setState({ state: 'waiting' }, true);
    loading ??= (again ? loadFailedStyles().then(load) : load()).then(
      (Drawn) => part.setState({ state: 'ready', Drawn }, true),
      () => {
        loading = undefined;
        part.setState({ state: 'failed' }, true);
      },
    );
    return loading;
  }

  function DrawnPart(props: Props) {
    const loaded = useStore(part);
    const gate = use(PartsGateContext);
    const isOpen = useStore(gate.isOpen) || isFirst;
    const [isStuck, setIsStuck] = useState(false);
    async function startAll() {
      setIsStuck(false);
      await Promise.all([start(), isFirst || gate.open().catch(() => setIsStuck(true))]);
    }
    // Loading from the network is outside React.
    // oxlint-disable-next-line react/exhaustive-deps
    useEffect(() => void startAll(), []);
    if (loaded.state === 'ready' && isOpen) return <loaded.Drawn {...props} />;
    return loaded.state === 'failed' || isStuck ? <NotLoaded onRetry={() => void startAll()} /> : waiting;
  }
  return Object.assign(DrawnPart, { start });
}

/** Notes style sheets that could not be loaded, because the bundler's loader does not request them again. */
function createFailedStyles() {
  const failedLinks = new Set<HTMLLinkElement>();
  if (typeof document !== 'undefined') {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
    };
    document.addEventListener('error', note, { capture: true });
  }
  return failedLinks;
}

const failedLinks = createFailedStyles();

async function loadFailedStyles() {
  const loads = [...failedLinks].map(async (link) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    failedLinks.delete(link);
    await new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', () => reject(new Error('A style sheet could not be loaded.')));
      link.replaceWith(next);
    });
  });
  await Promise.all(loads);
}

function Waiting() {
  return <p className={styles.waiting}>Opening…</p>;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Notice
      tone="error"
      role="alert"
      title="This part of the page could not be loaded"
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
        The server of this page was not reached, or has a newer version of the page. What you wrote is kept.
        Try again; if that does not help, reload the page.
      </p>
      {unsaved && <p>Not reloaded, as your last changes could not be saved. Download the draft first.</p>}
    </Notice>
  );
}
