import { lazyPart } from '../ui/loading/lazyPart';
import { PageFrame } from './frame/PageFrame';

/** The pages that are read from top to bottom. Each is loaded when it is opened. */
export const readPages = [
  {
    path: '/',
    title: 'Templates',
    Page: lazyPart(async () => (await import('./pages/LibraryPage')).LibraryPage),
  },
  {
    path: '/gallery',
    title: 'Gallery',
    Page: lazyPart(async () => (await import('./pages/GalleryPage')).GalleryPage),
  },
  {
    path: '/verify',
    title: 'Verify',
    Page: lazyPart(async () => (await import('./pages/VerifyPage')).VerifyPage),
  },
  {
    path: '/connection',
    title: 'Connection',
    Page: lazyPart(async () => (await import('./pages/ConnectionPage')).ConnectionPage),
  },
  {
    path: '/preview',
    title: 'Shared template',
    Page: lazyPart(async () => (await import('./pages/PreviewPage')).PreviewPage),
  },
] as const;

/** The header stands where it will stand. */
const opening = (
  <PageFrame title="Template">
    <p>Opening the draft…</p>
  </PageFrame>
);

export const NewTemplatePage = lazyPart(
  async () => (await import('./pages/NewTemplatePage')).NewTemplatePage,
  opening,
);
export const TemplatePage = lazyPart(
  async () => (await import('./pages/TemplatePage')).TemplatePage,
  opening,
);

/** Loads what an address will draw, beside the rest of the page and not after it. */
export function startLoading(path: string) {
  readPages.find((page) => page.path === path)?.Page.start();
  if (path.startsWith('/templates/')) TemplatePage.start();
  if (path === '/templates/new') NewTemplatePage.start();
}
