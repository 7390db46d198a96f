import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOnServer } from '../../http/changeOnServer';
import { InvitationAnswer } from '../../schema/responses/members';
import { includesSpaceRole, spaceRights } from '../../schema/responses/spaces';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';

/** An invitation from its link: who invites to what, and the way in. */
export function JoinSpace({ secret }: { secret: string }) {
  const { data, error } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => callInvitation('read', secret),
    retry: 0,
  });
  const [failure, setFailure] = useState<string>();
  const [isJoining, setJoining] = useState(false);

  async function join() {
    setJoining(true);
    try {
      await callInvitation('accept', secret);
      // The page starts anew, so that it follows the drafts of the space.
      location.assign('/');
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : String(reason));
      setJoining(false);
    }
  }
  if (error)
    return (
      <Notice tone="error" title="This invitation can’t be used">
        <p>{error.message}</p>
      </Notice>
    );
  if (!data) return null;
  const { label, role, by, ownRole } = data;
  if (ownRole !== null && includesSpaceRole(ownRole, role))
    return (
      <Notice tone="success" title="You’re already in">
        <p>
          You can use “<bdi>{label}</bdi>” already.
        </p>
      </Notice>
    );
  return (
    <Notice
      tone="info"
      title={
        <>
          Join “<bdi>{label}</bdi>”
        </>
      }
      actions={
        <Button variant="primary" aria-disabled={isJoining} onClick={() => !isJoining && void join()}>
          Join
        </Button>
      }
    >
      <p>
        <bdi>{by}</bdi> invites you. In this space, you {spaceRights[role].toLowerCase()}.
      </p>
      {failure && <p role="alert">{failure}</p>}
    </Notice>
  );
}

/** Throws an error whose message is for people. */
async function callInvitation(act: 'read' | 'accept', secret: string): Promise<InvitationAnswer> {
  const result = await changeOnServer('POST', `/api/v1/invitations/${act}`, { secret });
  if (result.ok) return InvitationAnswer.parse(result.json);
  // A link that lost letters is refused by the shape of its secret; for people it is the same as a wrong one.
  const isIncomplete = result.status === 400;
  throw new Error(
    isIncomplete ? 'The link is incomplete. Copy all of it, or ask for a new one.' : result.reason,
  );
}
