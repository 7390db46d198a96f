import { useState, useId } from 'react';
import { useLocation } from 'wouter';
import { cardsPath } from '../../schema/draft/cards';
import { takeChips } from '../../exchange/import/importedPart';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/controls/Dialog';
import { readOnlyReason } from '../../library/session/DraftBanners';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { ImportFields } from '../ImportFields';
import { ChoiceRow, Choices } from '../reading/ImportChoices';
import { makeCards, ResultPreview } from '../reading/ImportResult';
import { isReading, ReadText } from '../reading/ReadText';
import { emptyState, useChosen, useReading } from '../reading/useReading';
import { draftForRows, draftOfImported } from '../importedDrafts';
import { LibraryImport } from '../library/LibraryImport';
import { insertText, type PasteField, useFileDrop } from '../importTarget';
import { draftHref } from '../../workspace/draftLinks';
import { useAppServices } from '../../workspace/services/AppServices';
import type { ImportSource } from '../../workspace/services/AppServices';
import { readImportFile, sortedSource } from '../readImportFile';
import { applyPaste } from './applyPaste';
import type { PasteOption } from './fieldOptions';
import { ReplacedParts } from './ReplacedParts';
import { replacedParts } from './replacedParts';
import { adoptImported, pasteOptions } from './pasteOptions';

type PasteDialogProps = {
  open: OpenedTemplate;
  draftId: string;
  start: ImportSource;
  /** The field into which the text was pasted. */
  field?: PasteField | undefined;
  /** Takes pictures that are dropped on the dialog, which then closes. */
  onPictures: (files: readonly File[]) => void;
  onClose: () => void;
};

/** Reports the content of a paste, shows its effect on the open draft, and applies it on request. */
export function PasteDialog({ open, draftId, start, field, onPictures, onClose }: PasteDialogProps) {
  const { editor } = open;
  const [, navigate] = useLocation();
  const services = useAppServices();
  const { newDrafts } = services;
  const [source, setSource] = useState(() => (field ? start : sortedSource(start)));
  const [wanted, setWanted] = useState<PasteOption['id']>();
  const draft = useStore(editor.document, (state) => state.draft);
  const openCard = useStore(editor.selection, ({ card }) => card);
  const readOnly = useStore(open.access, readOnlyReason);
  useFileDrop(
    (file) => void readImportFile(file).then(setSource),
    (files) => {
      onClose();
      onPictures(files);
    },
  );
  const reading = useReading(source.text);
  const choices = useChosen(source.text, reading);
  if (source.library !== undefined)
    return <LibraryImport key={source.library} text={source.library} onClose={onClose} />;

  const [index = 0] = choices.found.length > 1 && choices.messages.length !== 1 ? [0] : choices.messages;
  const meant = choices.words(editor.document.getState()) ?? choices.found[index];
  const found = meant && choices.chips ? takeChips(meant) : meant;
  const adopted = found && adoptImported(found, editor.document.getState());
  const options = (adopted ? pasteOptions(adopted, draft, openCard) : []).map((option) =>
    readOnly !== undefined && option.id !== 'new' ? { ...option, isPossible: false, note: readOnly } : option,
  );
  const possible = options.filter(({ isPossible }) => isPossible);
  const isRows = reading?.kind === 'rows';
  const option = possible.find(({ id }) => id === wanted) ?? possible[0];

  function takeRows() {
    if (readOnly !== undefined) navigate(draftHref(draftForRows(services, source.text)));
    else editor.tools.setState({ name: 'sheet', text: source.text }, true);
  }
  async function apply() {
    if (reading?.kind === 'rows') return takeRows();
    if (!found || !adopted || !option) return undefined;
    if (option.id === 'new') {
      // A new draft numbers its parameters from the first one.
      const part = choices.words(emptyState) ?? found;
      navigate(draftHref(newDrafts.add(draftOfImported(part)).id));
      return undefined;
    }
    announce(await applyPaste(open, draftId, option, adopted));
    // Continue at the changed card. A draft that was replaced later takes the focus only if it was lost.
    if (option.id !== 'replace' || document.activeElement === document.body)
      editor.focus.focusEntry(option.card === undefined ? undefined : `${cardsPath}.${option.card}`, 'name');
  }
  return (
    <Dialog
      title="Import"
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
            <Button type="submit" value="text" variant={option || isRows ? 'secondary' : 'primary'}>
              Paste as text
            </Button>
          )}
          {(!field || option || isRows) && (
            <Button type="submit" value="apply" variant="primary" disabled={!option && !isRows}>
              {reading?.kind === 'rows' ? makeCards(reading.count) : (option?.label ?? 'Import')}
            </Button>
          )}
        </>
      }
    >
      {field && <IntoField field={field} />}
      {/* A paste that is still being read needs no box for another one. */}
      {(start.text === '' || (!found && !isRows && !isReading(source, reading))) && !field && (
        <ImportFields text={source.text} onSource={setSource} />
      )}
      <ReadText
        source={source}
        reading={reading}
        choices={choices}
        chosen={[index]}
        several={false}
        meant={meant}
        imported={found}
        picture={
          option && (
            <ResultPreview
              title={option.id === 'new' ? 'New draft' : 'This draft after the import'}
              template={option.template}
              parameters={adopted?.parameters ?? editor.document.getState().parameters}
            />
          )
        }
      >
        {option && <OptionChoice options={options} chosen={option} onChoose={setWanted} />}
        {option && option.id !== 'new' && <ReplacedParts parts={replacedParts(draft, option.template)} />}
      </ReadText>
    </Dialog>
  );
}

/** Says why a paste into a field asks first. */
function IntoField({ field }: { field: PasteField }) {
  const name = field.labels?.[0]?.textContent;
  return (
    <p>This looks like more than {name ? `text for “${name}”` : 'text'}. Import it, or paste it as text.</p>
  );
}

type OptionChoiceProps = {
  options: readonly PasteOption[];
  chosen: PasteOption;
  onChoose: (id: PasteOption['id']) => void;
};

/** How to use a paste. */
function OptionChoice({ options, chosen, onChoose }: OptionChoiceProps) {
  const name = useId();
  return (
    <Choices legend="How to import it">
      {options.map(({ id, label, note, isPossible }) => (
        <ChoiceRow
          key={id}
          type="radio"
          name={name}
          label={label}
          note={note}
          checked={id === chosen.id}
          disabled={!isPossible}
          onChange={() => onChoose(id)}
        />
      ))}
    </Choices>
  );
}
