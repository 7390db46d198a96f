import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Imported } from '../../exchange/import/importTemplate';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Notice } from '../../ui/notices/Notice';
import styles from './ImportDialog.module.css';
import { ImportFields } from './ImportFields';
import { ImportReport } from './ImportReport';
import { importedDraft } from '../session/importedDraft';
import { draftHref } from '../session/draftHref';
import { foreignDraftOf } from '../session/newDraft';
import { useAppServices } from '../services/AppServices';
import { LibraryImport } from './LibraryImport';
import { readImportFile, type ImportSource } from './readImportFile';
import { useFileDrop } from './useFileDrop';
import { useImport } from './useImport';

type ImportDialogProps = { start: ImportSource; onClose: () => void };

/** Imports a text or a file: one template, or a library. */
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

/** Reports the template found in a text, and opens it as a new draft on request. */
function TemplateImport({ source, onSource, onClose }: TemplateImportProps) {
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const { text, problem } = source;
  const data = useImport(text);
  const found = data?.ok ? data : undefined;

  function open({ unmapped, ...part }: Imported) {
    const draft = newDrafts.add(foreignDraftOf({ template: importedDraft(part), unmapped }));
    navigate(draftHref(draft.id));
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
      <ImportFields text={text} onSource={onSource} />
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
