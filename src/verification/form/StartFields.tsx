import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import type { VerificationConnection } from '../connection/connection';
import type { StartForm } from '../start/startForm';
import { EndUserAddress } from './EndUserAddress';
import { usePhoneHint } from './phoneHint';
import styles from './VerificationForm.module.css';

/** The fields of a start, each with its error. */
export function StartFields({ connection }: { connection: VerificationConnection }) {
  const { register, formState } = useFormContext<StartForm>();
  const { errors } = formState;
  const form = useWatch<StartForm, 'form'>({ name: 'form' });
  return (
    <div className={styles['fields']}>
      <CallerChoice connection={connection} />
      {form === 'sdk' && (
        <Field
          label="App id"
          technicalName="appId"
          required
          error={errors.appId?.message}
          hint="Issued at onboarding."
        >
          {(control) => <TextInput {...control} spellCheck={false} {...register('appId')} />}
        </Field>
      )}
      <NumberField />
      <EndUserAddress connection={connection} />
      <Field
        label="Reference"
        technicalName="reference"
        error={errors.request?.reference?.message}
        hint="Your own, for finding it again."
      >
        {(control) => <TextInput {...control} {...register('request.reference')} />}
      </Field>
      <Field
        label="Custom data"
        technicalName="custom"
        error={errors.request?.custom?.message}
        hint="Passed through the verification."
      >
        {(control) => <TextArea {...control} {...register('request.custom')} />}
      </Field>
      <Field
        label="Request time"
        technicalName="x-timestamp"
        error={errors.headers?.['x-timestamp']?.message}
        hint="ISO 8601. Left empty: the moment of sending. A signed one may be 5 minutes off."
      >
        {(control) => (
          <TextInput
            {...control}
            spellCheck={false}
            placeholder="2027-03-14T09:30:00Z"
            {...register('headers.x-timestamp')}
          />
        )}
      </Field>
    </div>
  );
}

function CallerChoice({ connection }: { connection: VerificationConnection }) {
  const { setValue, clearErrors, formState } = useFormContext<StartForm>();
  const form = useWatch<StartForm, 'form'>({ name: 'form' });
  const hints = {
    sdk: 'Authorization names the app id alone, as the SDK on a device does.',
    signed: `This server signs it as app id ${connection.appId}. The secret stays there.`,
  };
  return (
    <Segments
      legend="Who calls"
      technicalName="Authorization"
      choices={
        connection.signs
          ? [
              { value: 'sdk', label: 'SDK, public' },
              { value: 'signed', label: 'Server, signed' },
            ]
          : [{ value: 'sdk', label: 'SDK, public' }]
      }
      value={form}
      onChange={(value) => {
        setValue('form', value);
        clearErrors(['form', 'appId']);
      }}
      error={formState.errors.form?.message}
      hint={
        connection.signs
          ? hints[form]
          : `${hints.sdk} Signed requests need VERIFICATION_SECRET where this server is started.`
      }
      path="form"
    />
  );
}

function NumberField() {
  const { register, formState } = useFormContext<StartForm>();
  const number = useWatch<StartForm, 'request.identity.endpoint'>({ name: 'request.identity.endpoint' });
  const hint = usePhoneHint(number);
  return (
    <Field
      label="Phone number"
      technicalName="identity.endpoint"
      required
      error={formState.errors.request?.identity?.endpoint?.message}
      hint={hint ?? 'International form (E.164): + and the country code first.'}
    >
      {(control) => (
        <TextInput
          {...control}
          type="tel"
          inputMode="tel"
          placeholder="+919876543210"
          {...register('request.identity.endpoint')}
        />
      )}
    </Field>
  );
}
