import { Link } from 'wouter';
import { Facts } from '../../ui/notices/details';
import type { ConnectedPlatform } from './connection';
import words from '../../ui/styles/words.module.css';
import styles from './Destination.module.css';
import { PlatformBadge } from './PlatformBadge';
import { describePlace } from './platforms';

type DestinationProps = {
  platform: ConnectedPlatform | undefined;
  appId: string | undefined;
  name: string | undefined;
  /** Why the connection is not known. */
  problem: string | undefined;
  connectionHref: string;
};

/** The platform, the app id and the name under which the template goes out. */
export function Destination({ platform, appId, name, problem, connectionHref }: DestinationProps) {
  const unknown = problem === undefined ? 'Looking…' : 'Not known';
  return (
    <section aria-label="Destination" className={styles.destination}>
      <Facts
        facts={{
          Name: name ? <code>{name}</code> : 'None yet',
          'Sends to': platform ? (
            <>
              <PlatformBadge platform={platform} /> {describePlace(platform)}
            </>
          ) : (
            unknown
          ),
          'Sign-in code': platform ? appId === undefined ? 'None' : <code>{appId}</code> : unknown,
        }}
      />
      {problem && <p className={words.problem}>{problem}</p>}
      <Link href={connectionHref} className={styles.link}>
        Change the connection
      </Link>
    </section>
  );
}
