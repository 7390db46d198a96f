import type { ComponentType } from 'react';
import type { PageHref } from '../lib/pages';
import { lazyPart } from '../ui/loading/lazyPart';

/** The pages in one column, below the header. Each is loaded when it is opened. */
export const framedPages = {
  '/': lazyPart(async () => (await import('./pages/LibraryPage')).LibraryPage),
  '/gallery': lazyPart(async () => (await import('./pages/GalleryPage')).GalleryPage),
  '/pictures': lazyPart(async () => (await import('./pages/PicturesPage')).PicturesPage),
  '/inspect': lazyPart(async () => (await import('./pages/InspectPage')).InspectPage),
  '/verify': lazyPart(async () => (await import('./pages/VerifyPage')).VerifyPage),
  '/connection': lazyPart(async () => (await import('./pages/ConnectionPage')).ConnectionPage),
  '/rules': lazyPart(async () => (await import('./pages/RulesPage')).RulesPage),
  '/phones': lazyPart(async () => (await import('./phones/PhonesPage')).PhonesPage),
  '/inbox': lazyPart(async () => (await import('./notices/InboxPage')).InboxPage),
  '/audit': lazyPart(async () => (await import('./audit/AuditPage')).AuditPage),
  '/team': lazyPart(async () => (await import('./access/TeamPage')).TeamPage),
  '/webhooks': lazyPart(async () => (await import('./notices/WebhooksPage')).WebhooksPage),
  '/tokens': lazyPart(async () => (await import('./access/TokensPage')).TokensPage),
  '/element': lazyPart(async () => (await import('./element/ElementPage')).ElementPage),
  '/testers': lazyPart(async () => (await import('./testers/TestersPage')).TestersPage),
} satisfies Record<PageHref, ComponentType>;
