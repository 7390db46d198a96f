import { Segments } from '../../ui/controls/Segments';
import { useStore } from '../../ui/useStore';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { useStartForm } from './StartFormContext';

const sdk = { value: 'sdk', label: 'SDK, public' } as const;
const signed = { value: 'signed', label: 'Server, signed' } as const;

/** The form of the request: that of the SDK, or signed where this server has a secret. */
export function CallerChoice({ connection }: { connection: VerificationConnection }) {
  const { state, chooseForm } = useStartForm();
  const form = useStore(state, ({ values }) => values.form);
  const error = useStore(state, ({ errors }) => errors.form);
  const hints = {
    sdk: 'As from an app on a phone: it sends the sign-in code alone.',
    signed: `This server signs it as ${connection.appId}. The secret stays there.`,
  };
  return (
    <Segments
      legend="Who calls"
      technicalName="Authorization"
      choices={connection.signs ? [sdk, signed] : [sdk]}
      value={form}
      onChange={chooseForm}
      error={error}
      hint={
        connection.signs
          ? hints[form]
          : `${hints.sdk} Signed requests need VERIFICATION_SECRET where this server is started.`
      }
      path="form"
    />
  );
}
