import { useState } from 'react';
import { LibraryImport } from './library/LibraryImport';
import { type ImportSource, useAppServices } from '../workspace/services/AppServices';
import { draftForPictures, readImportFile, sortedSource } from './readImportFile';
import { useFileDrop } from './importTarget';
import { useLocation } from 'wouter';
import { importedDraft, takeChips } from '../exchange/import/importedPart';
import type { Imported } from '../exchange/import/importTemplate';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/controls/Dialog';
import { announce } from '../ui/notices/announcer';
import { draftHref } from '../workspace/draftLinks';
import { addImported, draftForRows, draftOfImported } from './importedDrafts';
import { makeCards, ResultPreview } from './reading/ImportResult';
import { ReadText } from './reading/ReadText';
import { emptyState, useChosen, useReading, type TextReading } from './reading/useReading';
import { ImportFields } from './ImportFields';

type ImportDialogProps = { start: ImportSource; onClose: () => void };

/** Imports a text or a file: templates, or a library. */
export function ImportDialog({ start, onClose }: ImportDialogProps) {
  const [source, setSource] = useState(() => sortedSource(start));
  const services = useAppServices();
  const [, navigate] = useLocation();
  useFileDrop(
    (file) => void readImportFile(file).then(setSource),
    (files) => {
      onClose();
      navigate(draftHref(draftForPictures(services, files)));
    },
  );
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

/** Reports what was found in a text. Opens one message as a new draft on request, or adds several to the library. */
function TemplateImport({ source, onSource, onClose }: TemplateImportProps) {
  const [, navigate] = useLocation();
  const services = useAppServices();
  const { newDrafts } = services;
  const { text } = source;
  const reading = useReading(text);
  const choices = useChosen(text, reading);
  const words = choices.words(emptyState);
  const meant = words ? [words] : choices.found.filter((_part, index) => choices.messages.includes(index));
  const taken = choices.chips ? meant.map(takeChips) : meant;
  const [first] = taken;

  function open(part: Imported) {
    navigate(draftHref(newDrafts.addFocused(draftOfImported(part)).id));
  }
  async function take() {
    if (reading?.kind === 'rows') return navigate(draftHref(draftForRows(services, text)));
    if (first && taken.length === 1) return open(first);
    announce(await addImported(taken));
    return navigate('/');
  }
  return (
    <Dialog
      title="Import a template"
      isWide
      onClose={(value) => {
        if (value === 'open') void take();
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="open" variant="primary" disabled={!first && reading?.kind !== 'rows'}>
            {nextStep(reading, taken)}
          </Button>
        </>
      }
    >
      <ImportFields text={text} onSource={onSource} />
      <ReadText
        source={source}
        reading={reading}
        choices={choices}
        chosen={choices.messages}
        several
        meant={taken.length === 1 ? meant[0] : undefined}
        imported={taken.length === 1 ? asOpened(first) : undefined}
        picture={
          first &&
          taken.length === 1 && (
            <ResultPreview title="New draft" template={importedDraft(first)} parameters={first.parameters} />
          )
        }
      />
    </Dialog>
  );
}

function nextStep(reading: TextReading | undefined, taken: readonly Imported[]): string {
  if (reading?.kind === 'rows') return makeCards(reading.count);
  if (taken.length > 1) return `Add ${taken.length} drafts`;
  return taken[0]?.doubt === undefined ? 'Open as a new draft' : 'Open anyway';
}

/** The import with what a draft of its own adds to it. */
function asOpened(part: Imported | undefined): Imported | undefined {
  if (part?.kind !== 'card') return part;
  const layout = { level: 'added', message: 'Opens as a rich card with a vertical layout.' } as const;
  return { ...part, report: [...part.report, layout] };
}
