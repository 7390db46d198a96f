import { NotSignedInError } from '../../http/readFromServer';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Facts } from '../../ui/notices/details';
import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import { chosenAppIds, useAppId, pageTokens } from './credentials';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { useConnection } from './connection';
import styles from '../submission.module.css';
import { SignInButton, PlatformBadge } from './Destination';

/** The connection of the page: each platform, its app id, and the token where the server holds none. */
export function ConnectionForm() {
  const { data, error, isFetching, refetch } = useConnection();
  if (data)
    return data.platforms.map((platform) => (
      <PlatformForm key={platform.name} platform={platform} isOnly={data.platforms.length === 1} />
    ));
  if (isFetching) {
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> Loading the connection…
      </p>
    );
  }
  if (error instanceof NotSignedInError)
    return (
      <Notice tone="info" title="You’re not signed in" actions={<SignInButton />}>
        <p>Sign in to see where templates are sent.</p>
      </Notice>
    );
  return (
    <Notice
      tone="error"
      title="The connection couldn’t be loaded"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>{error?.message}</p>
      <p>Check that the server is running. Your drafts are safe on this device.</p>
    </Notice>
  );
}

function PlatformForm({ platform: connected, isOnly }: { platform: ConnectedPlatform; isOnly: boolean }) {
  const { label, tone, platform, baseUrl, textLimit, credentials, tokenProblem } = connected;
  return (
    // A single platform needs no group: the region around it has its name.
    <div className={styles.form} {...(isOnly ? {} : { role: 'group', 'aria-label': label })}>
      <Facts
        facts={{
          Name: <PlatformBadge platform={connected} />,
          Platform:
            platform === 'embedded'
              ? 'Embedded test platform. Nothing leaves this machine.'
              : 'External platform. What you send leaves this machine.',
          'Before sending':
            tone === 'production' ? 'Asks for confirmation, because this is production.' : undefined,
          Address: <code>{baseUrl}</code>,
          'Message text': `Up to ${formatNumber(textLimit)} characters`,
          Token:
            credentials === 'server'
              ? 'Configured on the server. This page never sees it.'
              : 'Not configured on the server. Enter yours below.',
        }}
      />
      {tokenProblem && <TokenProblemNotice problem={tokenProblem} />}
      <AppIdChoice platform={connected} />
      {credentials === 'page' && <TokenField platformName={connected.name} />}
    </div>
  );
}

function TokenProblemNotice({ problem }: { problem: NonNullable<ConnectedPlatform['tokenProblem']> }) {
  return problem === 'refused' ? (
    <Notice tone="error" title="The server’s credentials aren’t accepted">
      <p>The token service doesn’t accept them, so nothing can be sent. Tell your administrator.</p>
    </Notice>
  ) : (
    <Notice tone="warning" title="The token service can’t be reached">
      <p>Nothing can be sent until it responds again. Reload this page to check.</p>
    </Notice>
  );
}

function AppIdChoice({ platform }: { platform: ConnectedPlatform }) {
  const appId = useAppId(platform);
  if (appId === undefined) {
    return (
      <Notice tone="warning" title="There is no app ID">
        <p>Templates belong to an app ID. Set RCS_APP_IDS on the server, then reload.</p>
      </Notice>
    );
  }
  return (
    <Field
      label="App ID"
      technicalName="appId"
      required
      hint={
        platform.appIds.length === 1
          ? 'The only one configured on the server.'
          : 'New templates are created for this app ID. Remembered on this device.'
      }
    >
      <Select
        choices={platform.appIds.map((id) => ({ value: id, label: id }))}
        value={appId}
        onChange={(event) => chosenAppIds.setState({ [platform.name]: event.currentTarget.value })}
      />
    </Field>
  );
}

function TokenField({ platformName }: { platformName: string }) {
  const token = useStore(pageTokens, (tokens) => tokens[platformName] ?? '');
  return (
    <Field
      label="Bearer token"
      required
      hint="Kept in memory until you close or reload this page, and never stored."
      trailing={token === '' ? 'None entered' : 'Entered'}
    >
      <TextInput
        type="password"
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
        value={token}
        onChange={(event) => pageTokens.setState({ [platformName]: event.currentTarget.value.trim() })}
      />
    </Field>
  );
}
