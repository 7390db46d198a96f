import { useState } from 'react';
import { useLocation } from 'wouter';
import { cardsPath } from '../../../editor/model/paths';
import { announce } from '../../../ui/notices/announcer';
import { Button } from '../../../ui/controls/Button';
import { useStore } from '../../../ui/useStore';
import { Dialog } from '../../../ui/controls/Dialog';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { ImportFields } from '../../importing/ImportFields';
import { ImportProblemNotice } from '../../importing/ImportProblemNotice';
import { ImportReport } from '../../importing/ImportReport';
import { LibraryImport } from '../../importing/LibraryImport';
import { MessageChoice } from '../../importing/MessageChoice';
import { ResultPreview } from '../../importing/ResultPreview';
import { draftHref } from '../../session/draftHref';
import { foreignDraftOf } from '../../session/newDraft';
import { useAppServices } from '../../services/AppServices';
import { readImportFile, type ImportSource } from '../../importing/readImportFile';
import { useFileDrop } from '../../importing/useFileDrop';
import { useImport } from '../../importing/useImport';
import { applyPaste } from './applyPaste';
import type { PasteWay } from './PasteWay';
import { pasteWays } from './pasteWays';
import styles from './PasteDialog.module.css';
import { Ways } from './Ways';

type PasteDialogProps = { open: OpenedTemplate; draftId: string; start: ImportSource; onClose: () => void };

/** Reports the content of a paste, shows its effect on the open draft, and applies it on request. */
export function PasteDialog({ open, draftId, start, onClose }: PasteDialogProps) {
  const { editor } = open;
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const [source, setSource] = useState(start);
  const [wanted, setWanted] = useState<PasteWay['id']>();
  const draft = useStore(editor.document, (state) => state.draft);
  const openCard = useStore(editor.selection, ({ card }) => card);
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
  useFileDrop((file) => void readImportFile(file).then(setSource));
  const result = useImport(source.text);
  const [choice, setChoice] = useState({ text: source.text, index: 0 });
  if (source.library !== undefined)
    return <LibraryImport key={source.library} text={source.library} onClose={onClose} />;

  const messages = result?.ok ? result.found : [];
  const index = choice.text === source.text ? choice.index : 0;
  const found = messages[index];
  const ways = (found ? pasteWays(found, draft, openCard) : []).map((way) =>
    isReadOnly && way.id !== 'new'
      ? { ...way, isPossible: false, note: 'This draft is read-only here. Take it over to change it.' }
      : way,
  );
  const possible = ways.filter(({ isPossible }) => isPossible);
  const way = possible.find(({ id }) => id === wanted) ?? possible[0];

  async function apply() {
    if (!found || !way) return;
    if (way.id === 'new') {
      const { id } = newDrafts.add(foreignDraftOf({ ...found, template: way.template }));
      navigate(draftHref(id));
      return;
    }
    announce(await applyPaste(open, draftId, way, found));
    // Continue at the changed card. A draft that was replaced later takes the focus only if it was lost.
    if (way.id !== 'replace' || document.activeElement === document.body)
      editor.focus.focusEntry(way.card === undefined ? undefined : `${cardsPath}.${way.card}`, 'name');
  }
  return (
    <Dialog
      title="Paste or import"
      onClose={(value) => {
        if (value === 'apply') void apply();
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="apply" look="primary" disabled={!way}>
            {way?.label ?? 'Paste'}
          </Button>
        </>
      }
    >
      {(start.text === '' || !found) && <ImportFields text={source.text} onSource={setSource} />}
      {messages.length > 1 && (
        <MessageChoice
          found={messages}
          several={false}
          chosen={[index]}
          onChoose={([next = 0]) => setChoice({ text: source.text, index: next })}
        />
      )}
      <div role="status" className={styles['outcome']}>
        {found && <ImportReport report={found.report} />}
        {source.problem !== undefined && <ImportProblemNotice problem={source.problem} />}
        {source.problem === undefined && result?.ok === false && (
          <ImportProblemNotice problem={result.problem} place={result.place} />
        )}
      </div>
      {way && <Ways ways={ways} chosen={way} onChoose={setWanted} />}
      {way && (
        <ResultPreview
          title={way.id === 'new' ? 'The new draft' : 'This draft afterwards'}
          template={way.template}
        />
      )}
    </Dialog>
  );
}
