import { ShieldCheck } from 'lucide-react';
import type { SyntheticEvent, ComponentProps, ReactNode } from 'react';
import { useFormState, useWatch, type FieldErrors } from 'react-hook-form';
import { Button } from '../../ui/controls/Button';
import { Segments } from '../../ui/controls/Segments';
import { Spinner } from '../../ui/notices/waiting';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { NumberOffer, type NumberCountry } from '../number/NumberOffer';
import { phoneHint } from '../number/phoneNumber';
import {
  type StartForm,
  chooseForm,
  fillIn,
  focusField,
  showStartErrors,
  useStartFields,
  toRequest,
  labelOf,
  type StartTextField,
} from './startForm';
import styles from '../parts/parts.module.css';
import words from '../../ui/styles/words.module.css';
import { CodeDetails } from '../../ui/notices/details';
import { startAsCurl, startAsFetch } from './requestSnippets';
import layout from '../../ui/styles/layout.module.css';
import { Field } from '../../ui/controls/Field';
import { TextInput, TextArea } from '../../ui/controls/Input';
import { addressInBlock } from '../connection/connection';

type VerificationFormProps = {
  connection: VerificationConnection;
  country: NumberCountry;
  isStarting: boolean;
  onStart: (values: StartForm) => void;
};

/** The caller and the number. The button can always be pressed; each error is shown at its field. */
export function VerificationForm({ connection, country, isStarting, onStart }: VerificationFormProps) {
  const form = useStartFields();

  async function submit(event: SyntheticEvent) {
    let wrong: FieldErrors<StartForm> | undefined;
    await form.handleSubmit(onStart, (errors) => {
      wrong = errors;
    })(event);
    // The form draws its errors after both callbacks.
    if (wrong) showStartErrors(form, wrong);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={layout.sections} aria-label="Start">
      <StartFields connection={connection} country={country} />
      <div className={styles.start}>
        <Button
          type="submit"
          variant="primary"
          icon={isStarting ? <Spinner /> : <ShieldCheck aria-hidden />}
          aria-disabled={isStarting}
        >
          {isStarting ? 'Starting…' : 'Start verification'}
        </Button>
        <p className={words.note}>
          {connection.platform === 'embedded'
            ? 'Uses the embedded test platform. Nothing leaves this machine.'
            : `Goes to ${connection.baseUrl}. The number leaves this machine.`}
        </p>
      </div>
      <Snippets connection={connection} />
    </form>
  );
}

type StartFieldsProps = Pick<VerificationFormProps, 'connection' | 'country'>;

/** The fields of a start, each with its error, in the order of `startTextFields`. */
function StartFields({ connection, country }: StartFieldsProps) {
  const isSdk = useWatch<StartForm, 'form'>({ name: 'form' }) === 'sdk';
  return (
    <div className={layout.looseStack}>
      <CallerChoice connection={connection} />
      {isSdk && (
        <StartInput
          field="appId"
          technicalName="appId"
          required
          hint="Issued to you at onboarding."
          spellCheck={false}
        />
      )}
      <NumberInput country={country} />
      <EndUserAddress connection={connection} />
      <StartInput
        field="request.reference"
        technicalName="reference"
        hint="Your own reference, to find it again."
      />
      <StartInput field="request.custom" technicalName="custom" hint="Passed through unchanged." isLong />
      <StartInput
        field="headers.x-timestamp"
        technicalName="x-timestamp"
        hint="ISO 8601. Leave empty for the current time. Signed requests may be up to 5 minutes off."
        spellCheck={false}
        placeholder="2027-03-14T09:30:00Z"
      />
    </div>
  );
}

const sdk = { value: 'sdk', label: 'SDK, public' } as const;
const signed = { value: 'signed', label: 'Server, signed' } as const;

/** The form of the request: that of the SDK, or signed where this server has a secret. */
function CallerChoice({ connection }: Pick<StartFieldsProps, 'connection'>) {
  const form = useStartFields();
  const chosen = useWatch<StartForm, 'form'>({ name: 'form' });
  const { errors } = useFormState<StartForm>({ name: 'form' });
  const hints = {
    sdk: 'As an app on a phone would: only the app ID is sent.',
    signed: `This server signs it as ${connection.appId}. The secret stays there.`,
  };
  return (
    <Segments
      legend="Caller"
      technicalName="Authorization"
      choices={connection.signs ? [sdk, signed] : [sdk]}
      value={chosen}
      onChange={(next) => chooseForm(form, next)}
      error={errors.form?.message}
      hint={
        connection.signs
          ? hints[chosen]
          : `${hints.sdk} Signed requests need VERIFICATION_SECRET on the server.`
      }
      path="form"
    />
  );
}

function NumberInput({ country }: Pick<StartFieldsProps, 'country'>) {
  const field = 'request.identity.endpoint';
  const form = useStartFields();
  const number = useWatch<StartForm, typeof field>({ name: field });
  const hint = phoneHint(number);
  return (
    <StartInput
      field={field}
      technicalName="identity.endpoint"
      required
      hint={hint ?? 'Start with + and the country code.'}
      offer={
        <NumberOffer
          text={number}
          country={country}
          onUse={(offered) => void fillIn(form, field, offered).then(() => focusField(form, field))}
        />
      }
      type="tel"
      inputMode="tel"
      placeholder="+919876543210"
    />
  );
}

/** The request of the form as code for other programs, with a placeholder for the secret. */
function Snippets({ connection }: { connection: VerificationConnection }) {
  const values = useWatch<StartForm>() as StartForm;
  const { form, appId, headers } = values;
  const snippet = {
    address: `${connection.baseUrl}/v1/verifications`,
    form,
    appId: form === 'sdk' ? appId : connection.appId,
    endUserAddress: connection.chosenAddress ? headers['x-forwarded-for'] : '',
    body: JSON.stringify(toRequest(values)),
  };
  return (
    <div className={layout.tightStack}>
      <CodeDetails summary="As cURL" copyLabel="Copy cURL command" text={startAsCurl(snippet)} />
      <CodeDetails summary="As fetch" copyLabel="Copy fetch code" text={startAsFetch(snippet)} />
    </div>
  );
}

const addressField = 'headers.x-forwarded-for';

/** The address that decides the operator: free to choose at the embedded platform, else the connection's own. */
function EndUserAddress({ connection }: { connection: VerificationConnection }) {
  const own = connection.address ?? 'not known';
  if (!connection.chosenAddress) return <OwnAddress address={own} />;
  return (
    <div className={layout.tightStack}>
      <StartInput
        field={addressField}
        technicalName="X-Forwarded-For"
        hint={`Decides the operator. Leave empty to use your connection’s, ${own}.`}
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
      hint="Uses your connection’s address. For a real test, open this page on the phone over mobile data."
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
function StartInput(props: StartInputProps) {
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
      <Control {...attributes} {...register(field)} />
    </Field>
  );
}
