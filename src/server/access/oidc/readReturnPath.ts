const MAX_LENGTH = 1000;

/** The page to return to after the sign-in: a path of this server; the library for any other address. */
export function readReturnPath(to: string | null): string {
  const base = 'http://this.invalid';
  if (to === null || to.length > MAX_LENGTH || !to.startsWith('/') || !URL.canParse(to, base)) return '/';
  const { origin, pathname, search, hash } = new URL(to, base);
  return origin === base && !pathname.startsWith('//') && !pathname.startsWith('/auth/sign-in')
    ? `${pathname}${search}${hash}`
    : '/';
}
