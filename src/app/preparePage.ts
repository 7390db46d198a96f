import type { DraftOpening } from '../library/session/createDraftOpening';
import { pageModules, pagesAt } from './pageModules';
import { startPages } from './pages';
import type { AppServices } from '../workspace/services/AppServices';
import { draftHref } from '../workspace/draftHref';

/** Resolves when the page of the address can be drawn with all that it shows first: it is then drawn once. */
export async function preparePage(services: AppServices, isDrawn: () => boolean): Promise<void> {
  const { pathname } = location;
  const pages = pagesAt(pathname);
  if (!pages.includes('template')) {
    // What cannot be loaded is told where it is drawn.
    const { queries, validator } = services;
    await Promise.all([
      startPages(pathname),
      ...[queries.open(), validator.open()].map((opened) => opened.catch(() => undefined)),
    ]);
    return;
  }
  await Promise.all([
    startPages(pathname),
    services.senders.open(),
    pages.includes('newTemplate') && openNewTemplate(services, isDrawn),
  ]);
  const opening = services.openings.begun();
  if (opening) await whenRead(opening);
}

/** Goes on to the address of the new draft. Where that fails, the page does the same, and tells what is wrong. */
async function openNewTemplate(services: AppServices, isDrawn: () => boolean) {
  const loaded = await pageModules.newTemplate().catch(() => undefined);
  const id = await loaded?.openNewDraft(services, new URLSearchParams(location.search), isDrawn);
  const { openings } = services;
  if (id === undefined) {
    openings.begun()?.end();
    return;
  }
  history.replaceState(null, '', draftHref(id));
  if (openings.begun()?.id !== id) openings.begin(id);
}

function whenRead({ rows }: DraftOpening): Promise<void> {
  return new Promise((resolve) => {
    const check = () => rows.getState() && resolve();
    rows.subscribe(check);
    check();
  });
}
