import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followDisplaySettings } from './app/frame/displaySettings';
import { startOffline } from './app/offline/startOffline';
import { startLoading } from './app/pages';
import { createAppServices } from './app/services/AppServices';
import { followKeys } from './app/shortcuts/followKeys';

startLoading(location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
if (new URLSearchParams(location.search).get('freeze') === '1')
  document.documentElement.dataset['frozen'] = '';
const services = createAppServices();
followDisplaySettings();
services.network.follow();
services.session.follow();
followKeys(services);
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
if (import.meta.env.PROD) startOffline(services.pageVersion);
