import { useMemo } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import { payloadHash } from '../../schema/draft/payloadHash';
import { formatNumber } from '../../schema/values/text';
import { CopyButton } from '../../ui/controls/CopyButton';
import styles from './SignOff.module.css';

/** The exact request body that is signed off, by its hash, and the lines to sign on. */
export function SignOff({ template }: { template: TemplateDraft }) {
  const { bytes, sha256 } = useMemo(() => payloadHash(template), [template]);
  return (
    <section className={styles.signOff}>
      <h2>Sign-off</h2>
      <p>
        This sheet is about one request body of {formatNumber(bytes)} bytes, with this SHA-256. Every other
        body has another one.
      </p>
      <p className={styles.hash}>
        <code>{sha256}</code>
        <span className={styles.copy}>
          <CopyButton label="Copy SHA-256" text={() => sha256} copied="Copied the SHA-256." />
        </span>
      </p>
      <ul className={styles.lines}>
        <li>Approved by</li>
        <li>Date</li>
        <li>Signature</li>
      </ul>
    </section>
  );
}
