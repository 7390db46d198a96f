import { onDemand } from '../ui/onDemand';
import { PageFrame } from './PageFrame';

/** The pages that are read from top to bottom. Each is loaded when it is opened. */
export const readPages = [
  { path: '/', title: 'Templates', Page: onDemand(async () => (await import('./LibraryPage')).LibraryPage) },
  {
    path: '/gallery',
    title: 'Gallery',
    Page: onDemand(async () => (await import('./GalleryPage')).GalleryPage),
  },
  { path: '/verify', title: 'Verify', Page: onDemand(async () => (await import('./VerifyPage')).VerifyPage) },
  {
    path: '/connection',
    title: 'Connection',
    Page: onDemand(async () => (await import('./ConnectionPage')).ConnectionPage),
  },
  {
    path: '/preview',
    title: 'Shared template',
    Page: onDemand(async () => (await import('./PreviewPage')).PreviewPage),
  },
] as const;

/** The header stands where it will stand. */
const opening = (
  <PageFrame title="Template">
    <p>Opening the draft…</p>
  </PageFrame>
);

export const NewTemplatePage = onDemand(
  async () => (await import('./NewTemplatePage')).NewTemplatePage,
  opening,
);
export const TemplatePage = onDemand(async () => (await import('./TemplatePage')).TemplatePage, opening);

/** Loads what an address will draw, beside the rest of the page and not after it. */
export function startLoading(path: string) {
  readPages.find((page) => page.path === path)?.Page.start();
  if (path.startsWith('/templates/')) TemplatePage.start();
  if (path === '/templates/new') NewTemplatePage.start();
}
