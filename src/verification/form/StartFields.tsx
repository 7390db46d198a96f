import { useStore } from '../../ui/useStore';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { CallerChoice } from './CallerChoice';
import { EndUserAddress } from './EndUserAddress';
import { NumberOffer, type NumberCountry } from '../number/NumberOffer';
import { usePhoneHint } from '../number/phoneHint';
import { useStartForm } from './StartFormContext';
import { StartInput } from './StartInput';
import styles from './VerificationForm.module.css';

type StartFieldsProps = { connection: VerificationConnection; country: NumberCountry };

/** The fields of a start, each with its error, in the order of `startTextFields`. */
export function StartFields({ connection, country }: StartFieldsProps) {
  const isSdk = useStore(useStartForm().state, ({ values }) => values.form === 'sdk');
  return (
    <div className={styles.fields}>
      <CallerChoice connection={connection} />
      {isSdk && (
        <StartInput
          field="appId"
          label="Sign-in code"
          technicalName="appId"
          required
          hint="The app id, issued at onboarding."
          spellCheck={false}
        />
      )}
      <NumberInput country={country} />
      <EndUserAddress connection={connection} />
      <StartInput
        field="request.reference"
        label="Reference"
        technicalName="reference"
        hint="Your own, for finding it again."
      />
      <StartInput
        field="request.custom"
        label="Custom data"
        technicalName="custom"
        hint="Passed through the verification."
        isLong
      />
      <StartInput
        field="headers.x-timestamp"
        label="Request time"
        technicalName="x-timestamp"
        hint="ISO 8601. Left empty: the moment of sending. A signed one may be 5 minutes off."
        spellCheck={false}
        placeholder="2027-03-14T09:30:00Z"
      />
    </div>
  );
}

function NumberInput({ country }: { country: NumberCountry }) {
  const form = useStartForm();
  const number = useStore(form.state, ({ values }) => values.request.identity.endpoint);
  const hint = usePhoneHint(number);
  return (
    <StartInput
      field="request.identity.endpoint"
      label="Phone number"
      technicalName="identity.endpoint"
      required
      hint={hint ?? 'International form (E.164): + and the country code first.'}
      offer={
        <NumberOffer
          text={number}
          country={country}
          onUse={(offered) => {
            form.fillIn('request.identity.endpoint', offered);
            form.focus('request.identity.endpoint');
          }}
        />
      }
      type="tel"
      inputMode="tel"
      placeholder="+919876543210"
    />
  );
}
