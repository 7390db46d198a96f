import type { ReactNode } from 'react';
import type { Imported } from '../../exchange/import/importTemplate';
import { Notice } from '../../ui/notices/Notice';
import type { ImportSource } from '../../workspace/services/AppServices';
import styles from './importing.module.css';
import { CampaignParts, ChipsOffer, MessageChoice } from './ImportChoices';
import { plural } from '../../schema/values/text';
import { importedDraft } from '../../exchange/import/importedPart';
import { AnswerNotice } from './AnswerNotice';
import { ImportProblemNotice, ImportReport } from './ImportResult';
import type { TextReading, ReadingChoices } from './useReading';

type ReadTextProps = {
  source: ImportSource;
  reading: TextReading | undefined;
  choices: ReadingChoices;
  /** Indexes of the chosen messages. */
  chosen: readonly number[];
  /** Whether several messages may be chosen. */
  several: boolean;
  /** The one message that is chosen, as it was read; undefined for none and for several. */
  meant: Imported | undefined;
  /** The same as it will be imported. */
  imported: Imported | undefined;
  picture: ReactNode;
  /** Further choices. */
  children?: ReactNode;
};

/** What was read of a text, the choices in it, and beside them, where there is room, the picture of the result. */
export function ReadText(props: ReadTextProps) {
  const { source, reading, choices, chosen, several, meant, imported, picture, children } = props;
  const { problem } = source;
  const parts = (
    <>
      {reading?.kind === 'messages' && reading.found.length > 1 && (
        <MessageChoice
          found={reading.found}
          isCut={reading.isCut}
          several={several}
          chosen={chosen}
          onChoose={choices.chooseMessages}
        />
      )}
      {imported?.doubt !== undefined && (
        <Notice tone="warning" title="Is this what you meant?">
          <p>{imported.doubt}</p>
        </Notice>
      )}
      {/* It is said when it changes. */}
      <div role="status" className={styles.outcome}>
        {isReading(source, reading) && <p>Reading…</p>}
        {reading?.kind === 'messages' && reading.refusal && (
          <AnswerNotice answer={reading.refusal} template={meant && importedDraft(meant)} />
        )}
        {/* A notice asks about a doubt. */}
        {imported && <ImportReport report={imported.report.filter(({ level }) => level !== 'doubtful')} />}
        {reading?.kind === 'rows' && (
          <Notice
            tone="info"
            title={`Spreadsheet with ${plural(reading.count, 'row')} and ${reading.columns} columns`}
          >
            <p>Each row becomes a card. Next, you choose which column is the picture, the title and so on.</p>
          </Notice>
        )}
        {problem !== undefined && <ImportProblemNotice problem={problem} />}
        {problem === undefined && reading?.kind === 'problem' && (
          <ImportProblemNotice problem={reading.problem} place={reading.place} />
        )}
      </div>
      <ChipsOffer found={meant} isTaken={choices.chips} onChange={choices.chooseChips} />
      {children}
      {reading?.kind === 'words' && choices.parts && (
        <CampaignParts campaign={reading.campaign} choices={choices.parts} onChoose={choices.chooseParts} />
      )}
    </>
  );
  if (!picture) return parts;
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>{parts}</div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}

export const isReading = ({ text, problem }: ImportSource, reading: TextReading | undefined): boolean =>
  text.trim() !== '' && reading === undefined && problem === undefined;
