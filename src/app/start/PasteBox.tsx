import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Input';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { ImportSource } from '../services/importSource';
import styles from './StartPanel.module.css';

/** Loaded with the first import: the readers of all formats are large. */
const ImportDialog = lazyPart(async () => (await import('../importing/ImportDialog')).ImportDialog, null);

/** Takes any text and shows what it becomes before it is a draft. The text stays here if that is cancelled. */
export function PasteBox() {
  const hint = useId();
  const [text, setText] = useState('');
  const [start, setStart] = useState<ImportSource>();
  const html = useRef('');

  async function read(source: string, itsHtml?: string) {
    const { toImportSource } = await import('../importing/readImportFile');
    setStart(toImportSource(source, itsHtml));
  }
  return (
    <div className={styles['paste']}>
      <TextArea
        aria-label="Paste anything"
        aria-describedby={hint}
        placeholder={'Campaign text from a mail or chat,\nrows of a spreadsheet, a share link,\nJSON, cURL …'}
        spellCheck={false}
        value={text}
        onPaste={({ clipboardData }) => {
          html.current = clipboardData.getData('text/html');
        }}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
          if (isPasted && target.value.trim() !== '') void read(target.value, html.current);
        }}
      />
      <div className={styles['foot']}>
        <span id={hint}>You see what it becomes first.</span>
        <Button size="small" disabled={text.trim() === ''} onClick={() => void read(text)}>
          Read it
        </Button>
      </div>
      {start && <ImportDialog start={start} onClose={() => setStart(undefined)} />}
    </div>
  );
}
