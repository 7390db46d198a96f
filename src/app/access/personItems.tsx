import { LogIn, LogOut, ScrollText, UserRound } from 'lucide-react';
import type { MenuItem } from '../../ui/menu/Menu';
import type { Session } from './createSession';
import { signInLink } from './signInLink';
import { signOut } from './signOut';

/** The menu items about the person: who is signed in, the record of acts, and the way out or in. */
export function personItems(session: Session | undefined, navigate: (to: string) => void): MenuItem[] {
  if (!session || session.signIn === 'none') return [];
  const { signIn, role, name } = session;
  if (role === undefined)
    return signIn === 'oidc'
      ? [{ label: 'Sign in', icon: <LogIn aria-hidden />, apart: true, onSelect: openSignIn }]
      : [];
  return [
    {
      label: name ?? 'You',
      note: `Signed in. Your role: ${role}`,
      icon: <UserRound aria-hidden />,
      apart: true,
      onSelect: () => navigate('/connection'),
    },
    ...(role === 'sender'
      ? [{ label: 'Record of acts', icon: <ScrollText aria-hidden />, onSelect: () => navigate('/audit') }]
      : []),
    ...(signIn === 'oidc'
      ? [
          {
            label: 'Sign out',
            note: 'Drafts stay in this browser',
            icon: <LogOut aria-hidden />,
            onSelect: () => void signOut(),
          },
        ]
      : []),
  ];
}

function openSignIn() {
  const { href, target } = signInLink(location);
  if (target) open(href, target, 'noopener');
  else location.assign(href);
}
