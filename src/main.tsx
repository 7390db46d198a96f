import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followDisplaySettings } from './app/frame/displaySettings';
import { startOffline } from './app/offline/startOffline';
import { startPages } from './app/pages';
import { createAppServices } from './app/services/AppServices';
import { followKeys } from './app/shortcuts/followKeys';

/** Milliseconds for the page's own parts to be there before its frame is drawn without them. */
const drawTimeoutMs = 100;

/** Draws the page. Called once, by the first script. */
export async function startApp() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  if (new URLSearchParams(location.search).get('freeze') === '1')
    document.documentElement.dataset['frozen'] = '';
  const services = createAppServices();
  followDisplaySettings();
  services.network.follow();
  followKeys(services);
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, drawTimeoutMs);
  });
  await Promise.race([startPages(location.pathname), isLate]);
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) startOffline(services.pageVersion);
}
