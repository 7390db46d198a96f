import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { changeOnServer } from '../../http/changeOnServer';
import { syncKnowledge } from '../../library/sync/syncState';
import { Role } from '../../schema/responses/session';
import { MAX_TOKEN_DAYS, MAX_TOKEN_LABEL, MadeToken, type NewToken } from '../../schema/responses/tokens';
import { z } from '../../schema/values/zod';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { FormProblem } from '../../ui/notices/Notice';
import layout from '../../ui/styles/layout.module.css';
import styles from './Access.module.css';

/** What a program may do with a token of a role. */
export const tokenRights = {
  viewer: 'Can read drafts',
  author: 'Can read and change drafts',
  sender: 'Can change drafts and send templates',
} satisfies Record<Role, string>;

const lifetimes = [30, 90, MAX_TOKEN_DAYS] as const;
/** The choice of no single space; no space has this name. */
const ALL_SPACES = '';

const TokenForm = z.object({
  label: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name, so that you recognise the token later.'),
      z.maxLength(MAX_TOKEN_LABEL, `Use at most ${MAX_TOKEN_LABEL} characters.`),
    ),
  role: Role,
  space: z.string(),
  days: z.coerce.number<string>(),
});

type NewTokenFormProps = {
  /** The caller’s role: a token can do no more. */
  ownRole: Role;
  onMade: (made: MadeToken) => void;
};

/** Makes a token: what it is for, what a program may do with it, where, and for how long. */
export function NewTokenForm({ ownRole, onMade }: NewTokenFormProps) {
  const spaces = useStore(syncKnowledge, (known) => known.spaces) ?? [];
  const own = spaces.filter(({ role }) => role === 'sender');
  const roles = Role.options.slice(0, Role.options.indexOf(ownRole) + 1);
  const { register, handleSubmit, setError, formState, reset } = useForm({
    resolver: zodResolver(TokenForm),
    defaultValues: { label: '', role: 'viewer' as Role, space: ALL_SPACES, days: '90' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ space, ...rest }) => {
    const body: NewToken = { ...rest, space: space === ALL_SPACES ? null : space };
    const result = await changeOnServer('POST', '/api/v1/tokens', body);
    const made = result.ok ? MadeToken.safeParse(result.json).data : undefined;
    if (made === undefined) {
      setError('root', { message: result.ok ? 'The server’s response can’t be read.' : result.reason });
      return;
    }
    reset();
    onMade(made);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={layout.stack} aria-label="New token">
      <div className={styles.fields}>
        <Field
          label="Name"
          required
          hint="What the program does, e.g. Nightly backup."
          error={errors.label?.message}
        >
          <TextInput {...register('label')} />
        </Field>
        <Field label="Rights" required hint="At most what you can do yourself.">
          <Select
            {...register('role')}
            choices={roles.map((value) => ({ value, label: tokenRights[value] }))}
          />
        </Field>
        {own.length > 0 && spaces.length > 1 && (
          <Field label="Space" required hint="A program that needs one space should have one.">
            <Select
              {...register('space')}
              choices={[
                { value: ALL_SPACES, label: 'All that I can open' },
                ...own.map(({ name, label }) => ({ value: name, label: `${label} only` })),
              ]}
            />
          </Field>
        )}
        <Field label="Expires after" required hint="Then the program needs a new one.">
          <Select
            {...register('days')}
            choices={lifetimes.map((days) => ({ value: String(days), label: `${days} days` }))}
          />
        </Field>
      </div>
      <div className={layout.row}>
        <Button type="submit" variant="primary" aria-disabled={isSubmitting}>
          Make token
        </Button>
        <FormProblem text={errors.root?.message} />
      </div>
    </form>
  );
}
