import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followDisplaySettings } from './app/frame/displaySettings';
import { startOffline } from './app/offline/startOffline';
import { startPages } from './app/pages';
import { pagesAt } from './app/pageModules';
import { createAppServices, type AppServices } from './app/services/AppServices';
import { followKeys } from './app/shortcuts/followKeys';
import type { DraftOpening } from './library/session/createDraftOpening';

/** Milliseconds for the page's own parts to be there before its frame is drawn without them. */
const drawTimeoutMs = 100;

/** Draws the page. Called once, by the first script. */
export async function startApp(firstOpening: DraftOpening | undefined) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  if (new URLSearchParams(location.search).get('freeze') === '1')
    document.documentElement.dataset['frozen'] = '';
  const services = createAppServices(firstOpening);
  followDisplaySettings();
  services.network.follow();
  services.session.follow();
  followKeys(services);
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, drawTimeoutMs);
  });
  await Promise.race([prepare(services, location.pathname), isLate]);
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) startOffline(services.pageVersion);
}

/** Resolves when the page of an address can be drawn with all that it shows first. */
async function prepare({ queries, senders, firstOpening }: AppServices, path: string) {
  const isTemplate = pagesAt(path).includes('template');
  await Promise.all([
    startPages(path),
    // Failures are shown where they matter.
    isTemplate ? senders.open() : queries.open().catch(() => undefined),
    firstOpening && whenRead(firstOpening),
  ]);
}

function whenRead({ rows }: DraftOpening): Promise<void> {
  return new Promise((resolve) => {
    const check = () => rows.get() && resolve();
    rows.subscribe(check);
    check();
  });
}
