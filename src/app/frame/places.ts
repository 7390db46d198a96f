/** The pages that the header and the palette lead to, in their order. */
export const places = [
  { href: '/', title: 'Templates' },
  { href: '/gallery', title: 'Gallery' },
  { href: '/pictures', title: 'Pictures' },
  { href: '/preview', title: 'Look' },
  { href: '/verify', title: 'Verify' },
  { href: '/connection', title: 'Connection' },
] as const;

/** Pages that the header has no room for: the palette leads to them, and pages about the same things. */
export const otherPlaces = [
  { href: '/audit', title: 'Activity' },
  { href: '/rules', title: 'Rules of the check' },
  { href: '/testers', title: 'For testers' },
] as const;

type Place = (typeof places)[number];
export type AnyPlace = Place | (typeof otherPlaces)[number];
