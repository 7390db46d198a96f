import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { FileChoice } from '../FileChoice';
import { toImportSource } from '../readImportFile';
import type { ImportSource } from '../../workspace/services/importSource';
import styles from './LookBox.module.css';

export type LookBoxProps = {
  text: string;
  onSource: (source: ImportSource) => void;
  onFile: (file: File) => void;
};

/** The box that takes a text in any form, and a file. */
export function LookBox({ text, onSource, onFile }: LookBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  function clear() {
    onSource({ text: '' });
    announce('Cleared.');
    box.current?.focus();
  }
  return (
    <div className={styles.look}>
      <Field
        label="Message"
        required
        tools={
          text !== '' && (
            <Button size="small" icon={<X aria-hidden />} onClick={clear}>
              Clear
            </Button>
          )
        }
        hint={
          text === '' &&
          'JSON, a command (cURL of any shell), a share link, a line of a log, an answer of the platform. You can also paste anywhere on this page, or drop a file.'
        }
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            className={styles.text}
            data-filled={text !== '' || undefined}
            value={text}
            spellCheck={false}
            onChange={({ target }) => onSource(toImportSource(target.value))}
          />
        )}
      </Field>
      {text === '' && <FileChoice forgets onFile={onFile} />}
    </div>
  );
}
