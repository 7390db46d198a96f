import { draftAt, fetchPages } from './app/pageModules';
import { createDraftOpening } from './library/session/createDraftOpening';
import { warmDatabase } from './library/storage/database';

// The first script: it is small, so everything else is asked for at once, and the draft is read meanwhile.
fetchPages(location.pathname);
const draftId = draftAt(location.pathname);
const opening = draftId === undefined ? undefined : createDraftOpening(draftId);
opening?.begin();
if (!opening) warmDatabase();
void import('./main').then(({ startApp }) => startApp(opening));
