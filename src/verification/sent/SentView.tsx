import { CodeDetails, Facts } from '../../ui/notices/details';
import layout from '../parts/layout.module.css';
import type { SentVerification } from '../../schema/responses/verifications';
import { useSentRequest } from './sentRequest';
import { SignatureSteps } from './SignatureSteps';

/** The request of a verification, while the server still has it in memory. */
export function SentView({ sentKey }: { sentKey: string | undefined }) {
  const { data, isFetched } = useSentRequest(sentKey);
  if (sentKey === undefined || !isFetched) return null;
  return (
    <div className={layout.part}>
      <h3>What went out</h3>
      {data ? (
        <Sent sent={data} />
      ) : (
        <p className={layout.faint}>
          No longer known: the server keeps what it sent in memory, without the secret, until it is started
          anew.
        </p>
      )}
    </div>
  );
}

function Sent({ sent }: { sent: SentVerification }) {
  const { method, address, headers, body, stringToSign } = sent;
  const text = [
    `${method} ${address}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ];
  return (
    <>
      <Facts
        facts={{
          Method: method,
          Address: <code>{address}</code>,
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, <code key={name}>{value}</code>]),
          ),
          Body: body === '' ? undefined : <code>{body}</code>,
        }}
      />
      <CodeDetails summary="The whole request" copyLabel="Copy the request" text={text.join('\n')} />
      {stringToSign !== undefined && <SignatureSteps sent={sent} stringToSign={stringToSign} />}
    </>
  );
}
