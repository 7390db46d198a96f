import { useState } from 'react';
import { toCurl, toFetch, type Creation } from '../../../exchange/export/curl';
import { useAppId } from '../../../submission/connection/chosenAppId';
import { useConnection } from '../../../submission/connection/connection';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { Segments } from '../../../ui/controls/Segments';
import { useStore } from '../../../ui/useStore';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { CodeBlock } from './CodeBlock';
import styles from './parts.module.css';

const forms = {
  bash: { label: 'macOS, Linux', copy: 'Copy cURL', copied: 'Copied the cURL command.', write: toCurl },
  fetch: { label: 'JavaScript', copy: 'Copy fetch', copied: 'Copied the JavaScript.', write: toFetch },
} satisfies Record<string, { label: string; copy: string; copied: string; write: (of: Creation) => string }>;
type Form = keyof typeof forms;
const choices = (Object.keys(forms) as Form[]).map((value) => ({ value, label: forms[value].label }));

/** The request that creates the template, as a command. It holds a placeholder in place of the token. */
export function RequestTab({ open }: { open: OpenedTemplate }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const { data: connection } = useConnection();
  const appId = useAppId(connection);
  const [form, setForm] = useState<Form>('bash');
  const { copy, copied, write } = forms[form];
  const text = write({
    baseUrl: connection?.baseUrl ?? 'https://<PLATFORM>',
    appId: appId ?? '<APP_ID>',
    template,
  });
  return (
    <>
      <p className={styles['note']}>
        The request that creates the template, for a developer. It holds no token: put yours in place of{' '}
        <code>&lt;ACCESS_TOKEN&gt;</code>.
      </p>
      <Segments<Form> legend="For" quietLegend choices={choices} value={form} onChange={setForm} />
      <div className={styles['row']}>
        <CopyButton
          label={copy}
          text={() => text}
          copied={`${copied} Put your token in place of <ACCESS_TOKEN>.`}
        />
      </div>
      <CodeBlock label={choices.find(({ value }) => value === form)?.label ?? ''} text={text} />
    </>
  );
}
