import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { SignInButton } from '../connection/Destination';
import type { BlockerKind } from './createSubmission';

const blockerMessages = {
  pending_text: {
    title: 'Not sent: text waits in the JSON tab',
    next: 'It is not in the draft. Mend it there, or go back to the draft’s JSON; then send.',
  },
  offline: {
    title: 'Not sent: this device is offline',
    next: 'Your draft is kept, and nothing waits to be sent. Go on writing, and send when you have a network.',
  },
  no_connection: {
    title: 'Not sent: the server of this page cannot be reached',
    next: 'Your draft is kept. Check that the server is running, then try again.',
  },
  no_app_id: {
    title: 'Not sent: there is no sign-in code',
    next: 'The server of this page has none. Set RCS_APP_IDS where it is started.',
  },
  no_token: {
    title: 'Not sent: a token is needed',
    next: 'The server of this page holds none. Enter yours at the connection; it stays in memory only.',
  },
  signed_out: {
    title: 'Not sent: you are not signed in',
    next: 'Your draft is kept. Sign in in the new tab, come back, and send.',
  },
  role: {
    title: 'Not sent: your role may not send',
    next: 'Your draft is kept. Sending needs the role sender: ask for it, or have a sender send the template.',
  },
  wait: {
    title: 'Not sent: the platform asked to wait',
    next: 'Nothing is sent before the time that is given below.',
  },
} satisfies Record<BlockerKind, { title: string; next: string }>;

type BlockerNoticeProps = { kind: BlockerKind; connectionHref: string; onReconnect: () => void };

/** Why a press did not send, and the next step. */
export function BlockerNotice({ kind, connectionHref, onReconnect }: BlockerNoticeProps) {
  const { title, next } = blockerMessages[kind];
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      actions={
        kind === 'no_connection' ? (
          <Button onClick={onReconnect}>Try to reach it</Button>
        ) : kind === 'signed_out' ? (
          <SignInButton />
        ) : (
          kind === 'no_token' && (
            <Link href={connectionHref} asChild>
              <ButtonLink>Open the connection</ButtonLink>
            </Link>
          )
        )
      }
    >
      <p>{next}</p>
    </Notice>
  );
}
