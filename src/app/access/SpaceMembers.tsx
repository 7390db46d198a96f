import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOnServer } from '../../http/changeOnServer';
import { quote } from '../../lib/text/isolate';
import type { Member, MemberList } from '../../schema/responses/members';
import { SpaceRole, type Space } from '../../schema/responses/spaces';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/controls/Dialog';
import { Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { membersKey, roleChoices, spaceRights } from './spaceAccess';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './Access.module.css';

type SpaceMembersProps = { space: Space; list: MemberList };

/** Everybody who may use a space. Senders change and take back the roles that invitations gave. */
export function SpaceMembers({ space, list: { members, signInRoles } }: SpaceMembersProps) {
  const queries = useQueryClient();
  const isSender = space.role === 'sender';

  async function change(member: Member, role: SpaceRole | undefined) {
    const address = `/api/v1/spaces/${space.name}/members/${encodeURIComponent(member.id)}`;
    const result = await (role === undefined
      ? changeOnServer('DELETE', address)
      : changeOnServer('PUT', address, { role }));
    const done =
      role === undefined
        ? `${quote(member.name)} is removed from ${quote(space.label)}.`
        : `${quote(member.name)}: ${spaceRights[role].toLowerCase()}.`;
    announce(result.ok ? done : result.reason);
    await queries.invalidateQueries({ queryKey: membersKey(space.name) });
  }
  return (
    <>
      <ul className={styles.list} aria-label={`People in ${space.label}`}>
        {members.map((member) => (
          <MemberEntry
            key={member.id}
            member={member}
            mayChange={isSender && member.invitedAs !== null && !member.isYou}
            onChange={(role) => void change(member, role)}
          />
        ))}
      </ul>
      <SignInRoles roles={signInRoles} />
    </>
  );
}

type MemberEntryProps = {
  member: Member;
  mayChange: boolean;
  /** The new role; undefined removes the person. */
  onChange: (role: SpaceRole | undefined) => void;
};

/** The role is not repeated where the choice beside it shows it. */
function describeRights({ role, invitedAs }: Member, isChosenBeside: boolean): string {
  if (invitedAs === null) return spaceRights[role];
  if (!isChosenBeside) return `${spaceRights[role]}, invited`;
  return invitedAs === role ? 'Invited' : `${spaceRights[role]}, by their sign-in`;
}

function MemberEntry({ member, mayChange, onChange }: MemberEntryProps) {
  const { name, invitedAs, isYou } = member;
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
        <ConfirmDialog
          title={`Remove ${quote(name)}?`}
          action="Remove"
          onConfirm={() => onChange(undefined)}
          onClose={() => setAsking(false)}
        >
          They lose the role that the invitation gave them at once; a role from their sign-in stays.
          Invitations that they made end. What they wrote stays, also copies in their browser.
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Who comes in without an invitation, by what the sign-in says of them. */
function SignInRoles({ roles }: { roles: MemberList['signInRoles'] }) {
  const entries = Object.entries(roles);
  if (entries.length === 0)
    return <p className={words.soft}>Everyone who signs in here can use this space with their role.</p>;
  return (
    <p className={words.soft}>
      Without an invitation:{' '}
      {entries.map(([group, role], index) => (
        <span key={group}>
          {index > 0 && '; '}
          people of the group “<bdi>{group}</bdi>” {spaceRights[role].toLowerCase()}
        </span>
      ))}
      .
    </p>
  );
}
