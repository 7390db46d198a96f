import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { SignInButton } from '../connection/Destination';
import type { BlockerKind } from './createSubmission';

const blockerMessages = {
  pending_text: {
    title: 'Not sent: the code view has changes that aren’t in the draft',
    next: 'Fix or discard them there, then send.',
  },
  offline: {
    title: 'Not sent: you’re offline',
    next: 'Your draft is safe. Send again when you’re online.',
  },
  no_connection: {
    title: 'Not sent: the server isn’t responding',
    next: 'Your draft is safe. Check that the server is running, then try again.',
  },
  no_app_id: {
    title: 'Not sent: there is no app ID',
    next: 'Ask your administrator to set RCS_APP_IDS on the server.',
  },
  no_token: {
    title: 'Not sent: a token is needed',
    next: 'Enter your token under Connection. It is never stored.',
  },
  signed_out: {
    title: 'Not sent: you’re not signed in',
    next: 'Sign in in the new tab, then come back and send.',
  },
  role: {
    title: 'Not sent: you don’t have permission',
    next: 'Ask a colleague who can send, or ask for a role that can.',
  },
  wait: {
    title: 'Not sent: wait before sending again',
    next: 'The platform is busy. You can send at the time below.',
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
          <Button onClick={onReconnect}>Try again</Button>
        ) : kind === 'signed_out' ? (
          <SignInButton />
        ) : (
          kind === 'no_token' && (
            <Link href={connectionHref} asChild>
              <ButtonLink>Open connection</ButtonLink>
            </Link>
          )
        )
      }
    >
      <p>{next}</p>
    </Notice>
  );
}
