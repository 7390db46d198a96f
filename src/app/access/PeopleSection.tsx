import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Facts } from '../../ui/notices/details';
import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';
import type { Role } from '../../schema/responses/session';
import { spaceRights } from '../../schema/responses/spaces';
import type { PageSession } from '../../workspace/services/createSession';
import { signInLink } from './signInLink';
import { useSignOut } from './SignOut';
import layout from '../../ui/styles/layout.module.css';

/** Who is signed in, what they may do, and the ways in and out. */
export function PeopleSection() {
  const { session } = useAppServices();
  const state = useStore(session.state);
  const { signOut, dialog } = useSignOut();
  if (!state) return <p>Checking who is signed in…</p>;
  return (
    <>
      <Person session={state} />
      <div className={layout.actions}>
        {(state.signIn === 'none' || state.role === 'sender') && (
          <Link href="/audit" asChild>
            <ButtonLink>Activity</ButtonLink>
          </Link>
        )}
        {state.signIn !== 'none' && state.role !== null && (
          <>
            <Link href="/team" asChild>
              <ButtonLink>Team</ButtonLink>
            </Link>
            <Link href="/tokens" asChild>
              <ButtonLink>Access tokens</ButtonLink>
            </Link>
            <ButtonLink href="/api/v1/person/export" download>
              Download my data
            </ButtonLink>
          </>
        )}
        {state.signIn !== 'none' && state.role === null && (
          <ButtonLink variant="primary" {...signInLink(location)}>
            Sign in
          </ButtonLink>
        )}
        {state.signIn === 'oidc' && state.role !== null && (
          <Button onClick={() => void signOut()}>Sign out</Button>
        )}
      </div>
      {dialog}
    </>
  );
}

function Person({ session: { signIn, role, person } }: { session: PageSession }) {
  if (signIn === 'none')
    return <p>Sign-in is off: anyone who can open this page can send and open the drafts on the server.</p>;
  if (role === null)
    return <p>You’re not signed in. What you write is saved in this browser; sign in to send.</p>;
  return (
    <>
      <Facts facts={{ 'Signed in as': person?.name ?? 'You', Role: spaceRights[role] }} />
      <p>{roleMessages[role]} Your drafts are in this browser too, so anyone who uses it can see them.</p>
    </>
  );
}

/** What a role may do, in a sentence. */
const roleMessages = {
  viewer:
    'You can look at templates and write drafts. To add pictures or send, ask a colleague who can send for another role.',
  author: 'You can write drafts and add pictures, but not send.',
  sender: 'You can write drafts, add pictures and send templates for approval.',
} satisfies Record<Role, string>;
