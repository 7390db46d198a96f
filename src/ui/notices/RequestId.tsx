import styles from './RequestId.module.css';

/** The id of a request that went wrong, for the person who reads the server's log. */
export function RequestId({ id }: { id: string | undefined }) {
  return id === undefined ? null : (
    <p className={styles.id}>
      Request id, for support: <code>{id}</code>
    </p>
  );
}
