import { Send } from 'lucide-react';
import { typeNames } from '../../schema/template/typeNames';
import { Button } from '../../ui/controls/Button';
import { CodeDetails } from '../../ui/notices/CodeDetails';
import { Dialog } from '../../ui/controls/Dialog';
import { Facts } from '../../ui/notices/Facts';
import { Notice } from '../../ui/notices/Notice';
import { describePlatform, type Connection } from '../connection/connection';
import styles from './SendReview.module.css';
import type { ReviewedSending } from './sending';

type SendReviewProps = {
  sending: Pick<ReviewedSending, 'payload' | 'appId'>;
  connection: Connection;
  warnings: string[];
  onConfirm: () => void;
  onCancel: () => void;
};

/** The last look before sending: body, destination and name. The body that is shown is the one that is sent. */
export function SendReview({ sending, connection, warnings, onConfirm, onCancel }: SendReviewProps) {
  const { payload, appId } = sending;
  return (
    <Dialog
      title="Send this template?"
      onClose={(value) => (value === 'send' ? onConfirm() : onCancel())}
      actions={
        <>
          <Button type="submit" value="cancel">
            Cancel
          </Button>
          <Button type="submit" value="send" look="primary" icon={<Send aria-hidden />}>
            Send now
          </Button>
        </>
      }
    >
      <Facts
        facts={{
          Name: <code>{payload.name}</code>,
          Type: typeNames[payload.type],
          To: describePlatform(connection),
          Address: connection.platform === 'embedded' ? connection.baseUrl : undefined,
          'App id': <code>{appId}</code>,
        }}
      />
      <p className={styles['words']}>
        The name is taken from then on: the interface offers no way to change or delete a template.
      </p>
      {warnings.length > 0 && (
        <Notice tone="warning" title={warnings.length === 1 ? 'One warning' : `${warnings.length} warnings`}>
          <ul className={styles['warnings']}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <CodeDetails
        summary="Exactly what is sent"
        copyLabel="Copy the JSON"
        text={JSON.stringify(payload, undefined, 2)}
      />
    </Dialog>
  );
}
