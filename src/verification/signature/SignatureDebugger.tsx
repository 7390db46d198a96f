import { useForm, useWatch } from 'react-hook-form';
import { stringToSign, type SignedRequest } from '../../schema/verification/signature';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select, TextArea, TextInput } from '../../ui/controls/Input';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { compareSigned, type SignedComparison } from './compareSigned';
import layout from '../../ui/styles/layout.module.css';
import styles from '../parts/parts.module.css';
import { Notice } from '../../ui/notices/Notice';
import { LineTable } from '../parts/LineTable';

const methods = [
  { value: 'POST', label: 'POST' },
  { value: 'GET', label: 'GET' },
] as const;

function blankRequest({ baseUrl }: VerificationConnection): SignedRequest {
  const path = `${baseUrl}/v1/verifications`;
  return {
    method: 'POST',
    body: '',
    contentType: 'application/json',
    timestamp: '',
    path: URL.canParse(path) ? new URL(path).pathname : path,
  };
}

type SignatureDebuggerProps = {
  connection: VerificationConnection;
  /** The last request that went out, to start the comparison from. */
  lastRequest: SignedRequest | undefined;
};

/** Finds the first line in which the text of the other side differs from the text that should be signed. */
export function SignatureDebugger({ connection, lastRequest }: SignatureDebuggerProps) {
  const { control, register, reset } = useForm({
    defaultValues: { ...blankRequest(connection), pasted: '' },
  });
  const { pasted, ...request } = useWatch({ control, compute: (values) => values });
  return (
    <section aria-labelledby="debugger" className={styles.card}>
      <div>
        <h2 id="debugger">Find a signature error</h2>
        <p className={styles.lead}>
          Enter the request as it was sent and paste what the other side signed to see the first difference.
          Nothing leaves this page.
        </p>
      </div>
      <div className={styles.sides}>
        <div className={`${layout.stack} ${styles.side}`}>
          <div className={styles.ends}>
            <h3>Request as sent</h3>
            {lastRequest && (
              <Button size="small" onClick={() => reset({ ...lastRequest, pasted })}>
                Use the request above
              </Button>
            )}
          </div>
          <div className={styles.pair}>
            <Field label="Method" required>
              <Select choices={methods} {...register('method')} />
            </Field>
            <Field label="Path" required>
              <TextInput spellCheck={false} {...register('path')} />
            </Field>
          </div>
          <div className={styles.pair}>
            <Field label="Content type" required>
              <TextInput spellCheck={false} {...register('contentType')} />
            </Field>
            <Field label="x-timestamp" required>
              <TextInput spellCheck={false} {...register('timestamp')} />
            </Field>
          </div>
          <Field label="Body" hint="Every space counts.">
            <TextArea rows={4} spellCheck={false} className={styles.mono} {...register('body')} />
          </Field>
        </div>
        <div className={`${layout.stack} ${styles.side}`}>
          <div className={styles.ends}>
            <h3>What the other side signed</h3>
          </div>
          <Field
            label="Signed text"
            required
            hint="Five lines: method, body digest, content type, x-timestamp, path."
          >
            <TextArea rows={6} spellCheck={false} className={styles.mono} {...register('pasted')} />
          </Field>
          {pasted !== '' && (
            <SignedComparisonView comparison={compareSigned(stringToSign(request), pasted)} />
          )}
        </div>
      </div>
    </section>
  );
}

/** The result of a comparison in a sentence, then both texts line by line. */
function SignedComparisonView({ comparison }: { comparison: SignedComparison }) {
  const { lines, firstDifference, causes } = comparison;
  const line = firstDifference === undefined ? undefined : lines[firstDifference];
  const areSame = line === undefined && causes.length === 0;
  return (
    <div className={layout.stack}>
      <div role="status">
        <Notice
          tone={areSame ? 'success' : 'error'}
          title={
            areSame
              ? 'Both sides signed the same text'
              : line === undefined
                ? 'The lines are the same, but joined differently'
                : `First difference: line ${(firstDifference ?? 0) + 1}, ${line.name.toLowerCase()}`
          }
        >
          {causes.map((cause) => (
            <p key={cause}>{cause}</p>
          ))}
          {areSame && <p>If the signatures still differ, compare the secrets, decoded from Base64.</p>}
        </Notice>
      </div>
      <LineTable
        caption="Line by line"
        columns={[{ name: 'Expected' }, { name: 'Other side' }]}
        rows={lines.map(({ name, expected, theirs, isSame }, at) => ({
          name: `${at + 1}. ${name}`,
          cells: [expected, theirs],
          ...(isSame ? {} : { look: at === firstDifference ? ('first' as const) : ('different' as const) }),
        }))}
      />
    </div>
  );
}
