import { CodeDetails } from '../../ui/notices/CodeDetails';
import { useStore } from '../../ui/useStore';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { toRequest } from '../start/startForm';
import { toCurl, toFetch } from './requestSnippets';
import { useStartForm } from './StartFormContext';
import styles from './VerificationForm.module.css';

/** The request of the form as code for other programs, with a placeholder for the secret. */
export function Snippets({ connection }: { connection: VerificationConnection }) {
  const values = useStore(useStartForm().state, (state) => state.values);
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
