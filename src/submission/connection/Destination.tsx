import { Link } from 'wouter';
import { Facts } from '../../ui/notices/Facts';
import { describePlatform, type Connection } from './connection';
import styles from './Destination.module.css';

type DestinationProps = {
  connection: Connection | undefined;
  appId: string | undefined;
  name: string | undefined;
  /** Why the connection is not known. */
  problem: string | undefined;
  connectionHref: string;
};

/** The platform, the app id and the name under which the template goes out. */
export function Destination({ connection, appId, name, problem, connectionHref }: DestinationProps) {
  const unknown = problem === undefined ? 'Looking…' : 'Not known';
  return (
    <section aria-label="Destination" className={styles['destination']}>
      <Facts
        facts={{
          Name: name ? <code>{name}</code> : 'None yet',
          To: connection ? describePlatform(connection) : unknown,
          'Sign-in code': connection ? appId === undefined ? 'None' : <code>{appId}</code> : unknown,
        }}
      />
      {problem && <p className={styles['problem']}>{problem}</p>}
      <Link href={connectionHref} className={styles['link']}>
        Change the connection
      </Link>
    </section>
  );
}
