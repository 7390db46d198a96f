import { ShieldCheck } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/Spinner';
import type { VerificationConnection } from '../connection/connection';
import type { StartForm } from '../start/startForm';
import { Snippets } from './Snippets';
import { StartFields } from './StartFields';
import styles from './VerificationForm.module.css';

type VerificationFormProps = {
  connection: VerificationConnection;
  isStarting: boolean;
  onStart: (values: StartForm) => void;
};

/** The caller and the number. The button can always be pressed; each error is shown at its field. */
export function VerificationForm({ connection, isStarting, onStart }: VerificationFormProps) {
  const { handleSubmit } = useFormContext<StartForm>();
  const submit = handleSubmit(onStart, (errors) => {
    const { request = {}, headers = {}, ...rest } = errors;
    const count = Object.keys({ ...request, ...headers, ...rest }).length;
    announce(
      count === 1
        ? 'Not started: one field needs attention.'
        : `Not started: ${count} fields need attention.`,
    );
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles['form']} aria-label="Start">
      <StartFields connection={connection} />
      <div className={styles['start']}>
        <Button
          type="submit"
          look="primary"
          icon={isStarting ? <Spinner /> : <ShieldCheck aria-hidden />}
          aria-disabled={isStarting}
        >
          {isStarting ? 'Starting…' : 'Start verification'}
        </Button>
        <p className={styles['where']}>
          {connection.platform === 'embedded'
            ? 'Goes to the embedded platform on this machine. Nothing leaves it.'
            : `Goes to ${connection.baseUrl}. The number leaves this machine.`}
        </p>
      </div>
      <Snippets connection={connection} />
    </form>
  );
}
