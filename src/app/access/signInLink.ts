import { useStore } from 'zustand';
import type { Space } from '../../schema/responses/spaces';
import { useAppServices } from '../../workspace/services/AppServices';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Whether a page has something that a way to another page and back would lose. */
function holdsWorkAt({ pathname, hash }: Address): boolean {
  const isReview = /^\/templates\/[^/]+\/review$/.test(pathname);
  return (pathname.startsWith('/templates/') && !isReview) || hash !== '';
}

/**
 * The way to the sign-in and back. From an open template, or a link that holds one, it opens in another tab, so that
 * nothing in this one is lost; this one notices when it is shown again.
 */
export function signInLink(
  address: Address,
  opensTab = holdsWorkAt(address),
): { href: string; target?: '_blank' } {
  const { pathname, search } = address;
  const to = opensTab ? '/auth/done' : `${pathname}${search}`;
  const href = `/auth/sign-in?to=${encodeURIComponent(to)}`;
  return opensTab ? { href, target: '_blank' } : { href };
}

/**
 * Why the person may not send, in a sentence; undefined for a sender, and while it is not known. `space`: that of the draft,
 * whose role counts there.
 */
export function useSendDenial(space: Space | undefined): string | undefined {
  const { session } = useAppServices();
  return useStore(session.state, (state) => {
    if (!state) return undefined;
    if (state.role === null) return 'Sign in to send.';
    if ((space?.role ?? state.role) === 'sender') return undefined;
    return space
      ? `You can’t send in ${space.label}. Ask a colleague who can.`
      : 'You can’t send. Ask a colleague who can.';
  });
}
