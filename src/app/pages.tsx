import type { ComponentType } from 'react';
import { lazyPart } from '../ui/loading/lazyPart';
import { PageFrame } from './frame/PageFrame';
import { places, type Place } from './frame/places';

const placePages = {
  '/': lazyPart(async () => (await import('./pages/LibraryPage')).LibraryPage),
  '/gallery': lazyPart(async () => (await import('./pages/GalleryPage')).GalleryPage),
  '/verify': lazyPart(async () => (await import('./pages/VerifyPage')).VerifyPage),
  '/connection': lazyPart(async () => (await import('./pages/ConnectionPage')).ConnectionPage),
} satisfies Record<Place['href'], ComponentType>;

/** The pages in one column, below the header. Each is loaded when it is opened. */
export const readPages = [
  ...places.map(({ href, title }) => ({ href, title, Page: placePages[href] })),
  {
    href: '/preview',
    title: 'Shared template',
    Page: lazyPart(async () => (await import('./pages/PreviewPage')).PreviewPage),
  },
  {
    href: '/rules',
    title: 'Rules of the check',
    Page: lazyPart(async () => (await import('./pages/RulesPage')).RulesPage),
  },
  {
    href: '/audit',
    title: 'Record of acts',
    Page: lazyPart(async () => (await import('./audit/AuditPage')).AuditPage),
  },
];

/** Shown while the page loads, with the header in its place. */
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

/** Starts to load the page of an address beside the rest of the program, not after it. */
export function startLoading(path: string) {
  void readPages.find(({ href }) => href === path)?.Page.start();
  if (path.startsWith('/templates/')) void TemplatePage.start();
  if (path === '/templates/new') void NewTemplatePage.start();
}
