import { useFormState } from 'react-hook-form';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { exampleAddress } from '../connection/connection';
import { labelOf, type StartForm } from '../start/startForm';
import { StartInput } from './StartInput';
import { fillIn, useStartFields } from './useStartForm';
import styles from './VerificationForm.module.css';

const field = 'headers.x-forwarded-for';

/** The address that decides the operator: free to choose at the embedded platform, else the connection's own. */
export function EndUserAddress({ connection }: { connection: VerificationConnection }) {
  const own = connection.address ?? 'not known';
  if (!connection.chosenAddress) return <OwnAddress address={own} />;
  return (
    <div className={styles.group}>
      <StartInput
        field={field}
        technicalName="X-Forwarded-For"
        hint={`Decides the operator. Left empty: your connection's, ${own}.`}
        spellCheck={false}
        placeholder={own}
      />
      <OperatorChoices connection={connection} />
    </div>
  );
}

function OwnAddress({ address }: { address: string }) {
  const { errors } = useFormState<StartForm>({ name: field });
  return (
    <Field
      label={labelOf(field)}
      technicalName="X-Forwarded-For"
      required
      error={errors.headers?.['x-forwarded-for']?.message}
      hint="Taken from your connection. Open this page on the phone, over mobile data, for the real way."
    >
      {(control) => <TextInput {...control} readOnly value={address} />}
    </Field>
  );
}

function OperatorChoices({ connection }: { connection: VerificationConnection }) {
  const form = useStartFields();
  return (
    <div className={styles.operators}>
      <span aria-hidden className={styles.lead}>
        Address of operator
      </span>
      <ul aria-label="Addresses of known operators" className={styles.operators}>
        {connection.operators.map(({ name, cidrs }) => (
          <li key={name}>
            <Button
              size="small"
              aria-label={`Use an address of operator ${name}`}
              title={`Operator ${name}: ${cidrs.join(', ')}`}
              onClick={() => void fillIn(form, field, exampleAddress(cidrs[0] ?? ''))}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
