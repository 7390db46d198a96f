import { Field, type FieldControl } from '../ui/controls/Field';
import type { ImportSource } from '../workspace/services/AppServices';
import { readImportFile, toImportSource } from './readImportFile';
import { useId, useRef, useState, type ClipboardEvent } from 'react';
import { formatNumber } from '../schema/values/text';
import { Button } from '../ui/controls/Button';
import { TextArea } from '../ui/controls/Input';
import styles from './reading/importing.module.css';

type ImportFieldsProps = { text: string; onSource: (source: ImportSource) => void };

/** The fields of an import: a text to paste, or a file. */
export function ImportFields({ text, onSource }: ImportFieldsProps) {
  return (
    <>
      <Field
        label="Text to import"
        required
        hint="Paste message text, spreadsheet rows, a share link or code from any RCS platform. You can also drop a file."
      >
        {(control) => (
          <PastedText
            control={control}
            text={text}
            onText={(pasted, html) => onSource(toImportSource(pasted, html))}
          />
        )}
      </Field>
      <FileChoice
        accept=".json,.ndjson,.jsonl,.har,.txt,.md,.log,.sh,.ps1,.js,.csv,.tsv,application/json,text/plain,text/csv"
        onFile={(file) => void readImportFile(file).then(onSource)}
      />
    </>
  );
}

/** Characters of a text that is drawn whole: the browser lays out a longer one for more than a frame. */
const maxWhole = 50_000;
/** Characters that are drawn of a longer one. */
const headLength = 2000;

type PastedTextProps = {
  control: FieldControl;
  text: string;
  /** `html`: the other form of a text that was just pasted. */
  onText: (text: string, html?: string) => void;
};

/** The text of an import. Of a long one the beginning is drawn, until somebody wants to edit it. */
function PastedText({ control, text, onText }: PastedTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const html = useRef('');
  const noteId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isHead = text.length > maxWhole && !isWhole;

  /** Takes a long text without the browser's own pasting, which would lay it out. */
  function takePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    // A paste into other text is a part of it: where its links would stand is not known.
    html.current = text === '' ? event.clipboardData.getData('text/html') : '';
    const isTaken = isHead ? pasted.trim() !== '' : text === '' && pasted.length > maxWhole;
    if (!isTaken) return;
    event.preventDefault();
    setIsWhole(false);
    onText(pasted, html.current);
  }
  return (
    <>
      <TextArea
        {...control}
        ref={area}
        className={styles.text}
        value={isHead ? text.slice(0, headLength).replace(/[\ud800-\udbff]$/, '') : text}
        readOnly={isHead}
        aria-describedby={[control['aria-describedby'], isHead && noteId].filter(Boolean).join(' ')}
        spellCheck={false}
        onPaste={takePaste}
        onChange={({ target }) => {
          onText(target.value, html.current);
          html.current = '';
        }}
      />
      {isHead && (
        <div className={styles.long}>
          <p id={noteId}>
            The beginning of {formatNumber(text.length)} characters. All of them are imported.
          </p>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setIsWhole(true);
              area.current?.focus();
            }}
          >
            Edit text
          </Button>
        </div>
      )}
    </>
  );
}

type FileChoiceProps = {
  /** Endings and kinds that the file dialog offers; absent: all. */
  accept?: string;
  /** Forgets the chosen file at once, so that the same one can be chosen again. */
  forgets?: boolean;
  onFile: (file: File) => void;
};

/** A file to import in place of a pasted text. */
export function FileChoice({ accept, forgets = false, onFile }: FileChoiceProps) {
  return (
    <label className={styles.file}>
      Or choose a file
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          if (forgets) target.value = '';
        }}
      />
    </label>
  );
}
