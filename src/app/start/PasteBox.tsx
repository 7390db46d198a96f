import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { TextArea } from '../../ui/controls/Input';
import { toImportSource } from '../../importing/readImportFile';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './StartPanel.module.css';

/** Takes any text and shows what it becomes before it is a draft. The text stays here if that is cancelled. */
export function PasteBox() {
  const hint = useId();
  const [text, setText] = useState('');
  const { imports } = useAppServices();
  /** The other form of a text that is being pasted. */
  const html = useRef<string>(undefined);

  function read(source: string, itsHtml?: string) {
    imports.setState(toImportSource(source, itsHtml), true);
  }
  return (
    <div className={styles.paste}>
      <TextArea
        aria-label="Paste anything"
        aria-describedby={hint}
        placeholder={'Campaign text from a mail or chat,\nrows of a spreadsheet, a share link,\nJSON, cURL …'}
        spellCheck={false}
        value={text}
        onPaste={({ clipboardData: data }) => {
          html.current = data.getData('text/plain') === '' ? undefined : data.getData('text/html');
        }}
        onChange={({ target: { value } }) => {
          setText(value);
          if (html.current !== undefined && value.trim() !== '') read(value, html.current);
          html.current = undefined;
        }}
      />
      <div className={styles.foot}>
        <span id={hint}>You see what it becomes first.</span>
        <Button size="small" disabled={text.trim() === ''} onClick={() => read(text)}>
          Read it
        </Button>
      </div>
    </div>
  );
}
