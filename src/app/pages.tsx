import type { ComponentType } from 'react';
import { lazyPart } from '../ui/loading/lazyPart';
import { PageFrame } from './frame/PageFrame';
import { otherPlaces, places, type AnyPlace } from './frame/places';
import { pageModules, pagesAt, type PageName } from './pageModules';

const placePages = {
  '/': lazyPart(async () => (await pageModules.library()).LibraryPage),
  '/gallery': lazyPart(async () => (await pageModules.gallery()).GalleryPage),
  '/pictures': lazyPart(async () => (await pageModules.pictures()).PicturesPage),
  '/preview': lazyPart(async () => (await pageModules.preview()).PreviewPage),
  '/verify': lazyPart(async () => (await pageModules.verify()).VerifyPage),
  '/connection': lazyPart(async () => (await pageModules.connection()).ConnectionPage),
  '/rules': lazyPart(async () => (await pageModules.rules()).RulesPage),
  '/audit': lazyPart(async () => (await pageModules.audit()).AuditPage),
  '/testers': lazyPart(async () => (await pageModules.testers()).TestersPage),
} satisfies Record<AnyPlace['href'], ComponentType>;

/** The pages in one column, below the header. Each is loaded when it is opened. */
export const readPages = [...places, ...otherPlaces].map(({ href, title }) => ({
  href,
  title,
  Page: placePages[href],
}));

/** Shown while the page loads, with the header in its place. */
const opening = (
  <PageFrame title="Template">
    <p>Opening the draft…</p>
  </PageFrame>
);

export const NewTemplatePage = lazyPart(
  async () => (await pageModules.newTemplate()).NewTemplatePage,
  opening,
  { isFirst: true },
);
export const TemplatePage = lazyPart(async () => (await pageModules.template()).TemplatePage, opening, {
  isFirst: true,
});

const parts = {
  library: placePages['/'],
  gallery: placePages['/gallery'],
  pictures: placePages['/pictures'],
  verify: placePages['/verify'],
  connection: placePages['/connection'],
  preview: placePages['/preview'],
  rules: placePages['/rules'],
  audit: placePages['/audit'],
  testers: placePages['/testers'],
  newTemplate: NewTemplatePage,
  template: TemplatePage,
} satisfies Record<PageName, object>;

/** Resolves when the parts of an address can be drawn, or were found not to load. */
export async function startPages(path: string) {
  await Promise.all(pagesAt(path).map((name) => parts[name].start()));
}
