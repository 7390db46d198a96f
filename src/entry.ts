import { draftAt, fetchPages } from './app/pageModules';
import { loadExamples, newDraftAt } from './workspace/loadExamples';
import { createDraftOpening } from './library/session/createDraftOpening';
import { warmDatabase } from './library/storage/database';
import { newId } from './ui/browser/newId';

// The first script: it is small, so everything else is asked for at once, and the draft is read meanwhile.
const { pathname, search } = location;
fetchPages(pathname);
const { makes, from } = newDraftAt(pathname, search);
// What does not come is asked for again when it is needed.
if (from !== undefined) loadExamples(from).catch(() => undefined);
const draftId = makes ? newId() : draftAt(pathname);
const opening = draftId === undefined ? undefined : createDraftOpening(draftId);
opening?.begin();
if (!opening) warmDatabase();
warmStorages();
void import('./main').then(({ startApp }) => startApp(opening));

/** Reads the small storages: the browser waits for each at its first use, so it does while scripts are on their way. */
function warmStorages() {
  try {
    void localStorage.length;
    void sessionStorage.length;
  } catch {
    // The browser withholds them: the page works without.
  }
}
