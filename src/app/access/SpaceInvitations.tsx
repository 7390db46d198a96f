import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeOnServer } from '../../http/changeOnServer';
import { MadeInvitation, type Invitation, type NewInvitation } from '../../schema/responses/members';
import { SpaceRole, spaceRights, type Space } from '../../schema/responses/spaces';
import { z } from '../../schema/values/zod';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { dayAt, formatDay, RelativeTime } from '../../ui/time/time';
import { SecretNotice } from './SecretNotice';
import { invitationLink, membersKey, roleChoices } from './spaceAccess';
import { FormProblem } from '../../ui/notices/Notice';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './Access.module.css';

const lifetimes = [1, 7, 30] as const;

const InvitationForm = z.object({ role: SpaceRole, days: z.coerce.number<string>() });

type SpaceInvitationsProps = { space: Space; invitations: readonly Invitation[] };

/** Makes invitations to a space, and lists the open ones. */
export function SpaceInvitations({ space, invitations }: SpaceInvitationsProps) {
  const queries = useQueryClient();
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeInvitation>();
  const readAgain = () => queries.invalidateQueries({ queryKey: membersKey(space.name) });

  async function withdraw({ id }: Invitation) {
    const result = await changeOnServer('DELETE', `/api/v1/spaces/${space.name}/invitations/${id}`);
    announce(result.ok ? 'The invitation is withdrawn.' : result.reason);
    if (result.ok && made?.invitation.id === id) setMade(undefined);
    await readAgain();
  }
  return (
    <>
      {isInviting ? (
        <NewInvitationForm
          space={space}
          onMade={(answer) => {
            setMade(answer);
            setInviting(false);
            void readAgain();
          }}
        />
      ) : (
        <div>
          <Button icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
            Invite people
          </Button>
        </div>
      )}
      {made && (
        <SecretNotice
          key={made.invitation.id}
          title="Copy the link now and send it to your colleagues"
          secret={invitationLink(made.secret)}
          copyLabel="Copy link"
          copied="Link copied"
        >
          It isn’t shown again. Anyone who has it and can sign in here can join.
        </SecretNotice>
      )}
      {invitations.length > 0 && (
        <>
          <h3>Open invitations</h3>
          <ul className={styles.list} aria-label={`Open invitations to ${space.label}`}>
            {invitations.map((invitation) => (
              <InvitationEntry
                key={invitation.id}
                invitation={invitation}
                onWithdraw={() => void withdraw(invitation)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type NewInvitationFormProps = { space: Space; onMade: (made: MadeInvitation) => void };

function NewInvitationForm({ space, onMade }: NewInvitationFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(InvitationForm),
    defaultValues: { role: 'author' as SpaceRole, days: '7' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('role'), [setFocus]);

  const submit = handleSubmit(async (body: NewInvitation) => {
    const result = await changeOnServer('POST', `/api/v1/spaces/${space.name}/invitations`, body);
    const made = result.ok ? MadeInvitation.safeParse(result.json).data : undefined;
    if (made !== undefined) return onMade(made);
    return setError('root', { message: result.ok ? 'The server’s response can’t be read.' : result.reason });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={layout.stack}
      aria-label={`Invite people to ${space.label}`}
    >
      <div className={styles.fields}>
        <Field label="Role" required hint="Whoever joins with the link gets this role.">
          <Select {...register('role')} choices={roleChoices} />
        </Field>
        <Field label="Open for" required hint="After that, the link stops working.">
          <Select
            {...register('days')}
            choices={lifetimes.map((days) => ({
              value: String(days),
              label: days === 1 ? '1 day' : `${days} days`,
            }))}
          />
        </Field>
      </div>
      <div className={layout.row}>
        <Button type="submit" variant="primary" aria-disabled={isSubmitting}>
          Make invitation link
        </Button>
        <FormProblem text={errors.root?.message} />
      </div>
    </form>
  );
}

type InvitationEntryProps = { invitation: Invitation; onWithdraw: () => void };

function InvitationEntry({ invitation, onWithdraw }: InvitationEntryProps) {
  const { role, by, createdAt, expiresAt, joined } = invitation;
  return (
    <li className={`${layout.card} ${styles.entry}`}>
      <div>
        <p>
          <strong>{spaceRights[role]}</strong>
        </p>
        <p className={words.soft}>
          Made by <bdi>{by}</bdi> <RelativeTime at={Date.parse(createdAt)} />. Open until{' '}
          {formatDay(dayAt(Date.parse(expiresAt)))}.{' '}
          {joined === 0
            ? 'Nobody has joined yet.'
            : `${joined === 1 ? '1 person has' : `${joined} people have`} joined.`}
        </p>
      </div>
      <Button size="small" onClick={onWithdraw} aria-label={`Withdraw the invitation “${spaceRights[role]}”`}>
        Withdraw
      </Button>
    </li>
  );
}
