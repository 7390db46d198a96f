import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Facts } from '../../ui/notices/details';
import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';
import type { Role } from '../../schema/responses/session';
import type { PageSession } from '../../workspace/services/createSession';
import { endSession } from './PersonMenu';
import { signInLink } from './signInLink';
import layout from '../../ui/styles/layout.module.css';

/** Who is signed in, what they may do, and the ways in and out. */
export function PeopleSection() {
  const { session } = useAppServices();
  const state = useStore(session.state);
  if (!state) return <p>Asking the server who is signed in…</p>;
  return (
    <>
      <Person session={state} />
      <div className={layout.actions}>
        {(state.signIn === 'none' || state.role === 'sender') && (
          <Link href="/audit" asChild>
            <ButtonLink>Activity</ButtonLink>
          </Link>
        )}
        {state.signIn !== 'none' && state.role === null && (
          <ButtonLink variant="primary" {...signInLink(location)}>
            Sign in
          </ButtonLink>
        )}
        {state.signIn === 'oidc' && state.role !== null && (
          <Button onClick={() => void endSession()}>Sign out</Button>
        )}
      </div>
    </>
  );
}

function Person({ session: { signIn, role, person } }: { session: PageSession }) {
  if (signIn === 'none')
    return <p>This server has no sign-in: everyone who reaches it may send. Drafts stay in this browser.</p>;
  if (role === null)
    return <p>Nobody is signed in. Drafts are kept in this browser; sending needs a sign-in.</p>;
  return (
    <>
      <Facts facts={{ 'Signed in': person?.name ?? 'You', Role: role }} />
      <p>
        {roleMessages[role]} Drafts belong to this browser, not to the person: whoever uses it next sees them.
      </p>
    </>
  );
}

/** What a role may do, in a sentence. */
const roleMessages = {
  viewer:
    'You may look at templates and write drafts in this browser. Adding pictures and sending need another role.',
  author: 'You may write drafts and add pictures. Sending needs the role sender.',
  sender: 'You may write drafts, add pictures, and send templates for approval.',
} satisfies Record<Role, string>;
