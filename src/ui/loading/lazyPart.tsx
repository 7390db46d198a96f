import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { createStore } from '../../lib/createStore';
import { useStore } from '../useStore';
import { Notice } from '../notices/Notice';
import styles from './lazyPart.module.css';
import { reloadPage } from '../browser/reloadPage';

type Part<Props> = { state: 'waiting' | 'failed' } | { state: 'ready'; Drawn: ComponentType<Props> };

type OnDemand<Props> = ComponentType<Props> & {
  /** Starts loading before it is drawn. */
  start: () => void;
};

/**
 * A part of the page that is loaded when it is first drawn. `waiting` holds its place until then. One that
 * cannot be loaded, as when a new release has replaced it, says so and what to do; the page around it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): OnDemand<Props> {
  const part = createStore<Part<Props>>({ state: 'waiting' });
  let loading: Promise<void> | undefined;

  function start() {
    const again = part.get().state === 'failed';
    if (again) part.set({ state: 'waiting' });
    loading ??= (again ? loadFailedStyles().then(load) : load()).then(
      (Drawn) => part.set({ state: 'ready', Drawn }),
      () => {
        loading = undefined;
        part.set({ state: 'failed' });
      },
    );
  }

  function PartOnDemand(props: Props) {
    const loaded = useStore(part, (value) => value);
    // What is loaded comes from the network.
    useEffect(start, []);
    if (loaded.state === 'ready') return <loaded.Drawn {...props} />;
    return loaded.state === 'failed' ? <NotLoaded onRetry={start} /> : waiting;
  }
  return Object.assign(PartOnDemand, { start });
}

/** Links whose style sheets could not be loaded; the loader never asks for those again. */
const failedLinks = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
  };
  document.addEventListener('error', remember, { capture: true });
}

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
  return <p className={styles['waiting']}>Opening…</p>;
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
