import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { Facts } from '../../ui/notices/Facts';
import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/Spinner';
import { chosenAppId, useAppId } from './chosenAppId';
import { useConnection, type Connection } from './connection';
import styles from './ConnectionForm.module.css';
import { pageToken } from './pageToken';

/** The connection of the page: the platform, the app id, and the token where the server holds none. */
export function ConnectionForm() {
  const { data, error, isFetching, refetch } = useConnection();
  if (data) return <KnownConnection connection={data} />;
  if (isFetching) {
    return (
      <p role="status" className={styles['loading']}>
        <Spinner /> Asking the server where templates go…
      </p>
    );
  }
  return (
    <Notice
      tone="error"
      title="The connection is not known"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>{error?.message}</p>
      <p>Check that the server of this page is running. Your drafts are safe on this device.</p>
    </Notice>
  );
}

function KnownConnection({ connection }: { connection: Connection }) {
  const { platform, baseUrl, textLimit, credentials } = connection;
  return (
    <div className={styles['form']}>
      <Facts
        facts={{
          Platform:
            platform === 'embedded'
              ? 'The embedded platform on this machine. Nothing leaves it.'
              : 'A platform elsewhere. What you send leaves this machine.',
          Address: <code>{baseUrl}</code>,
          'Message text': `At most ${formatNumber(textLimit)} characters`,
          Token:
            credentials === 'server'
              ? 'Kept by the server; the page never sees it.'
              : 'The server has none. Enter yours below.',
        }}
      />
      <AppIdChoice connection={connection} />
      {credentials === 'page' && <TokenField />}
    </div>
  );
}

function AppIdChoice({ connection }: { connection: Connection }) {
  const appId = useAppId(connection);
  if (appId === undefined) {
    return (
      <Notice tone="warning" title="There is no sign-in code">
        <p>
          Templates belong to a sign-in code (app id). Set RCS_APP_IDS where the server is started, then
          reload.
        </p>
      </Notice>
    );
  }
  return (
    <Field
      label="Sign-in code"
      technicalName="appId"
      required
      hint={
        connection.appIds.length === 1
          ? 'The only one that the server may use.'
          : 'Templates are created for this one. The choice is remembered on this device.'
      }
    >
      {(control) => (
        <Select
          {...control}
          choices={connection.appIds.map((id) => ({ value: id, label: id }))}
          value={appId}
          onChange={(event) => chosenAppId.set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function TokenField() {
  const token = useStore(pageToken, (value) => value);
  return (
    <Field
      label="Bearer token"
      required
      hint="Kept in memory until this page is closed or reloaded, and never stored."
      trailing={token === '' ? 'None entered' : 'Entered'}
    >
      {(control) => (
        <TextInput
          {...control}
          type="password"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          value={token}
          onChange={(event) => pageToken.set(event.currentTarget.value.trim())}
        />
      )}
    </Field>
  );
}
