import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { readFromServer } from '../../http/readFromServer';
import { MemberList } from '../../schema/responses/members';
import type { Space } from '../../schema/responses/spaces';
import { PageTitle } from '../../ui/controls/PageTitle';
import { Notice, LoadFailed } from '../../ui/notices/Notice';
import { useAppServices, useIsSignedOut } from '../../workspace/services/AppServices';
import { JoinSpace } from './JoinSpace';
import { PersonalData } from './PersonalData';
import { SignInFirst } from './SignInNotice';
import { SpaceInvitations } from './SpaceInvitations';
import { SpaceMembers } from './SpaceMembers';
import { membersKey, readInvitationLink, useSpaces } from './spaceAccess';
import layout from '../../ui/styles/layout.module.css';

/** Milliseconds between two looks at who has joined. */
const REFRESH_MS = 10_000;

/** Who may use each space, where people sign in; senders invite others. The link of an invitation opens it too. */
export function TeamPage() {
  const { session } = useAppServices();
  const state = useStore(session.state);
  const [secret] = useState(() => readInvitationLink(location.hash));
  const isSignedOut = useIsSignedOut();
  return (
    <>
      <PageTitle title="Team">Who can open and change your team’s templates.</PageTitle>
      {state?.signIn === 'none' && (
        <Notice tone="info" title="Sign-in is off">
          <p>Anyone who can open this page can use the drafts on this server. Nobody needs an invitation.</p>
        </Notice>
      )}
      {isSignedOut && (
        <SignInFirst title={secret === undefined ? 'You’re not signed in' : 'You’re invited'}>
          {secret === undefined ? 'Sign in to see your team.' : 'Sign in to see who invited you, and join.'}
        </SignInFirst>
      )}
      {state && state.signIn !== 'none' && state.role !== null && (
        <div className={layout.sections}>
          {secret !== undefined && <JoinSpace secret={secret} />}
          <Spaces isInvited={secret !== undefined} />
          {state.role === 'sender' && <PersonalData />}
        </div>
      )}
    </>
  );
}

function Spaces({ isInvited }: { isInvited: boolean }) {
  const { data, error, refetch } = useSpaces();
  return (
    <>
      {error && <LoadFailed title="Couldn’t load your team" error={error} onRetry={refetch} />}
      {data?.length === 0 && !isInvited && <p>You’re in no space yet. Ask a colleague for an invitation.</p>}
      {data?.map((space) => (
        <SpaceSection key={space.name} space={space} />
      ))}
    </>
  );
}

function SpaceSection({ space }: { space: Space }) {
  const { name, label } = space;
  const { data, error } = useQuery({
    queryKey: membersKey(name),
    queryFn: () =>
      readFromServer(`/api/v1/spaces/${name}/members`, (json) => MemberList.safeParse(json).data),
    retry: 0,
    // Somebody joins, or is removed, while the page is open.
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  return (
    <section aria-label={label} className={layout.looseStack}>
      <h2>
        <bdi>{label}</bdi>
      </h2>
      {error && <p>{error.message}</p>}
      {data && <SpaceMembers space={space} list={data} />}
      {space.role === 'sender' && (
        <>
          <p>
            <Link href="/webhooks">Webhooks</Link> tell Slack, Microsoft Teams or a program what happens in
            this space.
          </p>
          <p>
            <a href={`/api/v1/spaces/${name}/export`} download>
              Export “<bdi>{label}</bdi>”
            </a>{' '}
            downloads its drafts with all their versions, comments, reviews and submissions as one file.
          </p>
        </>
      )}
      {data?.invitations && <SpaceInvitations space={space} invitations={data.invitations} />}
    </section>
  );
}
