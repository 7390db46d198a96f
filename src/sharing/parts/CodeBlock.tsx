import styles from './parts.module.css';

/** A long technical text that scrolls in itself. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    // A scrolling region must be reachable by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} role="region" aria-label={label} tabIndex={0}>
      {text}
    </pre>
  );
}
