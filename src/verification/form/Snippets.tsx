import { useWatch } from 'react-hook-form';
import { CodeDetails } from '../../ui/notices/details';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { toRequest, type StartForm } from '../start/startForm';
import { toCurl, toFetch } from './requestSnippets';
import styles from './VerificationForm.module.css';

/** The request of the form as code for other programs, with a placeholder for the secret. */
export function Snippets({ connection }: { connection: VerificationConnection }) {
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
    <div className={styles.snippets}>
      <CodeDetails summary="As cURL" copyLabel="Copy the cURL command" text={toCurl(snippet)} />
      <CodeDetails summary="As fetch" copyLabel="Copy the fetch code" text={toFetch(snippet)} />
    </div>
  );
}
