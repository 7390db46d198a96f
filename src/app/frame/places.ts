/** The pages that the header and the palette lead to. */
export const places = [
  { href: '/', title: 'Templates' },
  { href: '/gallery', title: 'Gallery' },
  { href: '/pictures', title: 'Pictures' },
  { href: '/preview', title: 'Look' },
  { href: '/verify', title: 'Verify' },
  { href: '/connection', title: 'Connection' },
] as const;

export type Place = (typeof places)[number];
