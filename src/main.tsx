import './schema/values/zod';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from './ui/browser/reactRoot';
import { App } from './app/App';
import { followDisplaySettings } from './app/frame/DisplaySwitches';
import { startOffline } from './app/offline/startOffline';
import { followKeys } from './app/shortcuts/followKeys';
import { onIdle } from './lib/idle';
import { draftPlaceSetting } from './library/settings/settings';
import { followOtherTabs } from './library/sync/syncState';
import { warmDatabase } from './library/storage/database';
import { createAppServices } from './workspace/services/AppServices';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
if (new URLSearchParams(location.search).get('freeze') === '1') document.documentElement.dataset.frozen = '';

// The database takes a while to open: it is needed by the first page.
warmDatabase();
const services = createAppServices();
void services.senders.open();
followDisplaySettings();
services.network.follow();
followKeys(services);
followOtherTabs();
draftPlaceSetting.subscribe(startSync);
onIdle(startSync, { within: 2000, otherwise: 300 });
/** Keeps the drafts at the server too, if the person wants it. No page waits for it. */
function startSync() {
  if (draftPlaceSetting.getState() !== 'server') return;
  // Without a network, the next page tries again.
  import('./library/sync/startSync').then(
    (sync) => sync.startSync(services.session.state, services.senders),
    () => undefined,
  );
}

createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
if (import.meta.env.PROD) startOffline(services.pageVersion);
