import { Download } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { useStore } from 'zustand';
import { draftFile } from '../../workspace/draftFile';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { CodeBlock } from '../parts/CodeBlock';
import { saveFile } from '../parts/saveFile';
import styles from '../parts/parts.module.css';

/** The request body, to copy and as a file. */
export function JsonTab({ open }: { open: OpenedTemplate }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const [fileName, text] = draftFile({ template });
  return (
    <>
      <p className={styles.note}>
        The template as it is sent. Anyone can open it here again: “Import”, or paste it.
      </p>
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
