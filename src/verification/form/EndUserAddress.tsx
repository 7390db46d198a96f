import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import type { VerificationConnection } from '../connection/connection';
import { exampleAddress } from '../connection/exampleAddress';
import type { StartForm } from '../start/startForm';
import styles from './VerificationForm.module.css';

/** The address that decides the operator: free to choose at the embedded platform, else the connection's own. */
export function EndUserAddress({ connection }: { connection: VerificationConnection }) {
  const { register, formState } = useFormContext<StartForm>();
  const own = connection.address ?? 'not known';
  const error = formState.errors.headers?.['x-forwarded-for']?.message;
  if (!connection.chosenAddress) {
    return (
      <Field
        label="End user's IP address"
        technicalName="X-Forwarded-For"
        required
        error={error}
        hint="Taken from your connection. Open this page on the phone, over mobile data, for the real way."
      >
        {(control) => <TextInput {...control} readOnly value={own} />}
      </Field>
    );
  }
  return (
    <div className={styles['group']}>
      <Field
        label="End user's IP address"
        technicalName="X-Forwarded-For"
        error={error}
        hint={`Decides the operator. Left empty: your connection's, ${own}.`}
      >
        {(control) => (
          <TextInput
            {...control}
            spellCheck={false}
            placeholder={own}
            {...register('headers.x-forwarded-for')}
          />
        )}
      </Field>
      <OperatorChoices connection={connection} />
    </div>
  );
}

function OperatorChoices({ connection }: { connection: VerificationConnection }) {
  const { setValue } = useFormContext<StartForm>();
  return (
    <div className={styles['operators']}>
      <span aria-hidden className={styles['lead']}>
        Address of operator
      </span>
      <ul aria-label="Addresses of known operators" className={styles['operators']}>
        {connection.operators.map(({ name, cidrs }) => (
          <li key={name}>
            <Button
              size="small"
              aria-label={`Use an address of operator ${name}`}
              title={`Operator ${name}: ${cidrs.join(', ')}`}
              onClick={() =>
                setValue('headers.x-forwarded-for', exampleAddress(cidrs[0] ?? ''), { shouldValidate: true })
              }
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
