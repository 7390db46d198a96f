import { request } from '../../http/request';
import { SignedOut } from '../../schema/responses/session';
import { announce } from '../../ui/notices/announcer';
import { LogIn, LogOut, ScrollText, UserRound, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../../ui/controls/Button';
import { Menu, type MenuItem } from '../../ui/menu/Menu';
import type { PageSession } from '../../workspace/services/createSession';
import styles from '../frame/PageFrame.module.css';
import { initialsOf } from '../../lib/text/initials';
import { InboxMark } from './InboxMark';
import { signInLink } from './signInLink';

/** The inbox and who is signed in, or the way to sign in. */
export function PersonMenu({ session }: { session: PageSession }) {
  const [, navigate] = useLocation();
  if (session.role === null)
    return (
      <ButtonLink size="small" icon={<LogIn aria-hidden />} {...signInLink(location)} aria-label="Sign in">
        <span className={styles.word}>Sign in</span>
      </ButtonLink>
    );
  const name = session.person?.name ?? 'You';
  return (
    <>
      <InboxMark />
      <Menu label={`You: ${name}`} items={() => personItems(name, session, navigate)}>
        <span aria-hidden className={styles.initials} title={`${name}, ${session.role}`}>
          {initialsOf(name)}
        </span>
      </Menu>
    </>
  );
}

/** The menu items about the person: who is signed in, the activity of all, and the way out. */
function personItems(
  name: string,
  { signIn, role }: PageSession,
  navigate: (to: string) => void,
): MenuItem[] {
  return [
    {
      label: name,
      note: `Signed in with the “${role}” role`,
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
            onSelect: () => void endSession(),
          },
        ]
      : []),
  ];
}

/**
 * Ends the session here, then at the provider where it can be ended. The page loads anew, so that nothing of the person
 * stays in memory; drafts stay in this browser.
 */
export async function endSession(): Promise<void> {
  const outcome = await request('/api/session', { method: 'DELETE' });
  if (outcome.kind === 'no_answer' || outcome.status !== 200) {
    announce('You’re still signed in: the server isn’t responding. Try again.');
    return;
  }
  const to = SignedOut.safeParse(outcome.json).data?.to;
  location.assign(typeof to === 'string' && /^https?:/.test(to) ? to : '/');
}
