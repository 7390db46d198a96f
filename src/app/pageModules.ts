/** The module of each page. This file imports nothing else, so that a page is asked for before the rest is there. */
export const pageModules = {
  library: () => import('./pages/LibraryPage'),
  gallery: () => import('./pages/GalleryPage'),
  pictures: () => import('./pages/PicturesPage'),
  verify: () => import('./pages/VerifyPage'),
  connection: () => import('./pages/ConnectionPage'),
  preview: () => import('./pages/PreviewPage'),
  rules: () => import('./pages/RulesPage'),
  audit: () => import('./audit/AuditPage'),
  testers: () => import('./testers/TestersPage'),
  newTemplate: () => import('./pages/NewTemplatePage'),
  template: () => import('./pages/TemplatePage'),
};

export type PageName = keyof typeof pageModules;

/** The modules that an address draws first. */
export function pagesAt(path: string): PageName[] {
  if (path === '/') return ['library'];
  // A new draft opens at an address of its own.
  if (path === '/templates/new') return ['newTemplate', 'template'];
  if (path.startsWith('/templates/')) return ['template'];
  const name = path.slice(1);
  return name in pageModules ? [name as PageName] : [];
}

/** Asks for the modules of an address. A module that does not come is asked for again when it is drawn. */
export function fetchPages(path: string) {
  for (const name of pagesAt(path)) pageModules[name]().catch(() => undefined);
}

/** The id of the draft that an address opens. */
export function draftAt(path: string): string | undefined {
  const id = /^\/templates\/([^/]+)(?:\/versions)?$/.exec(path)?.[1];
  return id === 'new' ? undefined : id;
}
