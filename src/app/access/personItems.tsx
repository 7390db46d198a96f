import { LogOut, ScrollText, UserRound } from 'lucide-react';
import type { MenuItem } from '../../ui/menu/Menu';
import type { Session } from '../../workspace/services/createSession';
import { signOut } from './signOut';

/** The menu items about the person: who is signed in, the activity of all, and the way out. */
export function personItems(session: Session | undefined, navigate: (to: string) => void): MenuItem[] {
  if (!session || session.signIn === 'none') return [];
  const { signIn, role, name } = session;
  if (role === undefined) return [];
  return [
    {
      label: name ?? 'You',
      note: `Signed in. Your role: ${role}`,
      icon: <UserRound aria-hidden />,
      onSelect: () => navigate('/connection'),
    },
    ...(role === 'sender'
      ? [{ label: 'Activity', icon: <ScrollText aria-hidden />, onSelect: () => navigate('/audit') }]
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
