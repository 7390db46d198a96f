import { CopyButton } from '../../ui/notices/CopyButton';
import styles from './ElementPage.module.css';

type CodeSampleProps = {
  text: string;
  /** What the code is, where several stand on a page. */
  label?: string;
};

/** Code to copy. */
export function CodeSample({ text, label = 'Code' }: CodeSampleProps) {
  return (
    <div className={styles.code}>
      {/* A scrolling region must be reachable by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre role="group" aria-label={label} tabIndex={0} dir="ltr">
        {text}
      </pre>
      <CopyButton text={() => text} />
    </div>
  );
}
