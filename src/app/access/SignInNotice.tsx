import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import type { PageSession } from '../../workspace/services/createSession';
import styles from '../frame/PageFrame.module.css';
import { signInLink } from './signInLink';

/** Says that nobody is signed in, and what works without. It stands beside the work and never stops it. */
export function SignInNotice({ session }: { session: PageSession }) {
  const [postponed, setPostponed] = useState<boolean>();
  if (postponed === session.wasSignedIn) return null;
  return (
    <div className={styles.foot} data-foot aria-live="polite">
      <Notice
        tone="info"
        title={session.wasSignedIn ? 'You’re signed out' : 'You’re not signed in'}
        actions={
          <>
            <ButtonLink size="small" variant="primary" {...signInLink(location)}>
              {session.wasSignedIn ? 'Sign in again' : 'Sign in'}
            </ButtonLink>
            <Button size="small" onClick={() => setPostponed(session.wasSignedIn)}>
              Later
            </Button>
          </>
        }
      >
        <p>
          You can keep writing: drafts are saved in this browser. Sign in to open your team’s drafts, add
          pictures and send.
        </p>
      </Notice>
    </div>
  );
}

/** In place of what only people who are signed in see: there is no work yet, at most the secret of an invitation. */
export const SignInFirst = ({
  title = 'You’re not signed in',
  children,
}: {
  title?: string;
  children: ReactNode;
}) => (
  <Notice
    data-sign-in
    tone="info"
    title={title}
    actions={
      <ButtonLink variant="primary" {...signInLink(location, location.hash !== '')}>
        Sign in
      </ButtonLink>
    }
  >
    <p>{children}</p>
  </Notice>
);
