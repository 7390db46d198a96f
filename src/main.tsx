import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followDisplaySettings } from './app/frame/displaySettings';
import { startOffline } from './app/offline/startOffline';
import { preparePage } from './app/preparePage';
import { createAppServices } from './workspace/services/AppServices';
import { followKeys } from './app/shortcuts/followKeys';
import type { DraftOpening } from './library/session/createDraftOpening';

/** Milliseconds for all that the page shows first to be there, before its frame is drawn without it. */
const prepareTimeoutMs = 500;

/** Draws the page. Called once, by the first script. */
export async function startApp(firstOpening: DraftOpening | undefined) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  if (new URLSearchParams(location.search).get('freeze') === '1')
    document.documentElement.dataset.frozen = '';
  const services = createAppServices(firstOpening);
  followDisplaySettings();
  services.network.follow();
  followKeys(services);
  let isDrawn = false;
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, prepareTimeoutMs);
  });
  await Promise.race([preparePage(services, () => isDrawn), isLate]);
  isDrawn = true;
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) startOffline(services.pageVersion);
}
