import { useState } from 'react';
import { useLocation } from 'wouter';
import { cardsPath } from '../../schema/draft/cards';
import { takeChips } from '../../exchange/import/chips';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/controls/Dialog';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { ImportFields } from '../ImportFields';
import { ChipsOffer } from '../reading/ChipsOffer';
import { DoubtNotice } from '../reading/DoubtNotice';
import { CampaignParts } from '../reading/CampaignParts';
import { emptyState, importedWords } from '../reading/importedWords';
import { draftForRows } from '../draftForRows';
import { ImportColumns } from '../reading/ImportColumns';
import { LibraryImport } from '../library/LibraryImport';
import { MessageChoice } from '../reading/MessageChoice';
import { insertText, type TextField } from '../pasteTarget';
import { ReadingResult } from '../reading/ReadingResult';
import { ResultPreview } from '../reading/ResultPreview';
import { importedDraft } from '../../workspace/importedDraft';
import { draftHref } from '../../workspace/draftHref';
import { foreignDraftOf } from '../../workspace/newDraft';
import { useAppServices } from '../../workspace/services/AppServices';
import type { ImportSource } from '../../workspace/services/importSource';
import { readImportFile } from '../readImportFile';
import { useFileDrop } from '../useFileDrop';
import { makeCards } from '../reading/RowsFound';
import { useChosen } from '../reading/useChosen';
import { useReading } from '../reading/useReading';
import { applyPaste } from './applyPaste';
import type { PasteWay } from './PasteWay';
import { IntoField } from './IntoField';
import { pasteWays } from './pasteWays';
import { Ways } from './Ways';

type PasteDialogProps = {
  open: OpenedTemplate;
  draftId: string;
  start: ImportSource;
  /** The field into which the text was pasted. */
  field?: TextField | undefined;
  onClose: () => void;
};

/** Reports the content of a paste, shows its effect on the open draft, and applies it on request. */
export function PasteDialog({ open, draftId, start, field, onClose }: PasteDialogProps) {
  const { editor } = open;
  const [, navigate] = useLocation();
  const services = useAppServices();
  const { newDrafts } = services;
  const [source, setSource] = useState(start);
  const [wanted, setWanted] = useState<PasteWay['id']>();
  const draft = useStore(editor.document, (state) => state.draft);
  const openCard = useStore(editor.selection, ({ card }) => card);
  const isReadOnly = useStore(editor.document.readOnly);
  useFileDrop((file) => void readImportFile(file).then(setSource));
  const reading = useReading(source.text);
  const chosen = useChosen(source.text, reading);
  if (source.library !== undefined)
    return <LibraryImport key={source.library} text={source.library} onClose={onClose} />;

  const messages = reading?.kind === 'messages' ? reading.found : [];
  const [index = 0] = messages.length > 1 && chosen.messages.length !== 1 ? [0] : chosen.messages;
  const meant =
    reading?.kind === 'words' && chosen.parts
      ? importedWords(reading.campaign, chosen.parts, editor.document.getState())
      : messages[index];
  const found = meant && chosen.chips ? takeChips(meant) : meant;
  const ways = (found ? pasteWays(found, draft, openCard) : []).map((way) =>
    isReadOnly && way.id !== 'new'
      ? { ...way, isPossible: false, note: 'This draft is read-only here. Take it over to change it.' }
      : way,
  );
  const possible = ways.filter(({ isPossible }) => isPossible);
  const isRows = reading?.kind === 'rows';
  // A paste that is still being read needs no box for another one.
  const isReading = source.text.trim() !== '' && reading === undefined && source.problem === undefined;
  const way = possible.find(({ id }) => id === wanted) ?? possible[0];

  function takeRows() {
    if (isReadOnly) navigate(draftHref(draftForRows(services, source.text)));
    else editor.tools.setState({ name: 'sheet', text: source.text }, true);
  }
  async function apply() {
    if (reading?.kind === 'rows') return takeRows();
    if (!found || !way) return undefined;
    if (way.id === 'new') {
      // A new draft numbers its parameters from the first one.
      const part =
        reading?.kind === 'words' && chosen.parts
          ? importedWords(reading.campaign, chosen.parts, emptyState)
          : found;
      const { id } = newDrafts.add(foreignDraftOf({ ...part, template: importedDraft(part) }));
      navigate(draftHref(id));
      return undefined;
    }
    announce(await applyPaste(open, draftId, way, found));
    // Continue at the changed card. A draft that was replaced later takes the focus only if it was lost.
    if (way.id !== 'replace' || document.activeElement === document.body)
      editor.focus.focusEntry(way.card === undefined ? undefined : `${cardsPath}.${way.card}`, 'name');
  }
  return (
    <Dialog
      title="Paste or import"
      isWide
      onClose={(value) => {
        if (value === 'apply') void apply();
        if (value === 'text' && field) insertText(field, source.text);
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          {field && (
            <Button type="submit" value="text" look={way || isRows ? 'secondary' : 'primary'}>
              Paste as text
            </Button>
          )}
          {(!field || way || isRows) && (
            <Button type="submit" value="apply" look="primary" disabled={!way && !isRows}>
              {reading?.kind === 'rows' ? makeCards(reading.count) : (way?.label ?? 'Paste')}
            </Button>
          )}
        </>
      }
    >
      {field && <IntoField field={field} />}
      {(start.text === '' || (!found && !isRows && !isReading)) && !field && (
        <ImportFields text={source.text} onSource={setSource} />
      )}
      <ImportColumns
        picture={
          way && (
            <ResultPreview
              title={way.id === 'new' ? 'The new draft' : 'This draft afterwards'}
              template={way.template}
              parameters={found?.parameters ?? editor.document.getState().parameters}
            />
          )
        }
      >
        {messages.length > 1 && (
          <MessageChoice
            found={messages}
            isCut={reading?.kind === 'messages' && reading.isCut}
            several={false}
            chosen={[index]}
            onChoose={chosen.chooseMessages}
          />
        )}
        <DoubtNotice doubt={found?.doubt} />
        <ReadingResult found={found} reading={reading} isReading={isReading} problem={source.problem} />
        <ChipsOffer found={meant} isTaken={chosen.chips} onChange={chosen.chooseChips} />
        {way && <Ways ways={ways} chosen={way} onChoose={setWanted} />}
        {reading?.kind === 'words' && chosen.parts && (
          <CampaignParts campaign={reading.campaign} choices={chosen.parts} onChoose={chosen.chooseParts} />
        )}
      </ImportColumns>
    </Dialog>
  );
}
