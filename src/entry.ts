import { fetchPages } from './app/pageModules';

// The first script: it is small, so everything else is asked for at once.
fetchPages(location.pathname);
void import('./main').then(({ startApp }) => startApp());
