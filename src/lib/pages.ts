/**
 * The pages of one address each: the server answers these addresses with the page. `inHeader`: the header has a link to
 * it; the palette, and pages about the same things, lead to the others. Their components: `app/pages.tsx`.
 */
export const pages = [
  { href: '/', title: 'Templates', inHeader: true },
  { href: '/gallery', title: 'Gallery', inHeader: true },
  { href: '/pictures', title: 'Pictures', inHeader: true },
  { href: '/inspect', title: 'Inspect', inHeader: true },
  { href: '/verify', title: 'Verify', inHeader: true },
  { href: '/connection', title: 'Connection', inHeader: true },
  { href: '/inbox', title: 'Inbox', inHeader: false },
  { href: '/audit', title: 'Activity', inHeader: false },
  { href: '/team', title: 'Team', inHeader: false },
  { href: '/webhooks', title: 'Webhooks', inHeader: false },
  { href: '/tokens', title: 'Access tokens', inHeader: false },
  { href: '/rules', title: 'Check rules', inHeader: false },
  { href: '/phones', title: 'How phones show messages', inHeader: false },
  { href: '/element', title: 'A phone in your own page', inHeader: false },
  { href: '/testers', title: 'For testers', inHeader: false },
] as const;

export type PageHref = (typeof pages)[number]['href'];

/** Earlier addresses of pages, with the page's address now: links and bookmarks to them still open it. */
export const movedPages: Readonly<Record<string, PageHref>> = { '/preview': '/inspect' };

/** The pages that the header has links to. */
export const headerPages = pages.filter(({ inHeader }) => inHeader);

/** Whether an address is one of the page's own: a page above, a draft, its versions, its set or its review. */
export function isPagePath(path: string): boolean {
  if (/^\/review\/[\w-]{43}$/.test(path)) return true;
  return (
    pages.some(({ href }) => href === path) || /^\/templates\/[^/]+(?:\/(?:versions|review|set))?$/.test(path)
  );
}
