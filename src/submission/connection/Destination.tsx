import { ButtonLink } from '../../ui/controls/Button';
import { Link } from 'wouter';
import { Facts } from '../../ui/notices/details';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { describePlace } from './connection';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from '../submission.module.css';
import { FlaskConical, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/notices/Notice';

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
  const unknown = problem === undefined ? 'Loading…' : 'Unknown';
  return (
    <section aria-label="Destination" className={`${layout.card} ${styles.destination}`}>
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
          'App ID': platform ? appId === undefined ? 'None' : <code>{appId}</code> : unknown,
        }}
      />
      {problem && <p className={words.problem}>{problem}</p>}
      <Link href={connectionHref} className={styles.link}>
        Change connection
      </Link>
    </section>
  );
}

const toneStyles = {
  test: { tone: 'info', icon: <FlaskConical aria-hidden /> },
  production: { tone: 'warning', icon: <Radio aria-hidden /> },
} satisfies Record<NonNullable<ConnectedPlatform['tone']>, { tone: 'info' | 'warning'; icon: ReactNode }>;

/** The label of a platform in the colour of its kind. */
export function PlatformBadge({ platform }: { platform: Pick<ConnectedPlatform, 'label' | 'tone'> }) {
  const { label, tone } = platform;
  return <Badge {...(tone ? toneStyles[tone] : {})}>{label}</Badge>;
}

/** Opens the sign-in in another tab, so that nothing in this one is lost. */
export function SignInButton() {
  return (
    <ButtonLink variant="primary" href="/auth/sign-in?to=%2Fauth%2Fdone" target="_blank">
      Sign in
    </ButtonLink>
  );
}
