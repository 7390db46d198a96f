import { LogIn, LogOut, ScrollText, UserRound, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Role } from '../../schema/responses/session';
import { spaceRights } from '../../schema/responses/spaces';
import { ButtonLink } from '../../ui/controls/Button';
import { Menu, type MenuItem } from '../../ui/menu/Menu';
import type { PageSession } from '../../workspace/services/createSession';
import styles from '../frame/PageFrame.module.css';
import { initialsOf } from '../../lib/text/initials';
import { InboxMark } from './InboxMark';
import { signInLink } from './signInLink';
import { useSignOut } from './SignOut';

/** The inbox and who is signed in, or the way to sign in. */
export function PersonMenu({ session }: { session: PageSession }) {
  const [, navigate] = useLocation();
  const { signOut, dialog } = useSignOut();
  const { role } = session;
  if (role === null)
    return (
      <ButtonLink size="small" icon={<LogIn aria-hidden />} {...signInLink(location)} aria-label="Sign in">
        <span className={styles.word}>Sign in</span>
      </ButtonLink>
    );
  const name = session.person?.name ?? 'You';
  return (
    <>
      <InboxMark />
      <Menu
        label={`You: ${name}`}
        items={() => personItems(name, { signIn: session.signIn, role }, { navigate, signOut })}
      >
        <span aria-hidden className={styles.initials} title={`${name}. ${spaceRights[role]}`}>
          {initialsOf(name)}
        </span>
      </Menu>
      {dialog}
    </>
  );
}

/** The menu items about the person: who is signed in, the activity of all, and the way out. */
function personItems(
  name: string,
  { signIn, role }: { signIn: PageSession['signIn']; role: Role },
  { navigate, signOut }: { navigate: (to: string) => void; signOut: () => Promise<void> },
): MenuItem[] {
  return [
    {
      label: name,
      note: spaceRights[role],
      icon: <UserRound aria-hidden />,
      onSelect: () => navigate('/connection'),
    },
    { label: 'Team', icon: <Users aria-hidden />, onSelect: () => navigate('/team') },
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
