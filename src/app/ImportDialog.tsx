import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { importText, type Imported } from '../exchange/importTemplate';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { TextArea } from '../ui/Input';
import { Notice } from '../ui/Notice';
import styles from './ImportDialog.module.css';
import { ImportReport } from './ImportReport';
import { importedDraft } from './importedDraft';
import { keepForeignDraft } from './newDraft';
import { LibraryImport } from './LibraryImport';
import { readImportFile, toImportSource, type ImportSource } from './readImportFile';
import { useFileDrop } from './useFileDrop';

type ImportDialogProps = { start: ImportSource; onClose: () => void };

/** Takes a text or a file: one template, or a library of many. */
export function ImportDialog({ start, onClose }: ImportDialogProps) {
  const [source, setSource] = useState(start);
  useFileDrop((file) => void readImportFile(file).then(setSource));
  return source.library === undefined ? (
    <TemplateImport source={source} onSource={setSource} onClose={onClose} />
  ) : (
    <LibraryImport key={source.library} text={source.library} onClose={onClose} />
  );
}

type TemplateImportProps = {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  onClose: () => void;
};

/** Says what was found in a text, and opens that as a new draft when the person wants it. */
function TemplateImport({ source, onSource, onClose }: TemplateImportProps) {
  const [, navigate] = useLocation();
  const { text, problem } = source;
  const { data } = useQuery({
    queryKey: ['import', text],
    queryFn: () => importText(text),
    enabled: text.trim() !== '',
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const found = data?.ok ? data : undefined;

  function open({ aside, ...part }: Imported) {
    const draft = keepForeignDraft({ template: importedDraft(part), leftOver: aside });
    navigate(`/templates/${draft.id}`);
  }
  return (
    <Dialog
      title="Import a template"
      onClose={(value) => {
        if (value === 'open' && found) open(found);
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="open" look="primary" disabled={!found}>
            Open as a new draft
          </Button>
        </>
      }
    >
      <Field
        label="Text to import"
        required
        hint="A request, a component, a card, buttons, a cURL command, a share link, a message of Google's, a library file: paste it, or drop a file. Nothing is run or fetched."
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles['text']}
            value={text}
            spellCheck={false}
            onChange={({ target }) => onSource(toImportSource(target.value))}
          />
        )}
      </Field>
      <label className={styles['file']}>
        Or choose a file
        <input
          type="file"
          accept=".json,.txt,.sh,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readImportFile(file).then(onSource);
          }}
        />
      </label>
      <div role="status" className={styles['outcome']}>
        {found && <ImportReport report={found.report} />}
        {(problem !== undefined || data?.ok === false) && (
          <Notice tone="error" title="Nothing was imported">
            <p>{problem ?? (data?.ok === false && data.problem)}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
