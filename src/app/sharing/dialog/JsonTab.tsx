import { Download } from 'lucide-react';
import { announce } from '../../../ui/notices/announcer';
import { Button } from '../../../ui/controls/Button';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { download } from '../../../ui/browser/download';
import { useStore } from '../../../ui/useStore';
import { draftFile } from '../../session/draftFile';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { CodeBlock } from './CodeBlock';
import styles from './parts.module.css';

/** The request body, to copy and as a file. */
export function JsonTab({ open }: { open: OpenedTemplate }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const [fileName, text] = draftFile({ template });
  function save() {
    download(fileName, text);
    announce(`Saved ${fileName}.`);
  }
  return (
    <>
      <p className={styles['note']}>
        The template as it is sent. Anyone can open it here again: “Import”, or paste it.
      </p>
      <div className={styles['row']}>
        <CopyButton label="Copy JSON" text={() => text} copied="Copied the JSON." />
        <Button size="small" icon={<Download aria-hidden />} onClick={save}>
          Download
        </Button>
      </div>
      <CodeBlock label="JSON" text={text} />
    </>
  );
}
