import { useLocation } from 'wouter';
import { takeChips } from '../exchange/import/chips';
import type { Imported } from '../exchange/import/importTemplate';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/controls/Dialog';
import { announce } from '../ui/notices/announcer';
import { useAppServices } from '../workspace/services/AppServices';
import { draftHref } from '../workspace/draftHref';
import { importedDraft } from '../workspace/importedDraft';
import { foreignDraftOf } from '../workspace/newDraft';
import { addImported } from './addImported';
import { ChipsOffer } from './reading/ChipsOffer';
import { DoubtNotice } from './reading/DoubtNotice';
import { CampaignParts } from './reading/CampaignParts';
import { emptyState, importedWords } from './reading/importedWords';
import { ImportFields } from './ImportFields';
import { MessageChoice } from './reading/MessageChoice';
import type { ImportSource } from '../workspace/services/importSource';
import { ImportColumns } from './reading/ImportColumns';
import { draftForRows } from './draftForRows';
import { ReadingResult } from './reading/ReadingResult';
import { ResultPreview } from './reading/ResultPreview';
import { useChosen } from './reading/useChosen';
import { makeCards } from './reading/RowsFound';
import { useReading, type Reading } from './reading/useReading';

type TemplateImportProps = {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  onClose: () => void;
};

/** Reports what was found in a text. Opens one message as a new draft on request, or adds several to the library. */
export function TemplateImport({ source, onSource, onClose }: TemplateImportProps) {
  const [, navigate] = useLocation();
  const services = useAppServices();
  const { newDrafts } = services;
  const { text, problem } = source;
  const reading = useReading(text);
  const chosen = useChosen(text, reading);
  const found = reading?.kind === 'messages' ? reading.found : [];
  const words =
    reading?.kind === 'words' && chosen.parts
      ? importedWords(reading.campaign, chosen.parts, emptyState)
      : undefined;
  const meant = words ? [words] : found.filter((_part, index) => chosen.messages.includes(index));
  const taken = chosen.chips ? meant.map(takeChips) : meant;
  const [first] = taken;

  function open({ unmapped, parameters, altTexts, ...part }: Imported) {
    const draft = newDrafts.addFocused(
      foreignDraftOf({ template: importedDraft(part), unmapped, parameters, altTexts }),
    );
    navigate(draftHref(draft.id));
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
          <Button type="submit" value="open" look="primary" disabled={!first && reading?.kind !== 'rows'}>
            {nextStep(reading, taken)}
          </Button>
        </>
      }
    >
      <ImportFields text={text} onSource={onSource} />
      <ImportColumns
        picture={
          first &&
          taken.length === 1 && (
            <ResultPreview
              title="The new draft"
              template={importedDraft(first)}
              parameters={first.parameters}
            />
          )
        }
      >
        {found.length > 1 && (
          <MessageChoice
            found={found}
            isCut={reading?.kind === 'messages' && reading.isCut}
            several
            chosen={chosen.messages}
            onChoose={chosen.chooseMessages}
          />
        )}
        <DoubtNotice doubt={taken.length === 1 ? first?.doubt : undefined} />
        <ReadingResult
          found={taken.length === 1 ? asOpened(first) : undefined}
          reading={reading}
          isReading={text.trim() !== '' && reading === undefined}
          problem={problem}
        />
        {taken.length === 1 && (
          <ChipsOffer found={meant[0]} isTaken={chosen.chips} onChange={chosen.chooseChips} />
        )}
        {reading?.kind === 'words' && chosen.parts && (
          <CampaignParts campaign={reading.campaign} choices={chosen.parts} onChoose={chosen.chooseParts} />
        )}
      </ImportColumns>
    </Dialog>
  );
}

function nextStep(reading: Reading | undefined, taken: readonly Imported[]): string {
  if (reading?.kind === 'rows') return makeCards(reading.count);
  if (taken.length > 1) return `Add ${taken.length} drafts`;
  return taken[0]?.doubt === undefined ? 'Open as a new draft' : 'Open it all the same';
}

/** The import with what a draft of its own adds to it. */
function asOpened(part: Imported | undefined): Imported | undefined {
  if (part?.kind !== 'card') return part;
  const layout = { level: 'added', message: 'The card opens upright (VERTICAL) as a rich card.' } as const;
  return { ...part, report: [...part.report, layout] };
}
