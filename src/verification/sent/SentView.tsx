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
      <h3>What went out</h3>
      {data ? (
        <Sent sent={data} />
      ) : (
        <p className={styles.faint}>
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
      <h4>How the signature came about</h4>
      <LineTable
        caption="The text that was signed"
        columns={[{ name: 'Value' }, { name: 'Where from', plain: true }]}
        rows={stringToSign.split('\n').map((line, at) => ({
          name: signedLines[at] ?? `Line ${at + 1}`,
          cells: [line, origins[at] ?? ''],
        }))}
      />
      <p className={styles.faint}>
        These lines, joined by line feeds, go through HMAC-SHA256 under the secret of the sign-in code
        (decoded from Base64), which the server keeps and never shows. The Base64 of the result is the
        signature:
      </p>
      <code className={styles.code}>{signature}</code>
      <CodeDetails summary="The text that was signed" copyLabel="Copy the signed text" text={stringToSign} />
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
