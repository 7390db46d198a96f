import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Imported } from '../../exchange/import/importTemplate';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { announce } from '../../ui/notices/announcer';
import { useAppServices } from '../services/AppServices';
import { draftHref } from '../session/draftHref';
import { importedDraft } from '../session/importedDraft';
import { foreignDraftOf } from '../session/newDraft';
import { addImported } from './addImported';
import styles from './ImportDialog.module.css';
import { ImportFields } from './ImportFields';
import { ImportProblemNotice } from './ImportProblemNotice';
import { ImportReport } from './ImportReport';
import { MessageChoice } from './MessageChoice';
import type { ImportSource } from './readImportFile';
import { ResultPreview } from './ResultPreview';
import { useImport } from './useImport';

type TemplateImportProps = {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  onClose: () => void;
};

/** Reports what was found in a text. Opens one message as a new draft on request, or adds several to the library. */
export function TemplateImport({ source, onSource, onClose }: TemplateImportProps) {
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const { text, problem } = source;
  const data = useImport(text);
  const [choice, setChoice] = useState<{ text: string; chosen: readonly number[] }>();
  const found = data?.ok ? data.found : [];
  const chosen = choice?.text === text ? choice.chosen : found.map((_part, index) => index);
  const taken = found.filter((_part, index) => chosen.includes(index));
  const [first] = taken;

  function open({ unmapped, parameters, ...part }: Imported) {
    const draft = newDrafts.add(foreignDraftOf({ template: importedDraft(part), unmapped, parameters }));
    navigate(draftHref(draft.id));
  }
  async function take() {
    if (first && taken.length === 1) return open(first);
    announce(await addImported(taken));
    return navigate('/');
  }
  return (
    <Dialog
      title="Import a template"
      onClose={(value) => {
        if (value === 'open') void take();
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="open" look="primary" disabled={!first}>
            {taken.length > 1 ? `Add ${taken.length} drafts` : 'Open as a new draft'}
          </Button>
        </>
      }
    >
      <ImportFields text={text} onSource={onSource} />
      {found.length > 1 && (
        <MessageChoice
          found={found}
          several
          chosen={chosen}
          onChoose={(next) => setChoice({ text, chosen: next })}
        />
      )}
      <div role="status" className={styles['outcome']}>
        {first && taken.length === 1 && <ImportReport report={first.report} />}
        {problem !== undefined && <ImportProblemNotice problem={problem} />}
        {problem === undefined && data?.ok === false && (
          <ImportProblemNotice problem={data.problem} place={data.place} />
        )}
      </div>
      {first && taken.length === 1 && <ResultPreview title="The new draft" template={importedDraft(first)} />}
    </Dialog>
  );
}
