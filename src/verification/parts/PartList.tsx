import { CopyButton } from '../../ui/controls/CopyButton';
import styles from './PartList.module.css';

export type Part = { name: string; value: string; note?: string };

/** Names and values as text, each value with a button that copies it. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <dl className={styles.parts}>
      {parts.map(({ name, value, note }, at) => (
        // A name may come twice, and both are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${at} ${name}`} className={styles.part}>
          <dt>{name}</dt>
          <dd>
            {note !== undefined && <span className={styles.note}>{note}</span>}
            <code>{value === '' ? '(empty)' : value}</code>
          </dd>
          <dd>
            <CopyButton name={name} text={() => value} copied={`Copied ${name}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
