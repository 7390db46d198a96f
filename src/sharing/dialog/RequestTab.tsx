import { useState } from 'react';
import { toCurl, toFetch, type Creation } from '../../exchange/export/curl';
import { MAX_CMD_LINE, toCmd, toPowerShell } from '../../exchange/export/windowsCommands';
import { formatNumber } from '../../schema/values/text';
import { useAppId } from '../../submission/connection/chosenAppIds';
import { CopyButton } from '../../ui/controls/CopyButton';
import { Segments } from '../../ui/controls/Segments';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useDestination } from '../../workspace/destination';
import { CodeBlock } from '../parts/CodeBlock';
import styles from '../parts/parts.module.css';

type Format = { label: string; copy: string; copied: string; write: (of: Creation) => string };

const formats = {
  sh: { label: 'macOS, Linux', copy: 'Copy cURL', copied: 'Copied the cURL command.', write: toCurl },
  cmd: { label: 'Windows cmd', copy: 'Copy cURL', copied: 'Copied the cURL command.', write: toCmd },
  powerShell: {
    label: 'PowerShell',
    copy: 'Copy script',
    copied: 'Copied the PowerShell script.',
    write: toPowerShell,
  },
  fetch: { label: 'JavaScript', copy: 'Copy fetch', copied: 'Copied the JavaScript.', write: toFetch },
} satisfies Record<string, Format>;
type FormatName = keyof typeof formats;
const choices = (Object.keys(formats) as FormatName[]).map((value) => ({
  value,
  label: formats[value].label,
}));

/** The request that creates the template, as a command. It holds a placeholder in place of the token. */
export function RequestTab({ open }: { open: OpenedTemplate }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const platform = useDestination(open);
  const appId = useAppId(platform);
  const [name, setName] = useState<FormatName>('sh');
  const { label, copy, copied, write } = formats[name];
  const text = write({
    baseUrl: platform?.baseUrl ?? 'https://<PLATFORM>',
    appId: appId ?? 'APP_ID',
    template,
  });
  return (
    <>
      <p className={styles.note}>
        The request that creates the template, for a developer. It holds no token: put yours in place of{' '}
        <code>&lt;ACCESS_TOKEN&gt;</code>.
      </p>
      <Segments<FormatName> legend="For" quietLegend choices={choices} value={name} onChange={setName} />
      {name === 'cmd' && text.length > MAX_CMD_LINE && (
        <p role="status">
          This command has {formatNumber(text.length)} characters, and cmd takes {formatNumber(MAX_CMD_LINE)}.
          Use PowerShell.
        </p>
      )}
      <div className={styles.row}>
        <CopyButton
          label={copy}
          text={() => text}
          copied={`${copied} Put your token in place of <ACCESS_TOKEN>.`}
        />
      </div>
      <CodeBlock label={`Request for ${label}`} text={text} />
    </>
  );
}
