import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { changeOnServer } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import { quote } from '../../lib/text/isolate';
import { TokenList, type ListedToken, type MadeToken } from '../../schema/responses/tokens';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/controls/Dialog';
import { PageTitle } from '../../ui/controls/PageTitle';
import { announce } from '../../ui/notices/announcer';
import { Notice, LoadFailed } from '../../ui/notices/Notice';
import { dayAt, formatDay, RelativeTime } from '../../ui/time/time';
import { useAppServices, useIsSignedOut } from '../../workspace/services/AppServices';
import { SignInFirst } from './SignInNotice';
import { NewTokenForm, tokenRights } from './NewTokenForm';
import { SecretNotice } from './SecretNotice';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './Access.module.css';

const key = ['tokens'];

/** The tokens by which programs come in, where people sign in: the caller's own, and those that they may revoke. */
export function TokensPage() {
  const { session } = useAppServices();
  const state = useStore(session.state);
  const isSignedOut = useIsSignedOut();
  return (
    <>
      <PageTitle title="Access tokens">
        A token lets a program open your team’s drafts or send templates as you. Keep it like a password.
      </PageTitle>
      {state?.signIn === 'none' && (
        <Notice tone="info" title="No tokens needed">
          <p>Sign-in is off on this server, so programs can call it without a token.</p>
        </Notice>
      )}
      {isSignedOut && <SignInFirst>Sign in to see and make tokens.</SignInFirst>}
      {state && state.signIn !== 'none' && state.role !== null && <Tokens role={state.role} />}
    </>
  );
}

function Tokens({ role }: Pick<ListedToken, 'role'>) {
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeToken>();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => readFromServer('/api/v1/tokens', (json) => TokenList.safeParse(json).data),
    retry: 0,
  });
  const readAgain = () => queries.invalidateQueries({ queryKey: key });

  async function revoke({ id, label }: ListedToken) {
    const result = await changeOnServer('DELETE', `/api/v1/tokens/${id}`);
    announce(result.ok ? `${quote(label)} is revoked.` : result.reason);
    if (result.ok && made?.token.id === id) setMade(undefined);
    await readAgain();
  }
  return (
    <div className={layout.sections}>
      <section aria-labelledby="new-token" className={layout.looseStack}>
        <h2 id="new-token">New token</h2>
        <NewTokenForm
          ownRole={role}
          onMade={(answer) => {
            setMade(answer);
            void readAgain();
          }}
        />
        {made && (
          <SecretNotice
            key={made.token.id}
            title={
              <>
                Copy the token of <bdi>{made.token.label}</bdi> now
              </>
            }
            secret={made.secret}
            copyLabel="Copy token"
            copied="Token copied"
          >
            It isn’t shown again, here or anywhere else.
          </SecretNotice>
        )}
      </section>
      <section aria-labelledby="tokens" className={layout.looseStack}>
        <h2 id="tokens">Tokens</h2>
        {error && <LoadFailed title="Couldn’t load the tokens" error={error} onRetry={readAgain} />}
        {data?.tokens.length === 0 && <p className={words.soft}>No tokens yet.</p>}
        <ul className={styles.list}>
          {data?.tokens.map((token) => (
            <Token key={token.id} token={token} onRevoke={() => void revoke(token)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Token({ token, onRevoke }: { token: ListedToken; onRevoke: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { label, role, space, owner, isOwn, createdAt, expiresAt, usedAt } = token;
  return (
    <li className={`${layout.card} ${styles.entry}`}>
      <div>
        <p>
          <strong>
            <bdi>{label}</bdi>
          </strong>
          {!isOwn && (
            <>
              {' '}
              by <bdi>{owner}</bdi>
            </>
          )}
        </p>
        <p className={words.soft}>
          {tokenRights[role]}
          {space !== null && (
            <>
              {' '}
              in <bdi>{space}</bdi> only
            </>
          )}
          . Made <RelativeTime at={Date.parse(createdAt)} />,{' '}
          {usedAt === null ? (
            'never used'
          ) : (
            <>
              last used <RelativeTime at={Date.parse(usedAt)} />
            </>
          )}
          . Expires on {formatDay(dayAt(Date.parse(expiresAt)))}.
        </p>
      </div>
      <Button size="small" variant="danger" aria-label={`Revoke ${label}…`} onClick={() => setAsking(true)}>
        Revoke…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke ${quote(label)}?`}
          action="Revoke token"
          onConfirm={onRevoke}
          onClose={() => setAsking(false)}
        >
          Programs that use it are shut out at once. This can’t be undone.
        </ConfirmDialog>
      )}
    </li>
  );
}
