import { ShieldCheck } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/Spinner';
import type { VerificationConnection } from '../../schema/responses/verifications';
import type { NumberCountry } from '../number/NumberOffer';
import type { StartForm } from '../start/startForm';
import { Snippets } from './Snippets';
import { StartFields } from './StartFields';
import { useStartForm } from './StartFormContext';
import styles from './VerificationForm.module.css';

type VerificationFormProps = {
  connection: VerificationConnection;
  country: NumberCountry;
  isStarting: boolean;
  onStart: (values: StartForm) => void;
};

/** The caller and the number. The button can always be pressed; each error is shown at its field. */
export function VerificationForm({ connection, country, isStarting, onStart }: VerificationFormProps) {
  const form = useStartForm();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const submitted = form.submit();
    if (submitted.kind === 'valid') {
      onStart(submitted.values);
      return;
    }
    const [first, ...others] = submitted.wrongFields;
    announce(
      others.length === 0
        ? 'Not started: one field needs attention.'
        : `Not started: ${others.length + 1} fields need attention.`,
    );
    if (first !== undefined) form.focus(first);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.form} aria-label="Start">
      <StartFields connection={connection} country={country} />
      <div className={styles.start}>
        <Button
          type="submit"
          look="primary"
          icon={isStarting ? <Spinner /> : <ShieldCheck aria-hidden />}
          aria-disabled={isStarting}
        >
          {isStarting ? 'Starting…' : 'Start verification'}
        </Button>
        <p className={styles.where}>
          {connection.platform === 'embedded'
            ? 'Goes to the embedded platform on this machine. Nothing leaves it.'
            : `Goes to ${connection.baseUrl}. The number leaves this machine.`}
        </p>
      </div>
      <Snippets connection={connection} />
    </form>
  );
}
