import { Link } from 'wouter';
import { Facts } from '../../ui/notices/Facts';
import { describePlatform, type Connection } from './connection';
import styles from './Destination.module.css';

type DestinationProps = {
  connection: Connection | undefined;
  appId: string | undefined;
  name: string | undefined;
  /** Why the connection is not known. */
  trouble: string | undefined;
  connectionHref: string;
};

/** Where the template goes, and under which name. */
export function Destination({ connection, appId, name, trouble, connectionHref }: DestinationProps) {
  const unknown = trouble === undefined ? 'Looking…' : 'Not known';
  return (
    <section aria-label="Destination" className={styles['destination']}>
      <Facts
        facts={{
          Name: name ? <code>{name}</code> : 'None yet',
          To: connection ? describePlatform(connection) : unknown,
          'App id': connection ? appId === undefined ? 'None' : <code>{appId}</code> : unknown,
        }}
      />
      {trouble && <p className={styles['trouble']}>{trouble}</p>}
      <Link href={connectionHref} className={styles['link']}>
        Change the connection
      </Link>
    </section>
  );
}
