import { Download } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { draftFile } from '../../workspace/draftLinks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { saveFile } from './shareActions';
import words from '../../ui/styles/words.module.css';
import styles from './share.module.css';
import { useState } from 'react';
import {
  templateToCurl,
  templateToFetch,
  type Creation,
  MAX_CMD_LINE,
  toCmd,
  toPowerShell,
} from '../../exchange/export/curl';
import { toGoogleMessage } from '../../exchange/export/googleMessage';
import { Disclosure } from '../../ui/controls/Disclosure';
import { formatNumber } from '../../schema/values/text';
import { useAppId } from '../../submission/connection/credentials';
import { Segments } from '../../ui/controls/Segments';
import { useDestination } from '../../workspace/destination';

type CodeTabProps = { open: OpenedTemplate };

/** The template and the request that creates it, for developers. */
export function CodeTab({ open }: CodeTabProps) {
  return (
    <>
      <Json open={open} />
      <Request open={open} />
      <Disclosure summary="For Google’s RCS for Business">{() => <GoogleMessage open={open} />}</Disclosure>
    </>
  );
}

/** The message for Google's own interface, which has a place for alt texts. */
function GoogleMessage({ open }: CodeTabProps) {
  const { draft, altTexts } = useStore(open.editor.document);
  const text = toGoogleMessage(draft, altTexts);
  return (
    <>
      <p className={words.softNote}>With the alt texts of pictures. Import or paste it to open it again.</p>
      <div className={styles.row}>
        <CopyButton label="Copy message" text={() => text} copied="Copied the message." />
      </div>
      <CodeBlock label="Message for Google" text={text} />
    </>
  );
}

/** The request body, to copy and as a file. */
function Json({ open }: CodeTabProps) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const [fileName, text] = draftFile({ template });
  return (
    <>
      <p className={words.softNote}>The template as it’s sent. Import or paste it to open it again.</p>
      <div className={styles.row}>
        <CopyButton label="Copy JSON" text={() => text} copied="Copied the JSON." />
        <Button size="small" icon={<Download aria-hidden />} onClick={() => saveFile(fileName, text)}>
          Download
        </Button>
      </div>
      <CodeBlock label="JSON" text={text} />
    </>
  );
}

type Format = { label: string; copy: string; copied: string; write: (of: Creation) => string };

const curl = { copy: 'Copy cURL', copied: 'Copied the cURL command.' };
const script = { copy: 'Copy script', copied: 'Copied the PowerShell script.' };
const formats = {
  sh: { label: 'macOS, Linux', ...curl, write: templateToCurl },
  cmd: { label: 'Windows cmd', ...curl, write: toCmd },
  powerShell: { label: 'PowerShell', ...script, write: toPowerShell },
  fetch: {
    label: 'JavaScript',
    copy: 'Copy fetch',
    copied: 'Copied the JavaScript.',
    write: templateToFetch,
  },
} satisfies Record<string, Format>;
type FormatName = keyof typeof formats;
const choices = (Object.keys(formats) as FormatName[]).map((value) => ({
  value,
  label: formats[value].label,
}));

/** The request that creates the template, as a command. It holds a placeholder in place of the token. */
function Request({ open }: CodeTabProps) {
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
      <p className={words.softNote}>
        The request that creates the template. Replace this placeholder with your token:{' '}
        <code>&lt;ACCESS_TOKEN&gt;</code>.
      </p>
      <Segments<FormatName> legend="For" quietLegend choices={choices} value={name} onChange={setName} />
      {name === 'cmd' && text.length > MAX_CMD_LINE && (
        <p role="status">
          This command is {formatNumber(text.length)} characters long, but cmd allows only{' '}
          {formatNumber(MAX_CMD_LINE)}. Use PowerShell instead.
        </p>
      )}
      <div className={styles.row}>
        <CopyButton
          label={copy}
          text={() => text}
          copied={`${copied} Replace <ACCESS_TOKEN> with your token.`}
        />
      </div>
      <CodeBlock label={`Request for ${label}`} text={text} />
    </>
  );
}

/** A long technical text that scrolls in itself. */
function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    // A scrolling region must be reachable by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} role="region" aria-label={label} tabIndex={0}>
      {text}
    </pre>
  );
}
