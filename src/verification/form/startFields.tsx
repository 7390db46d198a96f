import { useFormState } from 'react-hook-form';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput, TextArea } from '../../ui/controls/Input';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { addressInBlock } from '../connection/connection';
import { labelOf, type StartForm, type StartTextField, fillIn, useStartFields } from './startForm';
import type { ComponentProps, ReactNode } from 'react';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';

const addressField = 'headers.x-forwarded-for';

/** The address that decides the operator: free to choose at the embedded platform, else the connection's own. */
export function EndUserAddress({ connection }: { connection: VerificationConnection }) {
  const own = connection.address ?? 'not known';
  if (!connection.chosenAddress) return <OwnAddress address={own} />;
  return (
    <div className={layout.tightStack}>
      <StartInput
        field={addressField}
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
  const { errors } = useFormState<StartForm>({ name: addressField });
  return (
    <Field
      label={labelOf(addressField)}
      technicalName="X-Forwarded-For"
      required
      error={errors.headers?.['x-forwarded-for']?.message}
      hint="Taken from your connection. Open this page on the phone, over mobile data, for the real way."
    >
      <TextInput readOnly value={address} />
    </Field>
  );
}

function OperatorChoices({ connection }: { connection: VerificationConnection }) {
  const form = useStartFields();
  return (
    <div className={layout.row}>
      <span aria-hidden className={words.note}>
        Address of operator
      </span>
      <ul aria-label="Addresses of known operators" className={layout.row}>
        {connection.operators.map(({ name, cidrs }) => (
          <li key={name}>
            <Button
              size="small"
              aria-label={`Use an address of operator ${name}`}
              title={`Operator ${name}: ${cidrs.join(', ')}`}
              onClick={() => void fillIn(form, addressField, addressInBlock(cidrs[0] ?? ''))}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type StartInputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'spellCheck'> & {
  field: StartTextField;
  technicalName: string;
  hint: ReactNode;
  /** Another way to write the value, with a button that does it. */
  offer?: ReactNode;
  required?: boolean;
  /** Draws an input that grows with its text. */
  isLong?: boolean;
};

/** A typed field of the form with its label, hint and error. */
export function StartInput(props: StartInputProps) {
  const { field, technicalName, hint, offer, required = false, isLong = false, ...attributes } = props;
  const { register, getFieldState } = useStartFields();
  const state = useFormState<StartForm>({ name: field, exact: true });
  const Control = isLong ? TextArea : TextInput;
  return (
    <Field
      label={labelOf(field)}
      technicalName={technicalName}
      required={required}
      error={getFieldState(field, state).error?.message}
      hint={hint}
      offer={offer}
    >
      {(control) => <Control {...control} {...attributes} {...register(field)} />}
    </Field>
  );
}
