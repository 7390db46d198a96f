import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOnServer } from '../../http/changeOnServer';
import { quote } from '../../lib/text/isolate';
import type { Invitation, Member, MemberList } from '../../schema/responses/members';
import { SpaceRole, spaceRights, type Space } from '../../schema/responses/spaces';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Checkbox, Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { membersKey, roleChoices } from './spaceAccess';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './Access.module.css';

type SpaceMembersProps = { space: Space; list: MemberList };

/** Everybody who may use a space. Senders change and take back the roles that invitations gave. */
export function SpaceMembers({ space, list }: SpaceMembersProps) {
  const { members, signInRoles, invitations } = list;
  const queries = useQueryClient();
  const isSender = space.role === 'sender';

  const addressOf = ({ id }: Member) => `/api/v1/spaces/${space.name}/members/${encodeURIComponent(id)}`;
  const readAgain = () => queries.invalidateQueries({ queryKey: membersKey(space.name) });

  async function change(member: Member, role: SpaceRole) {
    const result = await changeOnServer('PUT', addressOf(member), { role });
    announce(result.ok ? `${quote(member.name)}: ${spaceRights[role].toLowerCase()}.` : result.reason);
    await readAgain();
  }
  async function remove(member: Member, withdrawn: readonly Invitation[]) {
    // First: with an open link, the person could be back before it is withdrawn.
    const withdrawals = await Promise.all(
      withdrawn.map(({ id }) => changeOnServer('DELETE', `/api/v1/spaces/${space.name}/invitations/${id}`)),
    );
    const failed = withdrawals.find((result) => !result.ok);
    const result = failed ?? (await changeOnServer('DELETE', addressOf(member)));
    announce(result.ok ? `${quote(member.name)} is removed from ${quote(space.label)}.` : result.reason);
    await readAgain();
  }
  return (
    <>
      <ul className={styles.list} aria-label={`People in ${space.label}`}>
        {members.map((member) => (
          <MemberEntry
            key={member.id}
            member={member}
            mayChange={isSender && member.invitedAs !== null && !member.isYou}
            invitations={invitations ?? []}
            onChange={(role) => void change(member, role)}
            onRemove={(withdrawn) => void remove(member, withdrawn)}
          />
        ))}
      </ul>
      {isSender && (
        <p className={words.soft}>
          No “Remove…” beside somebody? Their role comes from a group of your sign-in: remove them from the
          group. Their drafts stay in the space. Nobody can remove themselves, so a space always keeps
          somebody who can send.
        </p>
      )}
      <SignInRoles roles={signInRoles} />
    </>
  );
}

type MemberEntryProps = {
  member: Member;
  mayChange: boolean;
  /** The open ones of the space. */
  invitations: readonly Invitation[];
  onChange: (role: SpaceRole) => void;
  /** `withdrawn`: invitations that end with it. */
  onRemove: (withdrawn: readonly Invitation[]) => void;
};

/** The role is not repeated where the choice beside it shows it. */
function describeRights({ role, invitedAs }: Member, isChosenBeside: boolean): string {
  if (invitedAs === null) return spaceRights[role];
  if (!isChosenBeside) return `${spaceRights[role]}, invited`;
  return invitedAs === role ? 'Invited' : `${spaceRights[role]}, by their sign-in`;
}

function MemberEntry({ member, mayChange, invitations, onChange, onRemove }: MemberEntryProps) {
  const { name, address, invitedAs, isYou } = member;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={`${layout.card} ${styles.entry}`}>
      <div>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {isYou && ' (you)'}
        </p>
        {address !== null && address !== name && (
          <p className={words.note}>
            <bdi>{address}</bdi>
          </p>
        )}
        <p className={words.soft}>{describeRights(member, mayChange)}</p>
      </div>
      {mayChange && invitedAs !== null && (
        <div className={layout.row}>
          <Select
            aria-label={`Role of ${name}`}
            value={invitedAs}
            choices={roleChoices}
            onChange={({ target }) => onChange(SpaceRole.parse(target.value))}
          />
          <Button
            size="small"
            variant="danger"
            aria-label={`Remove ${name}…`}
            onClick={() => setAsking(true)}
          >
            Remove…
          </Button>
        </div>
      )}
      {isAsking && (
        <RemoveDialog
          name={name}
          invitations={invitations}
          onRemove={onRemove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

type RemoveDialogProps = Pick<MemberEntryProps, 'invitations' | 'onRemove'> & {
  name: string;
  onClose: () => void;
};

/** Asks before a person is removed, and whether the links end with which they could come back. */
function RemoveDialog({ name, invitations, onRemove, onClose }: RemoveDialogProps) {
  const [withdraws, setWithdraws] = useState(true);
  return (
    <Dialog
      title={`Remove ${quote(name)}?`}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="remove" variant="danger">
            Remove
          </Button>
        </>
      }
      onClose={(value) => {
        if (value === 'remove') onRemove(withdraws ? invitations : []);
        onClose();
      }}
    >
      <p>
        They lose the role that the invitation gave them at once; a role from their sign-in stays. Invitations
        that they made end. What they wrote stays, also copies in their browser.
      </p>
      {invitations.length > 0 && (
        <Checkbox
          label={`Also withdraw ${invitations.length === 1 ? 'the open invitation' : `the ${invitations.length} open invitations`}`}
          hint="Whoever has an open invitation link can use it again: they could come back with it."
          checked={withdraws}
          onChange={({ target }) => setWithdraws(target.checked)}
        />
      )}
    </Dialog>
  );
}

/** Who comes in without an invitation, by what the sign-in says of them. */
function SignInRoles({ roles }: { roles: MemberList['signInRoles'] }) {
  const entries = Object.entries(roles);
  if (entries.length === 0)
    return <p className={words.soft}>Everyone who signs in here can use this space with their role.</p>;
  return (
    <p className={words.soft}>
      {entries.map(([group, role], index) => (
        <span key={group}>
          {index > 0 ? '; everybody' : 'Everybody'} in the group “<bdi>{group}</bdi>”{' '}
          {spaceRights[role].toLowerCase()}
        </span>
      ))}
      .
    </p>
  );
}
