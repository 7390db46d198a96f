import { CodeDetails, Facts } from '../../ui/notices/details';
import { SentVerification } from '../../schema/responses/verifications';
import { LineTable } from '../parts/LineTable';
import { signedLines } from '../signature/compareSigned';
import layout from '../../ui/styles/layout.module.css';
import styles from '../parts/parts.module.css';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../http/request';
import type { SignedRequest } from '../../schema/verification/signature';

/** The request of a verification, while the server still has it in memory. */
export function SentView({ sentKey }: { sentKey: string | undefined }) {
  const { data, isFetched } = useSentRequest(sentKey);
  if (sentKey === undefined || !isFetched) return null;
  return (
    <div className={layout.stack}>
      <h3>What was sent</h3>
      {data ? (
        <Sent sent={data} />
      ) : (
        <p className={styles.faint}>
          No longer available: the server keeps sent requests, without the secret, until it restarts.
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
      <CodeDetails summary="Full request" copyLabel="Copy request" text={text.join('\n')} />
      {stringToSign !== undefined && <SignatureSteps sent={sent} stringToSign={stringToSign} />}
    </>
  );
}

const origins = [
  'as sent',
  'Base64 of the MD5 of the body',
  'the header, as sent',
  'the header, as sent',
  'of the address, without host and query',
];

type SignatureStepsProps = { sent: SentVerification; stringToSign: string };

/** The way to a signature: the signed text line by line, then its HMAC. */
function SignatureSteps({ sent, stringToSign }: SignatureStepsProps) {
  const [, signature = ''] = /:(\S+)$/.exec(sent.headers.Authorization ?? '') ?? [];
  return (
    <div className={layout.stack}>
      <h4>How the signature was made</h4>
      <LineTable
        caption="Signed text"
        columns={[{ name: 'Value' }, { name: 'Source', plain: true }]}
        rows={stringToSign.split('\n').map((line, at) => ({
          name: signedLines[at] ?? `Line ${at + 1}`,
          cells: [line, origins[at] ?? ''],
        }))}
      />
      <p className={styles.faint}>
        The signature is the Base64 of HMAC-SHA256 over these lines, joined by line feeds. The key is the app
        ID’s secret, decoded from Base64, which never leaves the server:
      </p>
      <code className={styles.code}>{signature}</code>
      <CodeDetails summary="Signed text" copyLabel="Copy signed text" text={stringToSign} />
    </div>
  );
}

/** The request as its signature needs it. */
export function toSignedRequest({ method, address, headers, body }: SentVerification): SignedRequest {
  return {
    method,
    body,
    contentType: headers['Content-Type'] ?? '',
    timestamp: headers['x-timestamp'] ?? '',
    path: URL.canParse(address) ? new URL(address).pathname : address,
  };
}

async function readSent(key: string): Promise<SentVerification | null> {
  const outcome = await request(`/api/verification/sent/${encodeURIComponent(key)}`);
  return outcome.kind === 'answer' ? (SentVerification.safeParse(outcome.json).data ?? null) : null;
}

/** The request by a verification's id or by the key of a start; null when the server no longer has it. */
export function useSentRequest(key: string | undefined) {
  return useQuery({
    queryKey: ['verification-sent', key],
    queryFn: () => readSent(key ?? ''),
    enabled: key !== undefined,
    networkMode: 'always',
    retry: 0,
    staleTime: Infinity,
  });
}
