import { CodeDetails } from '../../ui/notices/details';
import layout from '../parts/layout.module.css';
import { LineTable } from '../parts/LineTable';
import { signedLines } from '../signature/compareSigned';
import type { SentVerification } from '../../schema/responses/verifications';
import styles from './SignatureSteps.module.css';

const origins = [
  'as sent',
  'Base64 of the MD5 of the body',
  'the header, as sent',
  'the header, as sent',
  'of the address, without host and query',
];

type SignatureStepsProps = { sent: SentVerification; stringToSign: string };

/** The way to a signature: the signed text line by line, then its HMAC. */
export function SignatureSteps({ sent, stringToSign }: SignatureStepsProps) {
  const [, signature = ''] = /:(\S+)$/.exec(sent.headers.Authorization ?? '') ?? [];
  return (
    <div className={layout.part}>
      <h4>How the signature came about</h4>
      <LineTable
        caption="The text that was signed"
        columns={[{ name: 'Value' }, { name: 'Where from', plain: true }]}
        rows={stringToSign.split('\n').map((line, at) => ({
          name: signedLines[at] ?? `Line ${at + 1}`,
          cells: [line, origins[at] ?? ''],
        }))}
      />
      <p className={layout.faint}>
        These lines, joined by line feeds, go through HMAC-SHA256 under the secret of the sign-in code
        (decoded from Base64), which the server keeps and never shows. The Base64 of the result is the
        signature:
      </p>
      <code className={styles.signature}>{signature}</code>
      <CodeDetails summary="The text that was signed" copyLabel="Copy the signed text" text={stringToSign} />
    </div>
  );
}
